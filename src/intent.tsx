import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import type { Modals } from './shell/modal-host.tsx'
import { begin } from './begin.ts'
import { watchIntent } from './ui/actions/watch-intent.ts'

/** Fetches on its way what a finger goes for (`begin.ts`). */
export function Intent({ modals }: { readonly modals: Modals }) {
  const queries = useQueryClient()
  const store = useStore()
  const router = useRouter()
  useEffect(() => {
    const loadScreen = (path: string): void => {
      const screen: unknown = router.routesByPath[path as '/index']?.options.component
      if (isLoadable(screen)) screen.preload().catch(() => undefined)
    }
    return watchIntent(document, (url, pressed) => begin(url, pressed, { queries, store, modals, loadScreen }))
  }, [queries, store, router, modals])
  return null
}

const isLoadable = (screen: unknown): screen is { preload: () => Promise<void> } =>
  typeof screen === 'function' && 'preload' in screen
