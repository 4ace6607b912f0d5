/** Elements without a framework. Text is set as text: no markup is ever read here. */

export type Child = Node | string | null | undefined | false

type Props = Readonly<Record<string, string | number | boolean | EventListener | undefined>>

/** Makes an element: `on…` listens, everything else is an attribute; `false` and `undefined` leave one out. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  return fill(document.createElement(tag), props, children)
}

const SVG = 'http://www.w3.org/2000/svg'

/** The same for drawings. */
export const svg = <K extends keyof SVGElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[K] => fill(document.createElementNS(SVG, tag), props, children)

function fill<E extends Element>(element: E, props: Props, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== false && value !== undefined) element.setAttribute(name, String(value))
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false))
  return element
}

/** Puts other content into an element. */
export const show = (element: Element, ...children: readonly Child[]): void =>
  element.replaceChildren(...children.filter((child) => child !== null && child !== undefined && child !== false))

/**
 * Lets a button rest, such as while a round runs. It is not disabled for the browser, which would take the focus away from
 * whoever plays by keyboard; `holdPresses` keeps its presses back.
 */
export const setResting = (button: HTMLButtonElement, isResting: boolean): void =>
  button.setAttribute('aria-disabled', String(isResting))

export const isResting = (button: HTMLButtonElement): boolean => button.getAttribute('aria-disabled') === 'true'

/** Keeps presses from buttons that rest, before any of the page's own listeners hears them. */
export function holdPresses(): void {
  const hold = (event: Event): void => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (button && isResting(button)) event.stopImmediatePropagation()
  }
  document.addEventListener('click', hold, { capture: true })
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the player asked for less motion. */
export const isCalm = (): boolean => reduced.matches

/** Waits so many milliseconds. */
export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Moves an element, and waits for the end; where less motion is asked for, it is there at once. */
export async function move(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  if (isCalm()) return
  const animation = element.animate(frames, options)
  // One that is cut short ends as well.
  await animation.finished.catch(() => {})
}
