import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { OfferStrip } from '../../../parts/rewards/offer/offer-strip.tsx'
import { slidesOf } from '../../../rules/rewards/slides.ts'
import { promotionsQuery } from '../../../state/rewards/promotions.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { useModules } from '../../../state/site/modules.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'

/** The offer for newcomers in one strip, where the first window leads with something else. */
export function WelcomeSection() {
  const { code } = useAtomValue(languageAtom)
  const { flags } = useModules()
  const { data } = useQuery(promotionsQuery({ language: code, signedIn: false }))
  const [slide] = slidesOf(['welcome'], {
    promotions: data?.list ?? null,
    jackpot: null,
    draw: null,
    table: null,
    match: null,
  })
  if (!slide || !('promotion' in slide)) return null
  return (
    <OfferStrip promotion={slide.promotion}>
      {flags.DIRECT_REGISTRATION && (
        <Link to="/register" className={buttonClass('quiet', 'm')}>
          <Trans>Register</Trans>
        </Link>
      )}
    </OfferStrip>
  )
}
