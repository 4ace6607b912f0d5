import { Trans } from '@lingui/react/macro'
import * as css from './winners.css.ts'

/** A board of winners promises nobody anything. */
export function WinnersNote() {
  return (
    <p className={css.note}>
      <Trans>Past wins do not affect future results.</Trans>
    </p>
  )
}
