import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { withCentre } from '../../../parts/site/use-modal/with-centre.ts'
import { CONTRACT_PAGES } from '../../../rules/team/contract-pages.ts'
import type { ContractKind } from '../../../rules/team/contract-terms.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import { KIND_NAMES } from '../../../parts/team/contract/contract-words.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { buttonClass } from '../../../ui/actions/button-class.ts'

interface OfferLinkProps {
  readonly kind: ContractKind
  /** The username of somebody of the first line. */
  readonly member: string
}

/** Leads to the form of an offer of a kind, with a member chosen already; only for kinds that are enabled (`useOpenKinds`). */
export function OfferLink({ kind, member }: OfferLinkProps) {
  const { i18n } = useLingui()
  return (
    <Link
      to="."
      search={(search: Search) => ({ ...withCentre('agent', CONTRACT_PAGES[kind])(search), 'a.member': member })}
      state
      replace
      hash
      resetScroll={false}
      className={buttonClass('quiet', 's')}
    >
      <Trans>Offer a contract</Trans>
      {/* One beside another, they differ for who hears them, too. */}
      <VisuallyHidden> {i18n._(KIND_NAMES[kind])}</VisuallyHidden>
    </Link>
  )
}
