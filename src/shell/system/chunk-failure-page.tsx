import { Trans, useLingui } from '@lingui/react/macro'
import { PackageX } from '../../ui/icons.tsx'
import { useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { describeFailure } from '../../i18n/failure.ts'
import { Reference } from '../../parts/failure-notice/reference.tsx'
import type { ChunkFailure } from '../../rules/chunk-failure.ts'
import { reloadOnceAtom } from '../../state/reload.ts'
import { Button } from '../../ui/button.tsx'
import { ReloadButton } from './reload-button.tsx'
import { SystemPage } from './system-page.tsx'

interface ChunkFailurePageProps {
  readonly error: ChunkFailure
  readonly onRetry: () => void
}

/** A part of the application is gone or did not arrive (spec 8): after a new deployment one reload mends it. */
export function ChunkFailurePage({ error, onRetry }: ChunkFailurePageProps) {
  const { i18n, t } = useLingui()
  const reloadOnce = useSetAtom(reloadOnceAtom)
  const { reference } = useMemo(() => describeFailure(i18n, error), [i18n, error])
  useEffect(() => {
    if (navigator.onLine) reloadOnce()
  }, [reloadOnce])
  return (
    <SystemPage
      within
      icon={PackageX}
      title={t`This page did not load`}
      text={
        <p>
          <Trans>A part of it is missing: loading it failed. Check your network, then reload the page.</Trans>
        </p>
      }
      actions={
        <>
          <ReloadButton />
          <Button variant="quiet" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <Reference text={reference} />
        </>
      }
    />
  )
}
