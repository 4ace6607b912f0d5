import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId, useImperativeHandle, useState, type FormEvent, type Ref } from 'react'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { CircleExclamationPoint } from '../../../ui/media/later-icons.ts'
import { judgeAmount } from '../../money/money-form/amount-problem.ts'
import { useTypedAmount } from '../../money/money-form/use-typed-amount.ts'
import * as css from './slip-stake.css.ts'

export interface StakeField {
  /** Writes a stake that was chosen by a tap. */
  readonly fill: (amount: bigint) => void
  readonly focus: () => void
}

interface StakeInputProps {
  readonly name: string
  /** What it is called, and the part of that which stands in it. */
  readonly label: string
  readonly shows: string
  /** Minor units. */
  readonly first: bigint | null
  /** The least that it may be, as it stands there until something is typed. */
  readonly least?: string
  /** What the slip says of it; what can't be read says so itself. */
  readonly error: string | undefined
  /** Its name above what is typed, where it is narrow. */
  readonly narrow?: boolean
  /** Is told what stands there; `null` for nothing, and for what is no amount. */
  readonly onStake: (minor: bigint | null) => void
  readonly field?: Ref<StakeField>
}

const ANY = { min: null, max: null, available: null }

/** The stake in a slip: its name stands in the field, and what is wrong with it below. */
export function StakeInput(props: StakeInputProps) {
  const { name, label, shows, first, least, error, narrow = false, onStake, field } = props
  const { i18n } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const { fill, onInput, ...typing } = useTypedAmount(first)
  const [unreadable, setUnreadable] = useState<string>()
  const id = useId()
  useImperativeHandle(field, () => ({
    // On a phone the keyboard would come, and cover what was chosen.
    fill: (amount) => fill(amount, false),
    focus: () => typing.ref.current?.focus(),
  }))
  const follow = (event: FormEvent<HTMLInputElement>): void => {
    onInput(event)
    const text = event.currentTarget.value
    setLength(text.length)
    const judged = judgeAmount(text, ANY, { currency, tag })
    setUnreadable(text.trim() !== '' && !('minor' in judged) ? i18n._(judged.problem) : undefined)
    onStake('minor' in judged ? judged.minor : null)
  }
  // Long sums are set smaller rather than cut off.
  const [length, setLength] = useState(typing.defaultValue.length)
  const said = unreadable ?? error
  return (
    <div className={css.field}>
      <label className={cx(css.frame, narrow && css.frameNarrow, said !== undefined && css.wrong)}>
        <span aria-hidden className={css.name}>
          {shows}
        </span>
        <input
          {...typing}
          name={name}
          aria-label={label}
          placeholder={least}
          aria-invalid={said !== undefined ? true : undefined}
          aria-describedby={said !== undefined ? id : undefined}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={24}
          className={cx(css.input, length > 12 && css.inputLong)}
          onInput={follow}
        />
      </label>
      {said !== undefined && (
        <p id={id} className={css.error}>
          <CircleExclamationPoint aria-hidden className={icon.s} />
          {said}
        </p>
      )}
    </div>
  )
}
