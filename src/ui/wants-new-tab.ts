/** What a click was made with; React's events and the browser's both have it. */
type Modifiers = Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>

/** Whether a click on a link is the browser's business, since a key was held: a new tab, a window, a download. */
export function wantsNewTab({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}
