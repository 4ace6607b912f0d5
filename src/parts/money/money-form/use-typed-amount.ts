import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react'
import { numberSigns } from '../../../i18n/format/number-signs.ts'
import { readTypedAmount, regroup, writeTypedAmount } from '../../../rules/money/typed-amount.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'

const BY_HAND = /^(?:insertText|insertCompositionText|delete\w+)$/

/** Whether digits were typed, or something deleted; what is pasted, dropped or filled in is read as it comes. */
const isByHand = (event: Event): boolean =>
  event instanceof InputEvent && BY_HAND.test(event.inputType) && !/\D/.test(event.data ?? '')

interface TypedAmount {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly defaultValue: string
  readonly onInput: (event: FormEvent<HTMLInputElement>) => void
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void
  /** Writes an amount that was chosen by a tap, as if it had been typed. @param focus whether the field has the focus then */
  readonly fill: (amount: bigint, focus?: boolean) => void
}

/**
 * The input of an amount, in any way of writing numbers: it is grouped while it is typed, and once the field is left, what
 * can be read stands there as the language writes it.
 * @param first what stands there at first, in minor units
 */
export function useTypedAmount(first: bigint | null = null): TypedAmount {
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const ref = useRef<HTMLInputElement>(null)
  const signs = numberSigns(tag)
  const [defaultValue] = useState(first === null ? '' : writeTypedAmount(first, currency.digits, signs))
  // What the field has written itself, rather than the player.
  const written = useRef(defaultValue)
  const write = (amount: bigint, at: HTMLInputElement): void => {
    written.current = writeTypedAmount(amount, currency.digits, signs)
    if (at.value !== written.current) at.value = written.current
  }
  const tellForm = (amount: bigint, at: HTMLInputElement): void => {
    write(amount, at)
    // The form hears of it as if it had been typed.
    at.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const fill = (amount: bigint, focus = true): void => {
    if (!ref.current) return
    tellForm(amount, ref.current)
    if (focus) ref.current.focus()
  }
  const onInput = ({ currentTarget: at, nativeEvent }: FormEvent<HTMLInputElement>): void => {
    if (at.value === written.current) return
    const caret = at.selectionStart ?? at.value.length
    const edited =
      written.current && isByHand(nativeEvent) ? regroup(written.current, { text: at.value, caret }, signs) : null
    written.current = edited?.text ?? ''
    if (!edited || edited.text === at.value) return
    at.value = edited.text
    at.setSelectionRange(edited.caret, edited.caret)
  }
  // Another language may read what stands there as another amount.
  const tagBefore = useRef(tag)
  useEffect(() => {
    const before = numberSigns(tagBefore.current)
    if (tagBefore.current === tag || !ref.current) return
    tagBefore.current = tag
    const read = readTypedAmount(ref.current.value, currency.digits, before)
    if ('minor' in read) tellForm(read.minor, ref.current)
  })
  const onBlur = ({ currentTarget: at }: FocusEvent<HTMLInputElement>): void => {
    const read = readTypedAmount(at.value, currency.digits, signs)
    if ('minor' in read) write(read.minor, at)
  }
  return { ref, defaultValue, onInput, onBlur, fill }
}
