import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import type { RefObject } from 'react'
import { formatMoneyPlain } from '../../../i18n/format/format.ts'
import { stakePresets } from '../../../rules/sports/stake-presets.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { slipAtom } from '../../../state/sports/slip.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { StakeInput, type StakeField } from './stake-input.tsx'
import * as css from './slip-stake.css.ts'
import type { ReadySlip } from './use-slip.ts'

interface SlipStakeProps {
  readonly ready: ReadySlip
  /** What is wrong with it. */
  readonly error: string | undefined
  /** On one line with the choices, where there is little room. */
  readonly isTight: boolean
  readonly field: RefObject<StakeField | null>
}

/** What four of them beside each other have room for in their usual size. */
const MOST_LETTERS = 8

/** The stake of the bet, or of each bet: typed, or chosen by one tap. */
export function SlipStake({ ready: { slip, terms }, error, isTight, field }: SlipStakeProps) {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const change = useSetAtom(slipAtom)
  const presets = stakePresets(terms.leastStake, terms.mostStake, isTight ? 3 : 4)
  const least = formatMoneyPlain(terms.leastStake, currency, tag)
  const isEach = slip.mode === 'system' || (slip.mode === 'single' && slip.picks.length > 1)
  const write = (preset: bigint): string => formatMoneyPlain(preset, currency, tag)
  const isLong = presets.some((preset) => write(preset).length > MOST_LETTERS)
  const follow = (minor: bigint | null): void =>
    // What is for each is for those as well that had one of their own, unless it is what it was.
    change((held) => (minor === held.stake ? held : { ...held, stake: minor, ownStakes: {} }))
  return (
    <div className={isTight ? css.tight : css.roomy}>
      <StakeInput
        narrow={isTight}
        name="stake"
        label={isEach ? t`Stake per bet` : t`Stake`}
        shows={isEach ? t`Stake per bet` : t`Stake`}
        first={slip.stake}
        least={t`from ${least}`}
        error={error}
        onStake={follow}
        field={field}
      />
      <fieldset className={css.presets} aria-label={t`Choose a stake`}>
        {presets.map((preset) => (
          <button
            key={String(preset)}
            type="button"
            className={cx(css.preset, isLong && css.presetLong)}
            aria-pressed={preset === slip.stake}
            onClick={() => field.current?.fill(preset)}
          >
            {write(preset)}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
