import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import type { Modals } from './shell/modal-host.tsx'
import { isThrifty } from './state/site/thrift.ts'
import { whenIdle } from './state/site/when-idle.ts'

/** Fetches on its way what a finger goes for (`begin.ts`), once the page is at leisure; never for who saves data. */
export function Intent({ modals }: { readonly modals: Modals }) {
  const queries = useQueryClient()
  const store = useStore()
  const router = useRouter()
  useEffect(() => {
    if (isThrifty()) return undefined
    const gone = new AbortController()
    const loadScreen = (path: string): void => {
      const screen: unknown = router.routesByPath[path as '/index']?.options.component
      if (isLoadable(screen)) screen.preload().catch(() => undefined)
    }
    const watch = async (): Promise<void> => {
      const [{ watchIntent }, { begin }] = await Promise.all([
        import('./ui/actions/watch-intent.ts'),
        import('./begin.ts'),
      ])
      if (gone.signal.aborted) return
      const stop = watchIntent(document, (url, pressed) => begin(url, pressed, { queries, store, modals, loadScreen }))
      gone.signal.addEventListener('abort', stop)
    }
    const callOff = whenIdle(() => void watch().catch(() => undefined))
    gone.signal.addEventListener('abort', callOff)
    return () => gone.abort()
  }, [queries, store, router, modals])
  return null
}

const isLoadable = (screen: unknown): screen is { preload: () => Promise<void> } =>
  typeof screen === 'function' && 'preload' in screen
