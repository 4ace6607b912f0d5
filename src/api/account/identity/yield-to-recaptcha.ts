/** Lets people do what Google's check asks of them, now and then: pick pictures in a frame outside all of our dialogs. */

/** The frame in which the check puts a question. */
const QUESTION = 'iframe[src*="/recaptcha/"][src*="/bframe"]'

/**
 * Has open dialogs step aside while the check asks something: whatever stands outside a modal one can't be reached. They
 * keep their place and what was typed, and are modal again once the question is gone.
 * @returns ends the watch, and puts every dialog back
 */
export function yieldToRecaptcha(): () => void {
  let aside: readonly HTMLDialogElement[] = []
  let focused: Element | null = null
  const stepAside = (): void => {
    focused = document.activeElement
    aside = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')]
    for (const dialog of aside) {
      dialog.close()
      dialog.show()
    }
  }
  const comeBack = (): void => {
    for (const dialog of aside.filter(({ open, isConnected }) => open && isConnected)) {
      dialog.close()
      dialog.showModal()
    }
    if (aside.length > 0 && focused instanceof HTMLElement) focused.focus()
    aside = []
  }
  const look = (): void => {
    const asks = [...document.querySelectorAll(QUESTION)].some((frame) =>
      frame.checkVisibility({ visibilityProperty: true }),
    )
    if (asks === aside.length > 0) return
    if (asks) stepAside()
    else comeBack()
  }
  // The check hides and shows its frame by styles.
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] })
  return () => {
    observer.disconnect()
    comeBack()
  }
}
