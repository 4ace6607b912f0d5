import { Trans } from '@lingui/react/macro'
import { muted, small } from '../../ui/layout/text.css.ts'

/** Says why games stand in the place of rooms. */
export function RoomsElsewhere() {
  return (
    <p className={`${muted} ${small}`}>
      <Trans>This provider seats you inside its games. Choose one to play.</Trans>
    </p>
  )
}
