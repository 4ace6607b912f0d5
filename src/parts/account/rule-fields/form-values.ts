/** From what the form's inputs hold to what the wire carries, and back into the inputs. */
import { readDate, writeDate } from '../../../rules/dates.ts'
import { birthdayPattern, type PlannedField, type Typed } from '../../../rules/account/registration/register.ts'
import { typedCode } from '../../../rules/account/typed-code.ts'

/** What a player agrees to; the wire has no word for it. */
export const AGREEMENTS = ['agreeAge', 'agreeTerms'] as const
export type Agreement = (typeof AGREEMENTS)[number]

/** A picture is good for one try, so its letters are never kept. */
const FLEETING = 'captcha'
/** Its field shows a choice, which is put back by telling it the choice. */
export const CHOSEN = 'countryDialingCode'

/** The planned fields' values; a date input always holds `yyyy-MM-dd`, whatever the server wants. */
export function typedOf(fields: readonly PlannedField[], values: Readonly<Record<string, string>>): Typed {
  return Object.fromEntries(
    fields.map(({ name, rule }) => {
      const value = values[name] ?? ''
      const date = name === 'birthday' ? readDate(value, 11) : null
      if (name === CHOSEN) return [name, value.replace(/\D/g, '')]
      if (name === 'verificationCode') return [name, typedCode(value)]
      return [name, date ? writeDate(date, birthdayPattern(rule)) : value]
    }),
  )
}

/** Whether a field holds text that is no value yet, such as a day without its year. */
export function isHalfTyped(form: HTMLFormElement | null, name: string): boolean {
  const input = form?.elements.namedItem(name)
  return input instanceof HTMLInputElement && input.validity.badInput
}

/** Everything that the form holds just now, over what other tabs of it have held. */
export function readDraft(
  form: HTMLFormElement,
  names: readonly string[],
  before: Readonly<Record<string, string>>,
): Record<string, string> {
  const data = new FormData(form)
  const draft: Record<string, string> = { ...before }
  for (const name of names) {
    const value = data.get(name)
    // A list that is still on its way holds nothing, and has not been changed.
    if (name !== FLEETING && typeof value === 'string') draft[name] = value
  }
  for (const name of AGREEMENTS) draft[name] = data.has(name) ? 'on' : ''
  return draft
}

/**
 * Puts a draft into inputs that have just come. By property, so that no password stands in the page's markup.
 * @param held the inputs that hold their own text already: what a password manager put there, maybe without a word
 */
export function restoreDraft(
  form: HTMLFormElement,
  draft: Readonly<Record<string, string>>,
  held: WeakSet<Element>,
): void {
  for (const [name, value] of Object.entries(draft)) {
    if (name === CHOSEN) continue
    const element = form.elements.namedItem(name)
    if (!(element instanceof Element) || held.has(element)) continue
    // What is chosen from may come after the list itself.
    if (element instanceof HTMLInputElement) held.add(element)
    if (element instanceof HTMLInputElement && element.type === 'checkbox') element.checked = value !== ''
    else if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
      if (element.value !== value) element.value = value
    }
  }
}
