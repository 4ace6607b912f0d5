import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { ClaimButton } from '../../parts/rewards/claim/claim-button.tsx'
import type { Claim } from '../../parts/rewards/claim/use-claim.ts'
import { OfferArt } from '../../parts/rewards/offer/offer-art.tsx'
import { offerKind } from '../../parts/rewards/offer/offer-kind.ts'
import { OfferDates } from '../../parts/rewards/offer/offer-dates.tsx'
import { lineDates } from '../../parts/rewards/offer/offer-ticket.css.ts'
import { OfferTicket } from '../../parts/rewards/offer/offer-ticket.tsx'
import { useOfferAsks } from '../../parts/rewards/offer/use-offer-asks.ts'
import { useOfferFigure } from '../../parts/rewards/offer/use-offer-figure.ts'
import { RewardStatus } from '../../parts/rewards/reward-status/reward-status.tsx'
import { formatRelative } from '../../i18n/format/format.ts'
import { languageAtom } from '../../state/site/language.ts'
import type { Promotion } from '../../state/rewards/promotions.ts'
import { buttonClass } from '../../ui/actions/button-class.ts'
import { textLink } from '../../ui/actions/text-link.css.ts'
import { Cluster } from '../../ui/layout/cluster.tsx'
import { Figure } from '../../ui/layout/figure.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { PlaceButton } from './place-button.tsx'
import { promotionAddress } from './promotion-address.ts'
import { placeOf } from './promotion-place.ts'
import { PromotionProgress } from './promotion-progress.tsx'

interface PromotionCardProps {
  readonly promotion: Promotion
  readonly claim: Claim
  /** Its place in the list. */
  readonly place: number
  /** It is the one whose details stand beside the list. */
  readonly current: boolean
}

/** A promotion in the list: what it gives as a number and what it asks for, until when, how it stands, and the next step. */
export function PromotionCard({ promotion, claim, place, current }: PromotionCardProps) {
  const id = useId()
  const figureOf = useOfferFigure()
  const { title, picture, state, status, starts, ends, progress } = promotion
  const { figure, note } = figureOf(promotion)
  const asks = useOfferAsks()(promotion)
  const address = promotionAddress(promotion.id)
  const where = placeOf(promotion)
  return (
    <OfferTicket
      id={id}
      art={<OfferArt kind={offerKind(promotion)} picture={picture} figure={figure} place={place} />}
      current={current}
      end={
        <>
          <span className={lineDates}>
            <OfferDates state={state} starts={starts} ends={ends} />
          </span>
          {state === 'join' ? <OpenState ends={ends} /> : <RewardStatus state={state} status={status} />}
          <Link {...address} className={textLink} aria-describedby={id}>
            <Trans>All terms</Trans>
          </Link>
          {state === 'claim' ? (
            <ClaimButton claim={claim} what={promotion.id} titleId={id} />
          ) : where?.page === 'depositv2' ? (
            <PlaceButton place={where} titleId={id} small />
          ) : (
            <Link {...address} className={buttonClass('quiet', 's')} aria-describedby={id}>
              <Trans>Read</Trans>
            </Link>
          )}
        </>
      }
    >
      {figure && (
        <Cluster align="baseline" space="xs">
          <Figure tone="accent" low>
            {figure}
          </Figure>
          <Text as="span" size="s" tone="muted">
            {note}
          </Text>
        </Cluster>
      )}
      <Text as="h2" id={id} size="m" weight="bold" breaks>
        {title}
      </Text>
      {asks.length > 0 && (
        <Text size="s" breaks figures>
          {asks.join(' ')}
        </Text>
      )}
      {progress && <PromotionProgress progress={progress} titleId={id} />}
    </OfferTicket>
  )
}

/** From when on how long it is still open says more than that it is. */
const SOON_MS = 7 * 86_400_000

/** That an offer is open, or how soon it no longer is. */
function OpenState({ ends }: { readonly ends: number | null }) {
  const { tag } = useAtomValue(languageAtom)
  const [now] = useState(() => Date.now())
  const left = ends === null ? null : ends - now
  const when = ends !== null && left !== null && left > 0 && left < SOON_MS ? formatRelative(ends, now, tag) : ''
  return (
    <Text as="span" size="s" weight="medium">
      {when ? <Trans>Ends {when}</Trans> : <Trans>Open to you</Trans>}
    </Text>
  )
}
