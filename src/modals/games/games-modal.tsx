import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useNavigation } from '../../parts/games/category-nav/use-navigation.ts'
import { NavIcon } from '../../parts/games/category-nav/nav-icon.tsx'
import { PlayLink } from '../../parts/games/play/play-link.tsx'
import type { Search } from '../../rules/site/search-params.ts'
import { cx } from '../../ui/layout/cx.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { directional, icon } from '../../ui/media/icon.css.ts'
import { ChevronRight } from '../../ui/media/later-icons.ts'
import * as css from './games-modal.css.ts'
import { VendorList } from './vendor-list.tsx'
import { VendorTiles } from './vendor-tiles.tsx'

/** The games as a sheet: of one vendor where the address names it (`of`), else the categories with their vendors. */
export function GamesModal({ onClose }: { readonly onClose: () => void }) {
  // Every route shares one parser, which gives text by name.
  const { of } = useSearch({ strict: false }) as Search
  return of === undefined ? <Categories onClose={onClose} /> : <VendorList vendor={of} onClose={onClose} />
}

/** As phones have the header's drop-down (spec 2, "Header"). */
function Categories({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const entries = useNavigation().filter(({ lanes, target }) => lanes ?? target.isProtected)
  return (
    <Dialog title={t`Games`} onClose={onClose} size="modal">
      {entries.map((entry) => (
        <section key={entry.name} className={css.lane}>
          <h3>
            <PlayLink target={entry.target} className={css.head}>
              <span className={css.mark}>
                <NavIcon item={entry} />
              </span>
              {entry.name}
              <ChevronRight aria-hidden className={cx(icon.m, directional, css.end)} />
            </PlayLink>
          </h3>
          <VendorTiles lanes={entry.lanes ?? []} />
        </section>
      ))}
    </Dialog>
  )
}
