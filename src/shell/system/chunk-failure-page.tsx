import { Trans, useLingui } from '@lingui/react/macro'
import { PackageX } from '../../ui/media/later-icons.ts'
import { useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { describeFailure } from '../../i18n/failures/failure.ts'
import { Reference } from '../../parts/site/failure-notice/reference.tsx'
import type { ChunkFailure } from '../../rules/site/chunk-failure.ts'
import { reloadOnceAtom } from '../../state/site/reload.ts'
import { ReloadButton } from '../../parts/site/failure-notice/reload-button.tsx'
import { SystemPage } from './system-page.tsx'

/**
 * A part of the application is gone or did not arrive (spec 8). A reload is the one thing that mends both: after a new
 * deployment the part has another name, and some browsers keep a failed import for as long as the page lives.
 */
export function ChunkFailurePage({ error }: { readonly error: ChunkFailure }) {
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
          <Trans>Part of the page failed to load. Check your network, then reload the page.</Trans>
        </p>
      }
      actions={
        <>
          <ReloadButton />
          <Reference text={reference} />
        </>
      }
    />
  )
}
