/** What a player sees of a control. */

/** Whether it can't be used: by itself, or by what it stands in. */
export const isDisabled = (element: Element): boolean =>
  element.hasAttribute('disabled') || element.closest('fieldset[disabled]') !== null

/** @throws Error for what holds no value */
export function valueOf(element: Element): string {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value
  if (element instanceof HTMLSelectElement) return element.value
  throw new Error(`${element.tagName} has no value`)
}

/** The words of what a select has chosen. */
export const chosenIn = (select: Element): string =>
  select instanceof HTMLSelectElement ? (select.options[select.selectedIndex]?.textContent ?? '') : ''

/** Whether a radio or a checkbox is chosen. */
export const isChecked = (element: Element): boolean => element instanceof HTMLInputElement && element.checked
