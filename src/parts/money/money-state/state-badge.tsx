import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleExclamationPoint, Hourglass } from '../../../ui/media/later-icons.ts'
import { Status } from '../../../ui/states/status.tsx'

const LOOKS = {
  done: { icon: CircleCheck, tone: 'good' },
  refused: { icon: CircleExclamationPoint, tone: 'bad' },
  pending: { icon: Hourglass, tone: 'warn' },
} as const

/** What has become of money that was sent: in words and with a mark, never by its colour alone. */
export function StateBadge({ state }: { readonly state: keyof typeof LOOKS }) {
  return (
    <Status {...LOOKS[state]}>
      {state === 'done' ? <Trans>Done</Trans> : state === 'refused' ? <Trans>Refused</Trans> : <Trans>Pending</Trans>}
    </Status>
  )
}
