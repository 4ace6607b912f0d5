/** Whether a popup that nobody asked for would disturb: something is open already, or somebody is writing. */
export function wouldDisturb(page: Document): boolean {
  if (page.querySelector('dialog:modal, [popover]:popover-open')) return true
  const form = page.activeElement?.closest('form')
  const inputs = [...(form?.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"]), textarea') ?? [])]
  return inputs.some(({ value }) => value !== '')
}
