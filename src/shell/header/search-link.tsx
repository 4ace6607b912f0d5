import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MODAL_STATE, withModal } from '../../parts/site/use-modal/use-modal.ts'
import { buttonClass } from '../../ui/actions/button-class.ts'
import { cx } from '../../ui/layout/cx.ts'
import { icon } from '../../ui/media/icon.css.ts'
import { Search } from '../../ui/media/icons.tsx'
import * as css from './search-link.css.ts'

/** Opens the search over the page (spec 2, "Header"). */
export function SearchLink({ look }: { readonly look: keyof typeof css.look }) {
  return (
    <Link
      to="."
      search={withModal('search')}
      state={MODAL_STATE}
      hash
      resetScroll={false}
      className={cx(buttonClass('ghost'), css.look[look])}
    >
      <Search aria-hidden className={icon.m} />
      <span className={css.words}>
        <Trans>Search</Trans>
      </span>
    </Link>
  )
}
