import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { CsvButton } from '../csv/csv-button.tsx'
import type { CsvTable } from '../csv/make-csv.ts'
import { FailureNotice } from '../../site/failure-notice/failure-notice.tsx'
import type { Span } from '../../../rules/records/day-range.ts'
import {
  recordExportsQuery,
  requestExportAtom,
  type ExportKind,
  type RecordExport,
} from '../../../state/records/record-exports.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Hourglass } from '../../../ui/media/later-icons.ts'
import { useRecordLabels } from './use-record-labels.ts'
import { Split } from '../../../ui/layout/split.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Rows } from '../../../ui/lists/rows.tsx'
import { Row } from '../../../ui/lists/row.tsx'
import { Status } from '../../../ui/states/status.tsx'

interface RequestedExportsProps {
  readonly kind: ExportKind
  /** The stretch that was chosen, where it is longer than a screen shows. */
  readonly wanted: Span | null
  /** The file of an export that is ready. */
  readonly tableOf: (made: RecordExport) => CsvTable
}

const isSame = (one: Span, other: Span): boolean => one.startTime === other.startTime && one.endTime === other.endTime

/** More than three months are prepared by the platform, and saved once they are ready: also on another day. */
export function RequestedExports({ kind, wanted, tableOf }: RequestedExportsProps) {
  const { t } = useLingui()
  const id = useId()
  const words = useRecordLabels()
  const queries = useQueryClient()
  const request = useSetAtom(requestExportAtom)
  const { data = [], error, refetch, isFetching } = useQuery(recordExportsQuery(kind))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly asked: Span } | null>(null)
  const isAsked = wanted && data.some((made) => made.state !== 'failed' && isSame(made, wanted))
  if (!wanted && data.length === 0) return null
  const ask = async ({ startTime, endTime }: Span): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await request({ kind, startTime, endTime }, queries)
    } catch (thrown) {
      setFailure({ error: thrown, asked: { startTime, endTime } })
    }
    setBusy(false)
  }
  const daysOf = ({ startTime, endTime }: Span): string => {
    const [from, to] = [words.day(startTime), words.day(endTime - 1)]
    return t`${from} to ${to}`
  }
  return (
    <Panel aria-labelledby={id}>
      <Text as="h4" id={id} size="m" weight="bold">
        <Trans>Up to one year on request</Trans>
      </Text>
      {wanted && !isAsked && (
        <>
          <p>
            <Trans>You can view up to three months here. Request a file for longer periods.</Trans>
          </p>
          <div>
            <Button busy={busy} onClick={() => void ask(wanted)}>
              <Trans>Request export</Trans>
            </Button>
          </div>
        </>
      )}
      {failure && <FailureNotice error={failure.error} onRetry={() => void ask(failure.asked)} retrying={busy} />}
      {error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data.length > 0 && (
        <div aria-live="polite">
          <Rows plain>
            {data.map((made) => (
              <Row key={made.exportId} inset="plain">
                <Split wraps high>
                  <span>{daysOf(made)}</span>
                  {made.state === 'ready' ? (
                    <CsvButton table={tableOf(made)} />
                  ) : made.state === 'failed' ? (
                    <Text as="span" size="s" tone="muted">
                      <Trans>The file could not be created.</Trans>{' '}
                      <Button size="s" variant="quiet" busy={busy} onClick={() => void ask(made)}>
                        <Trans>Try again</Trans>
                      </Button>
                    </Text>
                  ) : (
                    <Status tone="muted" icon={Hourglass}>
                      <Trans>Being prepared</Trans>
                    </Status>
                  )}
                </Split>
              </Row>
            ))}
          </Rows>
        </div>
      )}
    </Panel>
  )
}
