/** What a boundary caught, for the console. */
import { ChunkFailure } from '../../rules/site/chunk-failure.ts'

/**
 * For React's `onCaughtError`. A part that did not come is no fault of the page: the browser has named the request, and
 * it is asked for again.
 */
export function tellCaught(error: unknown, { componentStack }: { readonly componentStack?: string | undefined }): void {
  if (error instanceof ChunkFailure && error.type !== 'error') console.warn('A part of the page did not load.', error)
  else console.error('A part of the page broke.', error, componentStack)
}
