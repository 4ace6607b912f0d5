import { useLingui } from '@lingui/react/macro'
import { useEffect, type ReactNode } from 'react'
import { ChunkFailure } from '../../rules/site/chunk-failure.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { RefreshCw } from '../media/icons.tsx'
import { retryWhenOnline } from '../hooks/retry-when-online.ts'

interface PartBoundaryProps {
  /** For what nobody asked for and nobody misses: nothing takes its place, and what did not load is tried again later. */
  readonly quiet?: boolean
  readonly children: ReactNode
}

/** Keeps the rest of the page where one part does not load or breaks; a button in its place tries again. */
export function PartBoundary({ quiet = false, children }: PartBoundaryProps) {
  const { t } = useLingui()
  return (
    <ErrorBoundary
      renderFallback={(error, retry) =>
        quiet ? (
          error instanceof ChunkFailure && error.type !== 'error' && <Later onChance={retry} />
        ) : (
          <IconButton icon={RefreshCw} size="s" label={t`Try again`} onClick={retry} />
        )
      }
    >
      {children}
    </ErrorBoundary>
  )
}

function Later({ onChance }: { readonly onChance: () => void }) {
  useEffect(() => retryWhenOnline(onChance), [onChance])
  return null
}
