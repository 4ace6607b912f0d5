/** News of money (spec 4, "Notifications"): each kind in its words, with its amount and its reference. */
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NOTIFICATION_KINDS } from '../../rules/messages/notification-kinds.ts'
import { notificationsAtom } from '../../state/messages/notifications.ts'
import { showAlone } from '../../testing/show-alone.tsx'
import { openSite } from '../../testing/site.tsx'
import { NotificationRegion } from './notification-region.tsx'

const TITLES = {
  'deposit-credited': 'Deposit credited',
  'deposit-failed': 'Deposit failed',
  'withdrawal-approved': 'Withdrawal approved',
  'withdrawal-rejected': 'Withdrawal rejected',
} as const satisfies Record<(typeof NOTIFICATION_KINDS)[number], string>

test('a deposit is told as credited or failed, a withdrawal as approved or rejected', async () => {
  const visit = await openSite().visit('/helpmc')
  await showAlone(visit, () => <NotificationRegion />)
  const news = NOTIFICATION_KINDS.map((kind, id) => ({ id, kind, amount: '12.30', reference: `R${id}` }))
  act(() => visit.store.set(notificationsAtom, news))
  for (const [at, kind] of NOTIFICATION_KINDS.entries()) {
    const title = await screen.findByText(new RegExp(`^${TITLES[kind]}`))
    expect(title.textContent).toContain('P12.30')
    screen.getByText(`R${at}`)
  }
})
