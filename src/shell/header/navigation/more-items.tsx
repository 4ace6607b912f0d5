import { Trans, useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useId } from 'react'
import { NavIcon } from '../../../parts/games/category-nav/nav-icon.tsx'
import { PlayLink } from '../../../parts/games/play/play-link.tsx'
import { closePopover } from '../../../ui/actions/close-popover.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { ChevronDown } from '../../../ui/media/later-icons.ts'
import { item as row } from '../../../ui/overlays/popover.css.ts'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { itemKey, type HeaderItem } from './header-item.ts'
import * as css from './navigation.css.ts'

interface MoreItemsProps {
  readonly items: readonly HeaderItem[]
  readonly look: keyof typeof css.link
}

/** What a row of the navigation has no room for, behind one button at its end. */
export function MoreItems({ items, look }: MoreItemsProps) {
  const { t } = useLingui()
  const id = useId()
  const here = useRouterState({ select: ({ location }) => location.pathname })
  const holdsPage = items.some(({ target, alsoAt = [] }) => target?.to === here || alsoAt.includes(here))
  return (
    <>
      <button type="button" className={css.link[look]} popoverTarget={id} data-here={holdsPage || undefined}>
        <Trans context="further items of the navigation">More</Trans>
        <ChevronDown aria-hidden className={icon.s} />
      </button>
      <Popover id={id} label={t({ message: 'More', context: 'further items of the navigation' })}>
        {items.map(
          (item) =>
            item.target && (
              <PlayLink
                key={itemKey(item)}
                target={item.target}
                className={row}
                onClick={(event) => closePopover(event.currentTarget)}
              >
                <NavIcon item={item} />
                {item.name}
              </PlayLink>
            ),
        )}
      </Popover>
    </>
  )
}
