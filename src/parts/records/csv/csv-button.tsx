import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { formatInteger } from '../../../i18n/format/format.ts'
import { FailureNotice } from '../../site/failure-notice/failure-notice.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import { Download } from '../../../ui/media/later-icons.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { saveFile } from '../../../ui/actions/save-file.ts'
import { Split } from '../../../ui/layout/split.tsx'
import { useTimeout } from '../../../ui/hooks/use-timeout.ts'
import * as css from './csv-button.css.ts'
import { makeCsv, type CsvTable } from './make-csv.ts'

interface CsvButtonProps {
  readonly table: CsvTable
  readonly disabled?: boolean
}

/** After how long without its end it is said that it takes its time, in milliseconds. */
const SLOW_MS = 5000

interface Progress {
  readonly done: number
  readonly total: number
}

/** Saves a table as a file of comma-separated values; while it is read, its progress shows, and it can be broken off. */
export function CsvButton({ table, disabled = false }: CsvButtonProps) {
  const { i18n, t } = useLingui()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const [kept, setKept] = useState(0)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start = async (): Promise<void> => {
    const run = new AbortController()
    running.current?.abort()
    running.current = run
    setError(null)
    setKept(0)
    setProgress({ done: 0, total: 0 })
    let count = 0
    try {
      const file = await makeCsv(table, run.signal, (done, total) => {
        count = done
        setProgress({ done, total })
      })
      saveFile(file, `${table.fileName}.csv`)
      setKept(count)
    } catch (thrown) {
      // A call fails with a failure; anything else is told like one.
      if (!run.signal.aborted) setError(thrown instanceof Error ? thrown : new Error(String(thrown)))
    }
    if (running.current === run) setProgress(null)
  }
  const cancel = (): void => {
    running.current?.abort()
    running.current = null
    setProgress(null)
  }
  const { done: read = 0, total: all = 0 } = progress ?? {}
  const [done, total] = [read, all].map((count) => formatInteger(count, i18n.locale))
  const isSlow = useSlow(progress !== null)
  return (
    <div className={css.frame}>
      {progress ? (
        <Split space="xs" high>
          <progress
            className={css.bar}
            aria-label={t`Preparing the file`}
            {...(all > 0 ? { value: read, max: all } : {})}
          />
          <Button size="s" variant="ghost" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Split>
      ) : (
        <Button size="s" variant="quiet" disabled={disabled} onClick={() => void start()}>
          <Download aria-hidden className={icon.s} />
          <Trans>Save as CSV</Trans>
        </Button>
      )}
      <output className={isSlow ? css.slow : hiddenVisually}>
        {isSlow && `${t`This is taking longer than usual.`} `}
        {progress && all > 0 && t`${done} of ${total} records`}
        {kept > 0 && <Plural value={kept} one="Saved: # record" other="Saved: # records" />}
      </output>
      {error && <FailureNotice error={error} onRetry={() => void start()} />}
    </div>
  )
}

/** Whether something has been under way for long. */
function useSlow(runs: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useTimeout(() => setSlow(true), runs ? SLOW_MS : null)
  if (!runs && isSlow) setSlow(false)
  return isSlow
}
