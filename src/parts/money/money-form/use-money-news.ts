import { useAtomValue } from 'jotai'
import { useEffect, useRef, type RefObject } from 'react'
import type { MoneyKind } from '../../../rules/money/money-intent.ts'
import { settledIntentsAtom } from '../../../state/money/request/pending-money.ts'

/**
 * Brings into view what became of money: a button far below may have brought it about.
 * @param pending how many of the kind nothing is known of yet
 * @param told what the page itself has to say of it: done, or failed; nothing while it has not
 * @returns for the place that tells it
 */
export function useMoneyNews(kind: MoneyKind, pending: number, told: unknown = null): RefObject<HTMLDivElement | null> {
  const news = useRef<HTMLDivElement>(null)
  const settled = useAtomValue(settledIntentsAtom).filter((it) => it.kind === kind).length
  useEffect(() => {
    if (told !== null || settled > 0 || pending > 0) news.current?.scrollIntoView({ block: 'nearest' })
  }, [told, settled, pending])
  return news
}
