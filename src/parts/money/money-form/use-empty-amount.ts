import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { MoneyKind } from '../../../rules/money/money-intent.ts'
import { settledIntentsAtom } from '../../../state/money/request/pending-money.ts'

/**
 * Empties a form's amount as soon as what was sent with it is found out to be done after its answer had been lost: it is
 * nothing to send again. Another kind's, or what another page has sent, is not this form's, and an older one may stand there
 * unread.
 * @param form holds a field of the name `amount`, or none just now
 * @returns empties it at once, as if the player had
 */
export function useEmptyAmount(form: RefObject<HTMLFormElement | null>, kind: MoneyKind): () => void {
  const doneLater = useAtomValue(settledIntentsAtom).findLast(
    (it) => it.kind === kind && it.state === 'done' && !it.elsewhere,
  )?.requestNo
  const empty = (): void => {
    const input = form.current?.elements.namedItem('amount')
    if (!(input instanceof HTMLInputElement)) return
    input.value = ''
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const emptyLater = useEffectEvent(empty)
  useEffect(() => {
    if (doneLater) emptyLater()
  }, [doneLater])
  return empty
}
