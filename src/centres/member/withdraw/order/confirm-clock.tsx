import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { formatDuration } from '../../../../i18n/format/duration-format.ts'
import { countdownParts } from '../../../../rules/countdown.ts'
import { useTimeLeft } from '../../../../state/countdown.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { WITHDRAWALS_KEY } from '../../../../state/money/request/pending-money.ts'
import { withdrawalTermsQuery } from '../../../../state/money/withdrawals.ts'
import { Clock } from '../../orders/clock.tsx'

interface ConfirmClockProps {
  /** Milliseconds since 1970, by the platform's clock. */
  readonly confirmBy: number
  /** How far that clock is ahead of the device's. */
  readonly offset: number
}

/** How long after the end the platform is asked first, in milliseconds; each time it waits twice as long. */
const FIRST_ASK_MS = 1000
const LONGEST_ASK_MS = 16_000

const two = (part: number): string => String(part).padStart(2, '0')

/** How long until a payment counts as received by itself (spec 9: "Withdrawal auto-confirm after {0} minutes"). */
export function ConfirmClock({ confirmBy, offset }: ConfirmClockProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { tag } = useAtomValue(languageAtom)
  const { data: terms } = useQuery(withdrawalTermsQuery)
  const left = useTimeLeft(confirmBy, offset)
  const isOver = left === 0
  // Asked a moment after, until the platform says so: its clock and ours differ by the way that answers take.
  useEffect(() => {
    if (!isOver) return undefined
    let [wait, timer] = [FIRST_ASK_MS, 0]
    const ask = (): void => {
      // A question that is under way is not given up for the next one: on a slow line none would ever be answered.
      void queries.invalidateQueries({ queryKey: WITHDRAWALS_KEY }, { cancelRefetch: false })
      wait = Math.min(wait * 2, LONGEST_ASK_MS)
      timer = window.setTimeout(ask, wait)
    }
    timer = window.setTimeout(ask, wait)
    return () => clearTimeout(timer)
  }, [isOver, queries])
  const parts = countdownParts(left)
  return (
    <Clock
      what={
        terms?.autoConfirmMinutes != null ? (
          <Plural
            value={terms.autoConfirmMinutes}
            one="If you do not respond, it is marked as received after # minute."
            other="If you do not respond, it is marked as received after # minutes."
          />
        ) : (
          <Trans>If you do not respond, it is marked as received after a while.</Trans>
        )
      }
      label={t`Time left`}
      digits={[...(parts.hours > 0 ? [parts.hours] : []), parts.minutes, parts.seconds].map(two).join(':')}
      words={formatDuration(parts, tag)}
    />
  )
}
