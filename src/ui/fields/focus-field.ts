/** Brings the focus to a form's field by its name; of several radios to the first. Nothing where there is none. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  const first = field instanceof RadioNodeList ? field[0] : field
  if (!(first instanceof HTMLElement)) return
  // What is folded away takes no focus.
  const folded = first.closest('details')
  if (folded) folded.open = true
  first.focus()
}
