/** A component that is loaded when it is first wanted, with the spec's limit (spec 9: chunk load time-out 120 seconds). */
import { useLayoutEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react'
import { ChunkFailure, asChunkFailure } from '../../rules/site/chunk-failure.ts'
import { CHUNK_TIMEOUT_MS } from '../../rules/figures.ts'

export interface LazyView<Props> {
  (props: Props): ReactNode
  /** Loads without showing; the router awaits it before it shows a route. */
  preload: () => Promise<void>
  /** Whether it shows at once. */
  isLoaded: () => boolean
}

/**
 * Wraps a dynamic import. It shows at once what was loaded before; when loading fails it throws a ChunkFailure to the
 * next error boundary, and the next attempt asks again.
 *
 * State instead of Suspense: React holds what comes out of a shown fallback back for 300 ms, which would make every
 * first opening of a dialog that much slower than the network is.
 * @param Waiting what stands in the place meanwhile; nothing without it
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType,
): LazyView<Props> {
  let loaded: ComponentType<Props> | undefined
  let pending: Promise<void> | undefined
  const preload = (): Promise<void> => {
    pending ??= withLimit(load()).then(
      (component) => {
        loaded = component
      },
      (error: unknown) => {
        pending = undefined
        throw asChunkFailure(error)
      },
    )
    return pending
  }
  const View = (props: Props): ReactNode => {
    const [failure, setFailure] = useState<unknown>(null)
    const [, arrive] = useReducer((count: number) => count + 1, 0)
    const shown = loaded
    useLayoutEffect(() => {
      if (shown) return undefined
      // It may have come while this was being drawn: nobody would say so any more.
      if (loaded) return arrive()
      let gone = false
      preload().then(
        () => gone || arrive(),
        (error: unknown) => gone || setFailure(error),
      )
      return () => {
        gone = true
      }
    }, [shown])
    if (shown) {
      const Component = shown
      return <Component {...props} />
    }
    if (failure !== null) throw failure
    return Waiting ? <Waiting /> : null
  }
  View.preload = preload
  View.isLoaded = () => loaded !== undefined
  return View
}

function withLimit<T>(loading: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new ChunkFailure('timeout', '')), CHUNK_TIMEOUT_MS)
  return Promise.race([loading, promise]).finally(() => clearTimeout(timer))
}
