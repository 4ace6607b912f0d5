import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { describeSlipFailure, isAboutSlip } from '../../../i18n/failures/slip-refusals.ts'
import { Reference } from '../../../parts/site/failure-notice/reference.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TriangleExclamationPoint } from '../../../ui/media/later-icons.ts'
import { StageNotice } from '../stage/stage-notice.tsx'

interface SlipFailureProps {
  readonly error: unknown
  readonly onAgain: () => void
  readonly onExit: () => void
}

/** A bet slip that its vendor was not given, or has refused: the slip is as it was, and nothing is lost. */
export function SlipFailure({ error, onAgain, onExit }: SlipFailureProps) {
  const { i18n, t } = useLingui()
  const { title, detail, canRetry, reference } = useMemo(() => describeSlipFailure(i18n, error), [i18n, error])
  const isRefused = isAboutSlip(error)
  return (
    <StageNotice
      icon={TriangleExclamationPoint}
      title={title}
      actions={
        <>
          <Button onClick={onExit}>
            <Trans>Back to the bet slip</Trans>
          </Button>
          {!isRefused && canRetry && (
            <Button variant="quiet" onClick={onAgain}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </>
      }
    >
      <p>{detail}</p>
      {!isRefused && (
        <>
          <p>{t`Your slip is as it was. Tried again, it is never bet on twice.`}</p>
          <Reference text={reference} />
        </>
      )}
    </StageNotice>
  )
}
