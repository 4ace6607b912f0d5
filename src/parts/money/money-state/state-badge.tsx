import { Trans } from '@lingui/react/macro'
import { icon } from '../../../ui/media/icon.css.ts'
import { CircleCheck, CircleExclamationPoint, Hourglass } from '../../../ui/media/later-icons.ts'
import * as css from './money-state.css.ts'

const MARKS = { done: CircleCheck, refused: CircleExclamationPoint, pending: Hourglass }

/** What has become of money that was sent: in words and with a mark, never by its colour alone. */
export function StateBadge({ state }: { readonly state: keyof typeof css.state }) {
  const Mark = MARKS[state]
  return (
    <span className={css.state[state]}>
      <Mark aria-hidden className={icon.s} />
      {state === 'done' ? <Trans>Done</Trans> : state === 'refused' ? <Trans>Refused</Trans> : <Trans>Pending</Trans>}
    </span>
  )
}
