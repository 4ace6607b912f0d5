import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BonusState } from '../../../state/rewards/bonuses.ts'
import { Gift, type IconView } from '../../../ui/media/icons.tsx'
import { CircleCheck, CircleExclamationPoint, Hourglass, RotateCcwClock, X } from '../../../ui/media/later-icons.ts'

interface BonusLook {
  readonly name: MessageDescriptor
  readonly icon: IconView
  /** Of its mark and its word. */
  readonly tone: 'warn' | 'accent' | 'good' | 'muted' | 'bad'
  /** What it means for the player. */
  readonly says: MessageDescriptor
}

/** Each state of a bonus has its own word and its own mark. */
export const BONUS_PRESENTATION: Readonly<Record<BonusState, BonusLook>> = {
  offered: {
    name: msg`Waiting`,
    icon: Hourglass,
    tone: 'warn',
    says: msg`It will be added with the deposit you chose it for.`,
  },
  active: { name: msg`Active`, icon: Gift, tone: 'accent', says: msg`Released once the wagering requirement is met.` },
  completed: {
    name: msg`Completed`,
    icon: CircleCheck,
    tone: 'good',
    says: msg`Wagering completed. The bonus is yours.`,
  },
  forfeited: { name: msg`Forfeited`, icon: X, tone: 'muted', says: msg`You cancelled this bonus and it was removed.` },
  expired: {
    name: msg`Expired`,
    icon: RotateCcwClock,
    tone: 'bad',
    says: msg`It expired before the wagering requirement was met.`,
  },
  unknown: {
    name: msg`Status unknown`,
    icon: CircleExclamationPoint,
    tone: 'muted',
    says: msg`We can’t show its current status here. Please ask customer service.`,
  },
}
