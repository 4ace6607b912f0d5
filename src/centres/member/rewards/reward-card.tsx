import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { formatMoney } from '../../../i18n/format.ts'
import { useMoments } from '../../../parts/site/merchant-clock/use-moments.ts'
import type { RewardState } from '../../../rules/rewards/reward-state.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import type { Reward } from '../../../state/rewards/rewards.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import { Gift } from '../../../ui/media/icons.tsx'
import { CircleCheck, CircleExclamationPoint, Hourglass } from '../../../ui/media/later-icons.ts'
import * as css from './rewards.css.ts'

/** Each state in words and with a look of its own (spec 4, "Promotion or activity status"). */
const LOOKS: Readonly<
  Record<RewardState, { readonly name: MessageDescriptor; readonly look: keyof typeof css.state }>
> = {
  join: { name: msg`Open to join`, look: 'open' },
  joined: { name: msg`Joined`, look: 'open' },
  applying: { name: msg`Applied for`, look: 'waiting' },
  process: { name: msg`In process`, look: 'waiting' },
  claim: { name: msg`Available to claim`, look: 'open' },
  claimed: { name: msg`Claimed`, look: 'good' },
  issued: { name: msg`Issued`, look: 'good' },
  rejected: { name: msg({ message: 'Rejected', context: 'of a reward' }), look: 'bad' },
  'coming-soon': { name: msg`Coming soon`, look: 'waiting' },
  close: { name: msg`Closed`, look: 'over' },
}
const MARKS = { open: Gift, waiting: Hourglass, good: CircleCheck, bad: CircleExclamationPoint, over: Gift }

interface RewardCardProps {
  readonly reward: Reward
  /** It is on its way. */
  readonly claiming: boolean
  /** Whether nothing may be claimed just now. */
  readonly locked: boolean
  readonly onClaim: () => void
}

/** A reward: what it is for, how much it is, and what has become of it. */
export function RewardCard({ reward, claiming, locked, onClaim }: RewardCardProps) {
  const { i18n } = useLingui()
  const id = useId()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const say = useMoments()
  const { title, description, amount, state, status, ends } = reward
  const { name, look } = state === null ? { name: null, look: 'over' as const } : LOOKS[state]
  const Mark = MARKS[look]
  const when = ends === null ? '' : say(ends)
  return (
    <li className={css.card}>
      <div className={css.head}>
        <h4 id={id} className={css.title}>
          {title}
        </h4>
        {amount !== null && <span className={css.amount}>{formatMoney(amount, currency, tag)}</span>}
      </div>
      {description !== '' && <p className={css.note}>{description}</p>}
      {when && (
        <p className={css.note}>
          <Trans>until {when}</Trans>
        </p>
      )}
      <div className={css.foot}>
        <span className={css.state[look]}>
          <Mark aria-hidden className={icon.s} />
          {name ? i18n._(name) : status}
        </span>
        {state === 'claim' && (
          <Button size="s" disabled={locked && !claiming} busy={claiming} aria-describedby={id} onClick={onClaim}>
            <Trans>Claim</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}
