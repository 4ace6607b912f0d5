/** How each state of a withdrawal looks and what it means: a mark, a name and a sentence of its own (spec 4). */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WithdrawalState } from '../../../../rules/money/withdrawal.ts'
import type { IconView } from '../../../../ui/media/icons.tsx'
import {
  Banknote,
  CircleCheck,
  CircleExclamationPoint,
  ClockCheck,
  Gavel,
  Hourglass,
  RotateCw,
  Search,
  Split,
  Undo,
  X,
} from '../../../../ui/media/later-icons.ts'
import type { BadgeTone } from '../../../../ui/states/badge.tsx'

interface StatePresentation {
  readonly icon: IconView
  readonly name: MessageDescriptor
  readonly means: MessageDescriptor
  readonly tone: BadgeTone
}

export const STATE_PRESENTATION: Readonly<Record<WithdrawalState, StatePresentation>> = {
  requested: {
    icon: Hourglass,
    name: msg`Requested`,
    means: msg`Your request has arrived. The amount is held for you until it is paid.`,
    tone: 'quiet',
  },
  'under-review': {
    icon: Search,
    name: msg`Under review`,
    means: msg`Our team is reviewing it. No action is needed.`,
    tone: 'warn',
  },
  approved: {
    icon: ClockCheck,
    name: msg`Approved`,
    means: msg`Approved. Payment will follow.`,
    tone: 'accent',
  },
  paying: {
    icon: RotateCw,
    name: msg`Being paid`,
    means: msg`The payment is on its way to your account.`,
    tone: 'accent',
  },
  'paid-out': {
    icon: Banknote,
    name: msg`Paid out`,
    means: msg`Payment sent. Please confirm whether you have received it.`,
    tone: 'strong',
  },
  'partly-received': {
    icon: Split,
    name: msg`Partly received`,
    means: msg`A part has arrived. The rest is still to be paid.`,
    tone: 'warn',
  },
  'not-received': {
    icon: CircleExclamationPoint,
    name: msg({ message: 'Not received', context: 'a withdrawal’s state' }),
    means: msg`You told us that it has not arrived. We are looking into it.`,
    tone: 'bad',
  },
  confirmed: {
    icon: CircleCheck,
    name: msg({ message: 'Received', context: 'a withdrawal’s state' }),
    means: msg`It has been paid and received. This withdrawal is complete.`,
    tone: 'good',
  },
  forced: {
    icon: Gavel,
    name: msg`Marked as received`,
    means: msg`We have looked into it and count it as received. The amount will not be returned to your balance.`,
    tone: 'decided',
  },
  rejected: {
    icon: X,
    name: msg`Rejected`,
    means: msg`It was not approved. The whole amount is back in your balance.`,
    tone: 'bad',
  },
  returned: {
    icon: Undo,
    name: msg`Returned`,
    means: msg`The payment came back to us. Anything you had not received is back in your balance.`,
    tone: 'quiet',
  },
  unknown: {
    icon: CircleExclamationPoint,
    name: msg`Status unknown`,
    means: msg`We can’t show its current status here. Ask customer service and quote the reference.`,
    tone: 'quiet',
  },
}
