import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ServerHtml } from '../../parts/content/html/server-html.tsx'
import { ClaimButton } from '../../parts/rewards/claim/claim-button.tsx'
import type { Claim } from '../../parts/rewards/claim/use-claim.ts'
import { OfferBanner } from '../../parts/rewards/offer/offer-banner.tsx'
import { OfferDeadline } from '../../parts/rewards/offer/offer-deadline.tsx'
import { OfferDates } from '../../parts/rewards/offer/offer-dates.tsx'
import { RewardStatus } from '../../parts/rewards/reward-status/reward-status.tsx'
import { CopyButton } from '../../parts/site/copy/copy-button.tsx'
import { Moment } from '../../parts/site/merchant-clock/moment.tsx'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import { promotionQuery, type PromotionDetail as Detail } from '../../state/rewards/promotions.ts'
import { Alert } from '../../ui/states/alert.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import { Fact } from '../../ui/layout/fact.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Split } from '../../ui/layout/split.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { Join } from './join.tsx'
import { PlaceButton } from './place-button.tsx'
import { placeOf } from './promotion-place.ts'
import { Steps } from './steps.tsx'
import { PromotionProgress } from './promotion-progress.tsx'
import { TermsFacts } from './terms-facts.tsx'
import type { Asking } from './use-promotions.ts'

/** What is sent to a friend: the promotion alone. */
const sharedAddress = (id: string): string =>
  `${location.origin}/promoDetail?${new URLSearchParams({ promotion: id }).toString()}`

interface PromotionDetailProps {
  readonly id: string
  readonly asking: Asking
  readonly claim: Claim
}

/** One promotion: what it gives, until when, what it asks for with an example, how it stands, and its conditions. */
export function PromotionDetail({ id, asking, claim }: PromotionDetailProps) {
  const query = useQuery(promotionQuery(asking, id))
  return (
    <QueryView query={query} waiting={<Waiting parts={['summary', 'list']} />}>
      {(promotion) => (
        <Stack space="m">
          <Loaded promotion={promotion} claim={claim} />
        </Stack>
      )}
    </QueryView>
  )
}

function Loaded({ promotion, claim }: { readonly promotion: Detail; readonly claim: Claim }) {
  const { t } = useLingui()
  const titleId = useId()
  const { state, status, starts, ends, terms, progress, applied, conditions } = promotion
  const place = placeOf(promotion)
  return (
    <>
      <OfferBanner promotion={promotion} id={titleId} />
      <Panel space="m">
        <Stack space="xs">
          <RewardStatus state={state} status={status} />
          {ends !== null && state !== 'close' && state !== 'coming-soon' ? (
            <OfferDeadline ends={ends} />
          ) : (
            <OfferDates state={state} starts={starts} ends={ends} />
          )}
        </Stack>
        <Steps promotion={promotion} />
        {progress && <PromotionProgress progress={progress} titleId={titleId} />}
        {state === 'rejected' && (
          <Alert tone="bad" title={t`Your application was rejected`}>
            {applied?.reason && <p>{applied.reason}</p>}
          </Alert>
        )}
        {(state === 'applying' || state === 'process') && (
          <Alert tone="info" title={t`We have received your application`}>
            <p>
              <Trans>We will review it. Its status appears here and in the reward centre.</Trans>
            </p>
          </Alert>
        )}
        {state === 'claim' && (
          <div>
            <ClaimButton claim={claim} what={promotion.id} titleId={titleId} />
          </div>
        )}
        {place ? (
          <PlaceButton place={place} titleId={titleId} />
        ) : (
          // What is taken part in somewhere that this site does not know is not joined here.
          state === 'join' && promotion.place === null && <Join promotion={promotion} titleId={titleId} />
        )}
        <TermsFacts terms={terms} />
        {applied && (
          <Facts layout="lines">
            <Fact name={t`Applied on`}>
              <Moment at={applied.time} />
            </Fact>
            {applied.comment && <Fact name={t`Comment`}>{applied.comment}</Fact>}
            {applied.pictures > 0 && <Fact name={t`Pictures`}>{applied.pictures}</Fact>}
          </Facts>
        )}
        {conditions && (
          <Stack space="xs">
            <Text as="h3" weight="bold">
              <Trans>Conditions</Trans>
            </Text>
            <ServerHtml source={conditions} />
          </Stack>
        )}
        <Text size="s" tone="muted">
          <Trans>Play responsibly. You can give a bonus up at any time.</Trans>
        </Text>
        <Split wraps>
          <Text size="s">
            <Trans>Share this promotion</Trans>
          </Text>
          <CopyButton text={sharedAddress(promotion.id)} isLink what={t`to this promotion`} />
        </Split>
      </Panel>
    </>
  )
}
