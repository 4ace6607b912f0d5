import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { withCentre } from '../../../parts/site/use-modal/with-centre.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { PAGES } from '../pages.ts'

/** The way back to the page that needed something here first; nothing where no page did. */
export function WayBack() {
  const { i18n } = useLingui()
  // The same parser.
  const { 'm.back': back = '' } = useSearch({ strict: false }) as Search
  const page = Object.hasOwn(PAGES, back) ? PAGES[back] : undefined
  if (!page) return null
  const name = i18n._(page.name)
  return (
    <Link
      to="."
      search={withCentre('member', back)}
      state
      replace
      hash
      resetScroll={false}
      className={buttonClass('quiet', 's')}
    >
      <Trans>Back to “{name}”</Trans>
    </Link>
  )
}
