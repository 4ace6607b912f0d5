/** A component that is loaded when it is first wanted, with the spec's limit (spec 9: chunk load time-out 120 seconds). */
import { use, type ComponentType, type ReactNode } from 'react'
import { ChunkFailure, asChunkFailure } from '../rules/chunk-failure.ts'

const CHUNK_TIMEOUT_MS = 120_000

/** Read without waiting, as React reads a promise that it has seen fulfilled: a view that was loaded shows at once. */
const READY: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

export interface LazyView<Props> {
  (props: Props): ReactNode
  /** Loads without showing; the router awaits it before it shows a route. */
  preload: () => Promise<void>
}

/**
 * Wraps a dynamic import. While it loads the view suspends; when it fails it throws a ChunkFailure to the next
 * error boundary, and the next attempt asks again.
 */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyView<Props> {
  let loaded: ComponentType<Props> | undefined
  let pending: Promise<void> | undefined
  let failure: ChunkFailure | undefined
  let awaited = false
  const preload = (): Promise<void> => {
    pending ??= withLimit(load()).then(
      (component) => {
        loaded = component
      },
      (error: unknown) => {
        pending = undefined
        const missing = asChunkFailure(error)
        if (awaited) failure = missing
        awaited = false
        throw missing
      },
    )
    return pending
  }
  const View = (props: Props): ReactNode => {
    if (!loaded && failure) {
      // React renders again at once before it believes an error; only a later attempt may ask again, or the view would
      // load and fail for ever without anybody hearing of it.
      setTimeout(() => {
        failure = undefined
      })
      throw failure
    }
    awaited ||= !loaded
    use(loaded ? READY : preload())
    const Component = loaded
    return Component ? <Component {...props} /> : null
  }
  View.preload = preload
  return View
}

function withLimit<T>(loading: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new ChunkFailure('timeout', '')), CHUNK_TIMEOUT_MS)
  return Promise.race([loading, promise]).finally(() => clearTimeout(timer))
}
