/**
 * What browsers have and happy-dom lacks, as far as views rely on it: popovers, modal dialogs that take Escape and give the
 * focus back, the pseudo-classes of what stands on top, and what is near the window (all of it, where nothing has a layout).
 */
import type { Document, Event, HTMLDialogElement, HTMLElement, KeyboardEvent, Window } from 'happy-dom'

/** Marks an open popover, and a dialog that is modal; the pseudo-classes are read as these. */
const OPEN = 'data-popover-open'
const MODAL = 'data-modal'
/** What a browser's own style sheet hides. */
const HIDDEN = `[popover]:not([${OPEN}]), dialog:not([open]) { display: none }`

/** Teaches a window what it lacks. */
export function addPlatform(window: Window): void {
  addSelectors(window)
  addPopovers(window)
  addModality(window)
  addHiding(window.document)
  addFormData(window)
  addMediaLists(window)
  quickenForms(window)
  Object.assign(window, { IntersectionObserver: nearObserver() })
  // Somebody is there: tests press and type.
  Object.assign(window.navigator, { userActivation: { isActive: true, hasBeenActive: true } })
}

const CONTROLS = ['input', 'select', 'textarea', 'button', 'fieldset', 'object', 'output']

/**
 * A form looks its controls up whenever it is asked for something that it may not have, and happy-dom searches the whole
 * document for seven kinds each time. The same, by one search for what names the form from outside.
 */
function quickenForms({ HTMLFormElement }: Window): void {
  const controls = Object.getOwnPropertySymbols(HTMLFormElement.prototype).find(
    ({ description }) => description === 'getFormControlItems',
  )
  if (!controls) throw new Error('happy-dom keeps the controls of a form elsewhere by now')
  Reflect.set(HTMLFormElement.prototype, controls, function items(this: HTMLElement): unknown[] {
    const inside = [...this.querySelectorAll(CONTROLS.join())]
    const id = this.isConnected ? this.getAttribute('id') : null
    if (!id) return inside
    const outside = [...this.ownerDocument.querySelectorAll(`[form="${id}"]`)].filter(
      (element) => CONTROLS.includes(element.localName) && !inside.includes(element),
    )
    return [...inside, ...outside]
  })
}

function addHiding(document: Document): void {
  const style = document.createElement('style')
  style.textContent = HIDDEN
  document.documentElement.append(style)
}

function addSelectors(window: Window): void {
  const known = (selector: string): string =>
    selector.replaceAll(':popover-open', `[${OPEN}]`).replaceAll(':modal', `[${MODAL}]`)
  const { document, Element, DocumentFragment } = window
  // The document's own: what it inherits from is shared by the windows of all files.
  for (const holder of [Element.prototype, DocumentFragment.prototype, document]) {
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      // Each of them takes the selector first and nothing else.
      const own: unknown = Reflect.get(holder, name)
      if (typeof own !== 'function' || (holder !== document && !Object.hasOwn(holder, name))) continue
      Reflect.set(holder, name, function read(this: unknown, selector: string): unknown {
        return Reflect.apply(own, this, [known(selector)])
      })
    }
  }
}

function addPopovers(window: Window): void {
  const { document } = window
  const tell = (element: HTMLElement, type: string, open: boolean): void => {
    const event = new window.Event(type)
    Object.assign(event, { oldState: open ? 'closed' : 'open', newState: open ? 'open' : 'closed' })
    element.dispatchEvent(event)
  }
  const change = (element: HTMLElement, open: boolean): void => {
    if (element.hasAttribute(OPEN) === open) return
    if (open && element.getAttribute('popover') === 'auto') closeOthers(element)
    tell(element, 'beforetoggle', open)
    element.toggleAttribute(OPEN, open)
    queueMicrotask(() => tell(element, 'toggle', open))
  }
  const closeOthers = (element: HTMLElement): void => {
    for (const other of document.querySelectorAll(`[popover="auto"][${OPEN}]`)) {
      if (!other.contains(element)) change(other as HTMLElement, false)
    }
  }
  Object.assign(window.HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      change(this, true)
    },
    hidePopover(this: HTMLElement) {
      change(this, false)
    },
    togglePopover(this: HTMLElement) {
      change(this, !this.hasAttribute(OPEN))
    },
  })
  document.addEventListener('click', (event) => {
    const button = event.target instanceof window.Element ? event.target.closest('[popovertarget]') : null
    const target = document.getElementById(button?.getAttribute('popovertarget') ?? '') as HTMLElement | null
    if (!button || !target || event.defaultPrevented) return
    const action = button.getAttribute('popovertargetaction')
    change(target, action === 'show' || (action !== 'hide' && !target.hasAttribute(OPEN)))
  })
}

function addModality(window: Window): void {
  const { document } = window
  const openers = new WeakMap<HTMLDialogElement, HTMLElement | null>()
  const { close } = window.HTMLDialogElement.prototype
  const { focus } = window.HTMLElement.prototype
  Object.assign(window.HTMLElement.prototype, {
    // What is not shown takes no focus.
    focus(this: HTMLElement) {
      if (!this.closest('dialog:not([open])')) focus.call(this)
    },
  })
  Object.assign(window.HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement as HTMLElement | null)
      this.setAttribute('open', '')
      this.setAttribute(MODAL, '')
    },
    close(this: HTMLDialogElement, value?: string) {
      if (!this.open) return
      close.call(this, value)
      this.removeAttribute(MODAL)
      openers.get(this)?.focus()
    },
  })
  // What a browser does of itself comes after everything that the page listens with, wherever the event ended.
  const closeTop = (): void => {
    const popover = [...document.querySelectorAll(`[popover="auto"][${OPEN}]`)].at(-1) as HTMLElement | undefined
    if (popover) return void Reflect.apply(Reflect.get(popover, 'hidePopover') as () => void, popover, [])
    const dialog = [...document.querySelectorAll(`dialog[${MODAL}]`)].at(-1) as HTMLDialogElement | undefined
    if (dialog?.dispatchEvent(new window.Event('cancel', { cancelable: true }))) dialog.close()
  }
  const { dispatchEvent } = window.HTMLElement.prototype
  const climbing = new WeakSet<Event>()
  Object.assign(window.HTMLElement.prototype, {
    dispatchEvent(this: HTMLElement, event: Event): boolean {
      // An event climbs by being dispatched anew at each element.
      if (climbing.has(event)) return dispatchEvent.call(this, event)
      climbing.add(event)
      const goesOn = dispatchEvent.call(this, event)
      climbing.delete(event)
      if (goesOn && event.type === 'keydown' && (event as KeyboardEvent).key === 'Escape') closeTop()
      return goesOn
    },
  })
}

/** How much of what one observer watches a window has room for. */
const IN_SIGHT = 20

/** An observer for which the first of what it watches is near. */
function nearObserver() {
  return class {
    readonly #tell: IntersectionObserverCallback
    #watched = 0
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell
    }
    observe(target: Element): void {
      // The part of an entry that is read.
      this.#watched += 1
      const isIntersecting = this.#watched <= IN_SIGHT
      const seen = {
        target,
        isIntersecting,
        intersectionRatio: Number(isIntersecting),
        boundingClientRect: new DOMRect(),
      }
      const entry = seen as unknown as IntersectionObserverEntry
      queueMicrotask(() => this.#tell([entry], this as unknown as IntersectionObserver))
    }
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return []
    }
  }
}

/** Reading a form tells those who have something to add to what its fields hold. */
function addFormData(window: Window): void {
  const Own = window.FormData
  class TellingFormData extends Own {
    constructor(...read: ConstructorParameters<typeof Own>) {
      super(...read)
      const [form] = read
      form?.dispatchEvent(Object.assign(new window.Event('formdata', { bubbles: true }), { formData: this }))
    }
  }
  Object.assign(window, { FormData: TellingFormData })
}

/** A list of media queries holds where one of them does. */
function addMediaLists(window: Window): void {
  const own = window.matchMedia.bind(window)
  Object.assign(window, {
    matchMedia: (list: string) => {
      const queries = list.split(',').map((query) => own(query.trim()))
      return queries.find(({ matches }) => matches) ?? queries[0]
    },
  })
}
