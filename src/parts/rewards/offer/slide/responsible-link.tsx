import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../../state/site/brand.ts'
import * as css from './offer-slide.css.ts'

/** From which age, and that play has its measure: what it is, one press away. */
export function ResponsibleLink() {
  const age = useAtomValue(brandAtom).access.minimumAge
  return (
    <Link to="/responsible-gaming" className={css.termsLink}>
      <Trans>{age}+ · Play responsibly</Trans>
    </Link>
  )
}
