import { Trans, useLingui } from '@lingui/react/macro'
import { TriangleExclamationPoint } from '../../ui/media/later-icons.ts'
import { useMemo } from 'react'
import { describeFailure } from '../../i18n/failures/failure.ts'
import { Reference } from '../../parts/site/failure-notice/reference.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { ReloadButton } from '../../parts/site/failure-notice/reload-button.tsx'
import { SystemPage } from './system-page.tsx'

interface CrashPageProps {
  readonly error: unknown
  readonly within?: boolean
}

/** Something broke that should not have. */
export function CrashPage({ error, within = false }: CrashPageProps) {
  const { i18n, t } = useLingui()
  const { reference } = useMemo(() => describeFailure(i18n, error), [i18n, error])
  return (
    <SystemPage
      within={within}
      icon={TriangleExclamationPoint}
      title={t`Something went wrong`}
      text={
        <p>
          <Trans>This page has an error. Reload it; if it happens again, send the reference to customer service.</Trans>
        </p>
      }
      actions={
        <>
          <ReloadButton />
          <LinkButton href="/index" variant="quiet">
            <Trans>To the home page</Trans>
          </LinkButton>
          <Reference text={reference} />
        </>
      }
    />
  )
}
