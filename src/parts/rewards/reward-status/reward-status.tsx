import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { RewardState } from '../../../rules/rewards/reward-state.ts'
import { Gift } from '../../../ui/media/icons.tsx'
import { CircleCheck, CircleExclamationPoint, Hourglass } from '../../../ui/media/later-icons.ts'
import { Status } from '../../../ui/states/status.tsx'

/** The mark of each look, and its colour beside it. */
const MARKS = {
  // In plain ink: in the accent it would look like something to press.
  open: { icon: Gift, tone: 'ink' },
  waiting: { icon: Hourglass, tone: 'warn' },
  good: { icon: CircleCheck, tone: 'good' },
  bad: { icon: CircleExclamationPoint, tone: 'bad' },
  over: { icon: Gift, tone: 'muted' },
} as const

/** Each state in words and with a look of its own (spec 4, "Promotion or activity status"). */
const LOOKS: Readonly<Record<RewardState, { readonly name: MessageDescriptor; readonly look: keyof typeof MARKS }>> = {
  join: { name: msg({ message: 'Open', context: 'a promotion' }), look: 'open' },
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

interface RewardStatusProps {
  /** `null` for a word that nobody knows here. */
  readonly state: RewardState | null
  /** As the platform wrote it, which is shown then. */
  readonly status: string
}

/** What has become of a reward or a promotion. */
export function RewardStatus({ state, status }: RewardStatusProps) {
  const { i18n } = useLingui()
  const { name, look } = state === null ? { name: null, look: 'over' as const } : LOOKS[state]
  return <Status {...MARKS[look]}>{name ? i18n._(name) : status}</Status>
}
