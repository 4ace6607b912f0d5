/**
 * React replaces the prerendered shell in one commit. What was typed, focused, scrolled or sent before that moment
 * moves over, so that nobody's first second is lost.
 */

interface Field {
  readonly form: string
  readonly name: string
  readonly value: string
  readonly checked: boolean | null
}

/** Where an element is found again: by its id, or as the n-th of those that are and say the same. */
interface Place {
  readonly id: string
  readonly tag: string
  readonly sign: string
  readonly nth: number
}

interface Snapshot {
  readonly fields: readonly Field[]
  readonly focus: { readonly place: Place; readonly start: number | null; readonly end: number | null } | null
  readonly open: readonly string[]
  readonly submitted: string | undefined
}

/** Reads what the visitor has done to the shell. */
export function captureShell(page: Document): Snapshot {
  const fields: Field[] = []
  for (const form of page.forms) {
    for (const element of form.elements) {
      if (!(element instanceof HTMLInputElement) || !element.name) continue
      const checked = element.type === 'checkbox' ? element.checked : null
      const touched = checked === null ? element.value !== element.defaultValue : checked !== element.defaultChecked
      if (touched) fields.push({ form: form.id, name: element.name, value: element.value, checked })
    }
  }
  const active = page.activeElement
  const focus =
    active instanceof HTMLElement && active !== page.body
      ? {
          place: placeOf(page, active),
          start: active instanceof HTMLInputElement ? active.selectionStart : null,
          end: active instanceof HTMLInputElement ? active.selectionEnd : null,
        }
      : null
  const open = [...page.querySelectorAll(':popover-open')].map(({ id }) => id).filter(Boolean)
  return { fields, focus, open, submitted: page.documentElement.dataset['submitted'] }
}

/** Puts it into React's markup, which has the same forms, names and ids. */
export function restoreShell(page: Document, snapshot: Snapshot): void {
  page.documentElement.dataset['ready'] = ''
  for (const { form, name, value, checked } of snapshot.fields) {
    const element = page.querySelector(`form[id="${CSS.escape(form)}"] input[name="${CSS.escape(name)}"]`)
    if (!(element instanceof HTMLInputElement)) continue
    if (checked === null) setValue(element, value)
    else if (element.checked !== checked) element.click()
  }
  for (const id of snapshot.open) page.getElementById(id)?.showPopover?.()
  if (snapshot.focus) {
    const element = elementAt(page, snapshot.focus.place)
    element?.focus({ preventScroll: true })
    if (element instanceof HTMLInputElement && snapshot.focus.start !== null) {
      element.setSelectionRange(snapshot.focus.start, snapshot.focus.end)
    }
  }
  if (snapshot.submitted) {
    const form = page.getElementById(snapshot.submitted)
    if (form instanceof HTMLFormElement) form.requestSubmit()
  }
}

/** What an element is and says, as far as two renderings of one page agree on it. */
const signOf = (element: Element): string =>
  [
    ...['href', 'name', 'type', 'role', 'aria-label'].map((name) => element.getAttribute(name)),
    element.textContent,
  ].join()

const alike = (page: Document, tag: string, sign: string): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(tag)].filter((element) => signOf(element) === sign)

/** The shell stands before what takes its place, so that its elements come first while both are there. */
function placeOf(page: Document, element: HTMLElement): Place {
  const { id, localName: tag } = element
  const sign = signOf(element)
  return { id, tag, sign, nth: alike(page, tag, sign).indexOf(element) }
}

const elementAt = (page: Document, { id, tag, sign, nth }: Place): HTMLElement | null | undefined =>
  id ? page.getElementById(id) : alike(page, tag, sign)[nth]

/** Sets a value the way typing does, so that React hears of it. */
function setValue(element: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
