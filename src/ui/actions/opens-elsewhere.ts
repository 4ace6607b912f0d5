/** The keys that a click was made with. */
interface ClickKeys {
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** Whether a click on a link is the browser's business: it opens a tab or a window, or saves, and this page stays. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: ClickKeys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
