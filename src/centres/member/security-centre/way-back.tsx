import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { withMember } from '../../../parts/account/member-pages/member-address.ts'
import { isMemberPage } from '../../../rules/account/member-pages.ts'
import type { Search } from '../../../rules/games/address-search.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { PAGES } from '../pages.ts'

/** The way back to the page that needed something here first; nothing where no page did. */
export function WayBack() {
  const { i18n } = useLingui()
  // The same parser.
  const { 'm.back': back = '' } = useSearch({ strict: false }) as Search
  if (!isMemberPage(back)) return null
  const name = i18n._(PAGES[back].name)
  return (
    <Link to="." search={withMember(back)} state replace hash resetScroll={false} className={buttonClass('quiet', 's')}>
      <Trans>Back to “{name}”</Trans>
    </Link>
  )
}
