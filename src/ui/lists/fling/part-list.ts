import { BESIDE } from '../seen-rows.ts'
import { createDrawQueue, type DrawQueue } from './draw-queue.ts'
import { createPaceMeter } from './scroll-pace.ts'

/** A list that has not moved for so long has come to rest, in milliseconds. */
const REST_MS = 150

interface Follower {
  /** Is told the places of the parts that are near, in order, where they change and nothing is flung. */
  readonly onLook: (near: readonly number[]) => void
  /** Whether the list goes by faster than anybody looks. */
  readonly onFling?: (isFlung: boolean) => void
}

/**
 * A long list in a page that scrolls, as parts that are elements all the time, and are drawn while they are near the window. A
 * part that is flung past costs nothing but its own element.
 */
export interface PartList {
  /** What a part draws one after the other when its turn has come. */
  readonly queue: DrawQueue
  /**
   * Tells in turn whether a part is near, and how high it stood in pixels; nothing is told while the list is flung.
   * @param part has its place in the list as `data-at`, unless it is made of such parts itself
   * @returns ends it
   */
  readonly watch: (part: HTMLElement, tell: (isNear: boolean, height: number) => void) => () => void
  /** Begins to follow the window. @returns ends it */
  readonly follow: (follower: Follower) => () => void
  /** Tells once more what is near. */
  readonly look: () => void
}

export function createPartList(): PartList {
  const queue = createDrawQueue()
  const near = new Set<HTMLElement>()
  const parts = new Map<Element, (isNear: boolean, height: number) => void>()
  const waiting = new Map<Element, () => void>()
  let observer: IntersectionObserver | undefined
  let follower: Follower | null = null
  let isFlung = false

  const look = (): void => {
    // What is flung past is not looked at.
    if (isFlung) return
    const places = [...near].flatMap(({ dataset: { at } }) => (at === undefined ? [] : Number(at)))
    follower?.onLook(places.toSorted((one, other) => one - other))
  }
  const fling = (next: boolean): void => {
    if (isFlung === next) return
    isFlung = next
    follower?.onFling?.(isFlung)
  }
  const hear = (changes: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting, boundingClientRect } of changes) {
      const tell = parts.get(target)
      if (!tell || !(target instanceof HTMLElement)) continue
      if (isIntersecting) near.add(target)
      else near.delete(target)
      waiting.get(target)?.()
      waiting.set(
        target,
        queue.add(() => tell(isIntersecting, boundingClientRect.height)),
      )
    }
    look()
  }

  return {
    queue,
    look,
    watch: (part, tell) => {
      observer ??= new IntersectionObserver(hear, { rootMargin: `${BESIDE}px 0px` })
      parts.set(part, tell)
      observer.observe(part)
      return () => {
        observer?.unobserve(part)
        waiting.get(part)?.()
        waiting.delete(part)
        parts.delete(part)
        near.delete(part)
      }
    },
    follow: (next) => {
      const paceOf = createPaceMeter()
      let timer: ReturnType<typeof setTimeout> | undefined
      const rest = (): void => {
        fling(false)
        queue.go('rest')
        look()
      }
      const move = ({ target }: Event): void => {
        if (target !== document) return
        clearTimeout(timer)
        timer = setTimeout(rest, REST_MS)
        const pace = paceOf(scrollY, innerHeight, performance.now())
        fling(pace === 'fling')
        queue.go(pace)
      }
      follower = next
      look()
      addEventListener('scroll', move, { passive: true })
      return () => {
        clearTimeout(timer)
        fling(false)
        queue.go('rest')
        follower = null
        removeEventListener('scroll', move)
      }
    },
  }
}
