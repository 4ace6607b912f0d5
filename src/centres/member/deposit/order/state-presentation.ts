/** How each state of a deposit looks, what it is called, and what it means for the player. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DepositState } from '../../../../rules/money/deposit.ts'
import type { IconView } from '../../../../ui/media/icons.tsx'
import {
  CircleCheck,
  CircleExclamationPoint,
  ClockCheck,
  Hourglass,
  ImageUp,
  Search,
  X,
} from '../../../../ui/media/later-icons.ts'
import type { BadgeTone } from '../../../../ui/states/badge.tsx'

interface StatePresentation {
  readonly name: MessageDescriptor
  readonly means: MessageDescriptor
  readonly icon: IconView
  readonly tone: BadgeTone
}

export const STATE_PRESENTATION: Readonly<Record<DepositState, StatePresentation>> = {
  waiting: {
    name: msg`Waiting for payment`,
    means: msg`Pay the exact amount before the time runs out. We credit it automatically.`,
    icon: Hourglass,
    tone: 'warn',
  },
  'slip-received': {
    name: msg`Receipt received`,
    means: msg`We are checking your receipt against the payments we have received.`,
    icon: ImageUp,
    tone: 'accent',
  },
  reviewing: {
    name: msg`Under review`,
    means: msg`We are reviewing your payment. No action is needed.`,
    icon: Search,
    tone: 'decided',
  },
  credited: {
    name: msg`Credited`,
    means: msg`The money is in your wallet.`,
    icon: CircleCheck,
    tone: 'good',
  },
  rejected: {
    name: msg`Rejected`,
    means: msg`No funds have been credited. If you have paid, contact customer service and quote the reference.`,
    icon: CircleExclamationPoint,
    tone: 'bad',
  },
  lapsed: {
    name: msg`Time ran out`,
    means: msg`The time to pay has run out. If you have paid, contact customer service and quote the reference; otherwise make a new deposit.`,
    icon: ClockCheck,
    tone: 'strong',
  },
  cancelled: {
    name: msg`Cancelled`,
    means: msg`You have cancelled this deposit. No money has been credited. If you have paid, contact customer service and quote the reference.`,
    icon: X,
    tone: 'quiet',
  },
  unknown: {
    name: msg`Status unknown`,
    means: msg`We can’t show its current status here. Ask customer service and quote the reference.`,
    icon: CircleExclamationPoint,
    tone: 'quiet',
  },
}
