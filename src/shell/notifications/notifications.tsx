import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import { followNotificationsAtom } from '../../state/messages/notifications.ts'
import type { Session } from '../../state/account/login/session.ts'
import { watchMoneyAtom } from '../../state/money/request/watch-money.ts'
import { NotificationRegion } from './notification-region.tsx'

/**
 * Listens for news of the member's money, and shows it over whatever is open (spec 4, "Notifications"); and finds out, on
 * whatever page, what came of money that was sent before a reload and not heard of (safety rule "Money").
 */
export function Notifications({ session }: { readonly session: Session }) {
  const queries = useQueryClient()
  const listen = useSetAtom(followNotificationsAtom)
  const watch = useSetAtom(watchMoneyAtom)
  const { accountType } = session
  // Which account it is may be known only later; a trial account has nothing to hear of.
  const listens = accountType !== null && accountType !== TRIAL_ACCOUNT
  useEffect(() => (listens ? listen(queries) : undefined), [listens, listen, queries])
  useEffect(() => (listens ? watch(queries) : undefined), [listens, watch, queries])
  return listens ? <NotificationRegion /> : null
}
