/** Widths and what is seen, which a document without a layout lacks: for lists and lanes that show what one could see. */
import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

const HEIGHT = 100

/**
 * Gives every element a size for the test that runs, and tells it to what watches sizes, so that long lists draw the rows of
 * one small window.
 */
export function giveWidth(width = 1000): void {
  for (const [name, size] of [
    ['clientWidth', width],
    ['clientHeight', HEIGHT],
  ] as const) {
    const own = vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(size)
    onTestFinished(() => own.mockRestore())
  }
  // What has none takes no room; this document knows of none.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, value: document.body })
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent'))
  vi.stubGlobal('innerHeight', HEIGHT)
  vi.stubGlobal('ResizeObserver', Sizes)
  // Not the process's own, which libraries ask the window for.
  const view = document.defaultView!
  const { ResizeObserver: own } = view
  view.ResizeObserver = Sizes
  onTestFinished(() => {
    vi.unstubAllGlobals()
    view.ResizeObserver = own
  })
}

/** Tells how large something is as soon as it is watched, and never again: nothing changes its size. */
class Sizes implements ResizeObserver {
  readonly #targets = new Set<Element>()
  readonly #tell: ResizeObserverCallback
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element): void {
    this.#targets.add(target)
    queueMicrotask(() => {
      if (!this.#targets.has(target)) return
      const contentRect = new DOMRect(0, 0, target.clientWidth, target.clientHeight)
      // The part of an entry that is read.
      act(() => this.#tell([{ target, contentRect } as ResizeObserverEntry], this))
    })
  }
  unobserve(target: Element): void {
    this.#targets.delete(target)
  }
  disconnect(): void {
    this.#targets.clear()
  }
}

export interface Visibility {
  /** Says of something that is watched whether it is seen; several changes come at once, the oldest first. */
  readonly say: (target: Element, ...seen: boolean[]) => void
  /** Whether anything asks about it still. */
  readonly isWatched: (target: Element) => boolean
}

/**
 * Lets the test say what is seen, for the page that is opened next.
 * @param begins whether something is seen at first; `root` is what it may scroll out of, `null` for the window
 */
export function stubVisibility(begins: (target: Element, root: Element | null) => boolean = () => true): Visibility {
  interface Watcher {
    readonly targets: Set<Element>
    readonly tell: (target: Element, seen: readonly boolean[]) => void
  }
  const watchers = new Set<Watcher>()
  class Observer {
    readonly #root: Element | null
    readonly #watcher: Watcher
    constructor(tell: IntersectionObserverCallback, { root = null }: IntersectionObserverInit = {}) {
      this.#root = root instanceof Element ? root : null
      this.#watcher = {
        targets: new Set(),
        tell: (target, seen) => {
          // The part of an entry that is read; nothing reads the observer.
          const entries = seen.map(
            (isIntersecting) =>
              ({
                target,
                isIntersecting,
                boundingClientRect: target.getBoundingClientRect(),
              }) as unknown as IntersectionObserverEntry,
          )
          tell(entries, this as unknown as IntersectionObserver)
        },
      }
      watchers.add(this.#watcher)
    }
    observe(target: Element): void {
      const { targets, tell } = this.#watcher
      targets.add(target)
      queueMicrotask(() => targets.has(target) && tell(target, [begins(target, this.#root)]))
    }
    unobserve(target: Element): void {
      this.#watcher.targets.delete(target)
    }
    disconnect(): void {
      this.#watcher.targets.clear()
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    say: (target, ...seen) => act(() => watchers.forEach((it) => it.targets.has(target) && it.tell(target, seen))),
    isWatched: (target) => [...watchers].some(({ targets }) => targets.has(target)),
  }
}

/** In lanes and carousels the first alone is seen at first; of the page everything is near. */
export const firstOfLane = (target: Element, root: Element | null): boolean =>
  root === null || root.firstElementChild === target
