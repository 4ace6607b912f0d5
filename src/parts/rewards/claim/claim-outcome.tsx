import { useLingui } from '@lingui/react/macro'
import { Reference } from '../../site/failure-notice/reference.tsx'
import { MoneyFailure } from '../../money/money-state/money-failure.tsx'
import { MoneyState } from '../../money/money-state/money-state.tsx'
import type { MoneyKind, Movement } from '../../../rules/money/money-intent.ts'
import { Alert } from '../../../ui/states/alert.tsx'
import { Celebration } from '../../../ui/states/celebration.tsx'
import { News } from '../../../ui/states/news.tsx'
import type { Claim } from './use-claim.ts'

interface ClaimOutcomeProps {
  readonly kind: MoneyKind
  readonly claim: Claim
  readonly words: (movement: Movement) => string
  /** Off for money that comes back of what was bet or lost. */
  readonly celebrates?: boolean
}

/** What has become of claims: pending, done, refused. */
export function ClaimOutcome(props: ClaimOutcomeProps) {
  const { kind, claim, words, celebrates = true } = props
  const { money, failure, done } = claim
  const { t } = useLingui()
  const what = done && words(done)
  return (
    <News>
      <MoneyState kind={kind} pending={money.pending} words={words} />
      {failure !== null && <MoneyFailure error={failure} />}
      {done && (
        <Alert tone="good" title={t`Done: ${what}`}>
          {celebrates && <Celebration key={done.reference} />}
          <Reference text={done.reference} />
        </Alert>
      )}
    </News>
  )
}
