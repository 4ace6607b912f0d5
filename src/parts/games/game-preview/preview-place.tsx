import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { PartBoundary } from '../../../ui/states/part-boundary.tsx'
import { lazyView } from '../../../ui/states/lazy-view.tsx'
import { PreviewContext, type Previewed } from './preview-context.ts'

const GamePreview = lazyView(() => import('./game-preview.tsx').then((it) => it.GamePreview))

/** Stands around cards that may be looked at more closely, and shows the one that is. */
export function PreviewPlace({ children }: { readonly children: ReactNode }) {
  const [shown, show] = useState<Previewed | null>(null)
  const close = useCallback(() => show(null), [])
  const control = useMemo(() => ({ show, prepare: () => void GamePreview.preload().catch(() => undefined) }), [])
  return (
    <PreviewContext value={control}>
      {children}
      {shown && (
        <PartBoundary quiet>
          <GamePreview key={shown.by} {...shown} onClose={close} />
        </PartBoundary>
      )}
    </PreviewContext>
  )
}
