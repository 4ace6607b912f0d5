import { useLingui } from '@lingui/react/macro'
import type { SecondFactorQuestion } from '../../state/site/prompts.ts'
import { METHOD_PRESENTATION, type Way } from './second-factor-presentation.ts'
import * as css from './second-factor.css.ts'

interface WayChoiceProps {
  readonly ways: SecondFactorQuestion['demand']['ways']
  readonly way: Way
  readonly onWay: (way: Way) => void
}

/** The ways to prove who one is, where there is more than one. */
export function WayChoice({ ways, way, onWay }: WayChoiceProps) {
  const { i18n, t } = useLingui()
  if (ways.length < 2) return null
  return (
    <fieldset className={css.ways}>
      <legend className={css.legend}>{t`Confirm with`}</legend>
      {ways.map((each) => (
        <label key={each.way} className={css.way}>
          <input
            type="radio"
            name="way"
            value={each.way}
            checked={each.way === way}
            className={css.choice}
            data-focus={each.way === way || undefined}
            onChange={() => onWay(each.way)}
          />
          <span className={css.name}>
            {i18n._(METHOD_PRESENTATION[each.way].name)}
            {each.hint && (
              <span className={css.hint}>
                <bdi>{each.hint}</bdi>
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
