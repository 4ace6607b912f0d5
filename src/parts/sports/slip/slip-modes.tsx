import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { isLeftOut, systemSizes } from '../../../rules/sports/slip-check.ts'
import { SLIP_MODES } from '../../../rules/sports/slip.ts'
import { slipAtom } from '../../../state/sports/slip.ts'
import * as css from './slip-modes.css.ts'
import { useModeNames, useSizeWords } from './picks/use-slip-words.ts'
import type { ReadySlip } from './use-slip.ts'

interface SlipModesProps {
  readonly ready: ReadySlip
  /** What is wrong with the choice. */
  readonly problem: string | undefined
}

/** Each pick for itself, all together, or every combination of so many. */
export function SlipModes({ ready: { slip, checked }, problem }: SlipModesProps) {
  const { t } = useLingui()
  const names = useModeNames()
  const words = useSizeWords()
  const change = useSetAtom(slipAtom)
  const count = checked.picks.filter((each) => !isLeftOut(each)).length
  const sizes = systemSizes(count)
  return (
    <div className={css.modes}>
      <fieldset className={css.choices} aria-label={t`Kind of bet`}>
        {SLIP_MODES.map((mode) => (
          <button
            key={mode}
            type="button"
            className={css.choice}
            aria-pressed={mode === slip.mode}
            onClick={() => change((held) => ({ ...held, mode }))}
          >
            {names[mode]}
          </button>
        ))}
      </fieldset>
      {slip.mode === 'system' && sizes.length > 0 && (
        <fieldset className={css.sizes} aria-label={t`Size of the system`}>
          {sizes.map((size) => (
            <button
              key={size}
              type="button"
              className={css.size}
              aria-pressed={size === slip.size}
              onClick={() => change((held) => ({ ...held, size }))}
            >
              {words(size, count)}
            </button>
          ))}
        </fieldset>
      )}
      {problem !== undefined && <p className={css.problem}>{problem}</p>}
    </div>
  )
}
