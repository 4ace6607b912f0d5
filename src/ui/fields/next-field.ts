/** Going on to the next field from a phone's keyboard. */
import { TOUCH } from '../layout/media.ts'

/** Fields that are typed into; a phone's keyboard would close at any other. What is chosen is passed over where it may be. */
const TYPED =
  'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"], [role="combobox"]), select:required, textarea'

/** What is folded away, or belongs to another step. */
const AWAY = '[hidden], details:not([open])'

/**
 * The field that a phone's key "next" goes on to: browsers take the hint for the key's words, and some send the form.
 * With a keyboard of its own Enter sends, as everywhere.
 * @param field where Enter was pressed
 * @returns `null` where Enter is to do what it does
 */
export function nextField(field: EventTarget): HTMLElement | null {
  if (
    !(field instanceof HTMLInputElement) ||
    field.getAttribute('enterkeyhint') !== 'next' ||
    !matchMedia(TOUCH).matches
  )
    return null
  const fields = [...(field.form?.elements ?? [])]
  return (
    fields
      .slice(fields.indexOf(field) + 1)
      .find(
        (it): it is HTMLElement =>
          it instanceof HTMLElement && it.matches(TYPED) && !it.matches(':disabled') && !it.closest(AWAY),
      ) ?? null
  )
}
