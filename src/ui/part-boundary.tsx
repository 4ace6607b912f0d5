import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { IconButton } from './icon-button.tsx'
import { RefreshCw } from './icons.tsx'

interface PartBoundaryProps {
  /** For what nobody asked for and nobody misses: nothing takes its place. */
  readonly quiet?: boolean
  readonly children: ReactNode
}

/** Keeps the rest of the page where one part does not load or breaks; a button in its place tries again. */
export function PartBoundary({ quiet = false, children }: PartBoundaryProps) {
  const { t } = useLingui()
  return (
    <ErrorBoundary
      renderFallback={(_, retry) =>
        quiet ? null : <IconButton icon={RefreshCw} size="s" label={t`Try again`} onClick={retry} />
      }
    >
      {children}
    </ErrorBoundary>
  )
}
