import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import * as css from './offer-slide.css.ts'

/** Where the whole terms of a promotion stand. */
export function TermsLink({ promotion }: { readonly promotion: string }) {
  return (
    <Link to="/promoDetail" search={{ promotion }} className={css.termsLink}>
      <Trans>All terms</Trans>
    </Link>
  )
}
