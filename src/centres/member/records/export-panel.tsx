import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { CsvButton } from '../../../parts/records/csv/csv-button.tsx'
import type { CsvTable } from '../../../parts/records/csv/save-csv.ts'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import type { Span } from '../../../rules/records/day-range.ts'
import { gatewayAtom } from '../../../state/gateway.ts'
import {
  recordExportsQuery,
  requestExportAtom,
  type ExportKind,
  type RecordExport,
} from '../../../state/records/record-exports.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import { Hourglass } from '../../../ui/media/later-icons.ts'
import * as css from './records.css.ts'
import { useRecordLabels } from './use-record-labels.ts'

interface ExportPanelProps {
  readonly kind: ExportKind
  /** The stretch that was chosen, where it is longer than a screen shows. */
  readonly wanted: Span | null
  /** The file of an export that is ready. */
  readonly tableOf: (made: RecordExport) => CsvTable
}

const isSame = (one: Span, other: Span): boolean => one.startTime === other.startTime && one.endTime === other.endTime

/** More than three months are prepared by the platform, and saved once they are ready: also on another day. */
export function ExportPanel({ kind, wanted, tableOf }: ExportPanelProps) {
  const { t } = useLingui()
  const id = useId()
  const words = useRecordLabels()
  const queries = useQueryClient()
  const request = useSetAtom(requestExportAtom)
  const { data = [], error, refetch, isFetching } = useQuery(recordExportsQuery(useAtomValue(gatewayAtom), kind))
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
    <section className={css.exportPanel} aria-labelledby={id}>
      <h4 id={id} className={css.exportTitle}>
        <Trans>Up to one year on request</Trans>
      </h4>
      {wanted && !isAsked && (
        <>
          <p>
            <Trans>You can view up to three months here. Request a file for longer periods.</Trans>
          </p>
          <Button busy={busy} onClick={() => void ask(wanted)}>
            <Trans>Request export</Trans>
          </Button>
        </>
      )}
      {failure && <FailureNotice error={failure.error} onRetry={() => void ask(failure.asked)} retrying={busy} />}
      {error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data.length > 0 && (
        <ul className={css.exportList} aria-live="polite">
          {data.map((made) => (
            <li key={made.exportId} className={css.exportRow}>
              <span>{daysOf(made)}</span>
              {made.state === 'ready' ? (
                <CsvButton table={tableOf(made)} />
              ) : made.state === 'failed' ? (
                <span className={css.count}>
                  <Trans>The file could not be created.</Trans>{' '}
                  <Button size="s" variant="quiet" busy={busy} onClick={() => void ask(made)}>
                    <Trans>Try again</Trans>
                  </Button>
                </span>
              ) : (
                <span className={css.count}>
                  <Hourglass aria-hidden className={icon.s} /> <Trans>Being prepared</Trans>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
