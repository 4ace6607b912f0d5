/** Closes the popover that an element stands in: after a choice. */
export function closePopover(from: Element): void {
  const popover = from.closest('[popover]')
  if (popover instanceof HTMLElement && popover.matches(':popover-open')) popover.hidePopover()
}
