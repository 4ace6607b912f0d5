import { ChunkFailure, asChunkFailure } from '../rules/chunk-failure.ts'
import { ChunkFailurePage } from './system/chunk-failure-page.tsx'
import { CrashPage } from './system/crash-page.tsx'

interface RouteErrorProps {
  readonly error: unknown
  readonly reset: () => void
}

/** What a browser says when a dynamic import fails, where nobody turned it into a ChunkFailure. */
const IMPORT_FAILED = /dynamically imported module|importing a module script/i

/** A page that broke, inside the frame that did not: for the router's `defaultErrorComponent`. */
export function RouteError({ error, reset }: RouteErrorProps) {
  if (error instanceof ChunkFailure) return <ChunkFailurePage error={error} onRetry={reset} />
  if (error instanceof Error && IMPORT_FAILED.test(error.message)) {
    return <ChunkFailurePage error={asChunkFailure(error)} onRetry={reset} />
  }
  return <CrashPage within error={error} />
}
