import { useAtomValue } from 'jotai'
import type { RefObject } from 'react'
import { numberSigns } from '../../../../i18n/format/number-signs.ts'
import { writeTypedAmount } from '../../../../rules/money/typed-amount.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { languageAtom } from '../../../../state/site/language.ts'

/** Writes an amount, in minor units, into the form's field, as if it had been typed, and leads there. */
export function useFillAmount(form: RefObject<HTMLFormElement | null>): (minor: bigint) => void {
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  return (minor) => {
    const input = form.current?.elements.namedItem('amount')
    if (!(input instanceof HTMLInputElement)) return
    input.value = writeTypedAmount(minor, currency.digits, numberSigns(tag))
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }
}
