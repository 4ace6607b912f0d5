import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { formatDuration } from '../../../../i18n/format/duration-format.ts'
import { countdownParts } from '../../../../rules/countdown.ts'
import { useTimeLeft } from '../../../../state/countdown.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { refreshMoney } from '../../../../state/money/request/pending-money.ts'

export interface PayTime {
  /** Milliseconds since 1970, by the platform's clock. */
  readonly expiresAt: number
  /** How far that clock is ahead of the device's. */
  readonly offset: number
}

const two = (part: number): string => String(part).padStart(2, '0')

/** How long an order may still be paid: in digits for the eye, such as `14:05`, and in words for the ear. */
export function usePayTime({ expiresAt, offset }: PayTime): { readonly digits: string; readonly words: string } {
  const queries = useQueryClient()
  const { tag } = useAtomValue(languageAtom)
  const left = useTimeLeft(expiresAt, offset)
  const isOver = left === 0
  // What has become of it the platform says, whose clock may differ by the way that answers take.
  useEffect(() => {
    if (isOver) refreshMoney(queries)
  }, [isOver, queries])
  const parts = countdownParts(left)
  return {
    digits: [...(parts.hours > 0 ? [parts.hours] : []), parts.minutes, parts.seconds].map(two).join(':'),
    words: formatDuration(parts, tag),
  }
}
