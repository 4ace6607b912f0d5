/** Gives the focus to what replaces a control that had it; whoever has gone elsewhere meanwhile stays there. */
export function takeLostFocus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) element?.focus(options)
}
