import { Trans } from '@lingui/react/macro'
import * as css from './thing-row.css.ts'

interface ThingTitleProps {
  readonly id: string
  readonly name: string
  readonly figure: string
}

/** What a thing is called, on one line: where that is too short the name is cut, and the figure never. */
export function ThingTitle({ id, name, figure }: ThingTitleProps) {
  return (
    <h3 id={id} className={css.title} title={name}>
      {figure ? (
        <Trans>
          <span className={css.name}>{name}</span>
          <span className={css.figure}>: {figure}</span>
        </Trans>
      ) : (
        <span className={css.name}>{name}</span>
      )}
    </h3>
  )
}
