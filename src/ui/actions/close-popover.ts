/** Closes the popover that an element stands in, and the one that this stands in, after a choice. */
export function closePopover(from: Element): void {
  let outermost: HTMLElement | undefined
  for (let at: Element | null = from; at; at = at.parentElement) {
    if (at instanceof HTMLElement && at.matches('[popover]:popover-open')) outermost = at
  }
  outermost?.hidePopover()
}
