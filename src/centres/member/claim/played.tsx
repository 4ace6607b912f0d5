import { useLingui } from '@lingui/react/macro'
import { progressLine } from '../../../ui/states/progress.css.ts'

interface PlayedProps {
  /** The id of the title of what is played for. */
  readonly titleId: string
  readonly done: bigint
  readonly all: bigint
  readonly say: (value: bigint) => string
}

/** How much of something is done, as a bar. */
export function Played({ titleId, done, all, say }: PlayedProps) {
  const { t } = useLingui()
  const [much, whole] = [say(done), say(all)]
  return (
    <progress
      className={progressLine}
      // In hundredths of the whole, so that no amount is too large for a bar.
      value={all > 0n ? Number((done * 100n) / all) : 100}
      max={100}
      aria-labelledby={titleId}
      aria-valuetext={t`${much} of ${whole}`}
    />
  )
}
