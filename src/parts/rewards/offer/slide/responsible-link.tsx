import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../../state/site/brand.ts'
import { cx } from '../../../../ui/layout/cx.ts'
import * as css from './offer-slide.css.ts'

/** From which age, and that play has its measure: what it is, one press away. A desktop's header says it. */
export function ResponsibleLink() {
  const age = useAtomValue(brandAtom).access.minimumAge
  return (
    <Link to="/responsible-gaming" className={cx(css.termsLink, css.narrowOnly)}>
      <Trans>{age}+ · Play responsibly</Trans>
    </Link>
  )
}
