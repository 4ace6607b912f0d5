import { ChunkFailure, asChunkFailure } from '../rules/site/chunk-failure.ts'
import { lazyView } from '../ui/states/lazy-view.tsx'
import { LastResort } from './system/last-resort.tsx'

const ChunkFailurePage = lazyView(() => import('./system/chunk-failure-page.tsx').then((it) => it.ChunkFailurePage))
const CrashPage = lazyView(() => import('./system/crash-page.tsx').then((it) => it.CrashPage))

/** What a browser says when a dynamic import fails, where nobody turned it into a ChunkFailure. */
const IMPORT_FAILED = /dynamically imported module|importing a module script/i

/** A page that broke, inside the frame that did not: for the router's `defaultErrorComponent`. */
export function RouteError({ error }: { readonly error: unknown }) {
  const missing = error instanceof ChunkFailure || (error instanceof Error && IMPORT_FAILED.test(error.message))
  return (
    <LastResort>
      {missing ? <ChunkFailurePage error={asChunkFailure(error)} /> : <CrashPage within error={error} />}
    </LastResort>
  )
}
