/** Withdraw: what stands before it, all states of a withdrawal, and a payment that waits for the player's word. */
import { WITHDRAWAL_STATES } from '../../src/rules/money/withdrawal.ts'
import { appears, press, type Scene } from './scene.ts'

const CENTRE = 'dialog[open]'
const withdraw = { as: 'member', address: '/index?member=withdraw', frame: 'window' } as const

/** States in which all of it was paid out. */
const PAID = ['paid-out', 'not-received', 'confirmed', 'forced']

/** Amounts that every currency can write. */
const order = (state: string, index: number) => ({
  reference: `W00000000000${index}`,
  state,
  amount: `${(index + 1) * 100_000}`,
  fee: '1000',
  paid: state === 'partly-received' ? '40000' : PAID.includes(state) ? `${(index + 1) * 100_000 - 1000}` : '0',
  received: state === 'partly-received' ? '40000' : '0',
  remaining: `${(index + 1) * 100_000 - 1000}`,
  at: 1_790_000_000_000,
  account: { kind: 'bank', name: 'Banco Galicia', number: '•••• 0123' },
})

export const WITHDRAW_SCENES: readonly Scene[] = [
  {
    ...withdraw,
    id: 'withdraw',
    title: 'Before the first withdrawal',
    open: (page) => appears(page, `${CENTRE} section ul`),
  },
  {
    ...withdraw,
    id: 'withdraw-account',
    title: 'A bank account to be added',
    address: '/index?member=securityCenter&m.need=payouts&m.back=withdraw',
    open: async (page) => {
      const add = `${CENTRE} section > div > div > button`
      await appears(page, add)
      return (await press(page, add)) && appears(page, `${CENTRE} [name=bank]`)
    },
  },
  {
    ...withdraw,
    id: 'withdraw-states',
    title: 'Withdrawals in every state',
    scenario: {
      kind: 'answering',
      endpoint: 'listWithdrawals',
      value: {
        list: WITHDRAWAL_STATES.map(order),
        total: WITHDRAWAL_STATES.length,
        toConfirm: [{ reference: 'W000000000004', amount: '499000', paid: '499000' }],
        serverTime: 1_790_000_000_000,
      },
    },
    open: async (page) => {
      const last = `${CENTRE} li:last-child > a[href*="m.order"]`
      if (!(await appears(page, last))) return false
      await page.locator(last).scrollIntoViewIfNeeded()
      return true
    },
  },
  {
    ...withdraw,
    id: 'withdraw-paid',
    title: 'A payment that waits for the player’s word',
    address: '/index?member=withdraw&m.order=W000000000004',
    scenario: {
      kind: 'answering',
      endpoint: 'getWithdrawal',
      value: {
        ...order('paid-out', 4),
        holder: 'Player Pereyra Núñez',
        proofs: 0,
        history: ['requested', 'under-review', 'approved', 'paying', 'paid-out'].map((state, step) => ({
          state,
          at: 1_790_000_000_000 + step * 600_000,
        })),
        confirmBy: 1_790_000_000_000 + 1_799_000,
        serverTime: 1_790_000_000_000,
      },
    },
    open: (page) => appears(page, `${CENTRE} [role=timer]`),
  },
  {
    ...withdraw,
    id: 'withdraw-forced',
    title: 'A payment that was taken for received',
    address: '/index?member=withdraw&m.order=W000000000008',
    scenario: {
      kind: 'answering',
      endpoint: 'getWithdrawal',
      value: {
        ...order('forced', 8),
        received: '899000',
        remaining: '0',
        holder: 'Player Pereyra Núñez',
        reason: 'The bank has booked it.',
        proofs: 1,
        confirmedBy: 'operator',
        history: ['requested', 'paying', 'paid-out', 'not-received', 'forced'].map((state, step) => ({
          state,
          at: 1_790_000_000_000 + step * 600_000,
        })),
        serverTime: 1_790_000_000_000,
      },
    },
    open: (page) => appears(page, `${CENTRE} [role=status] button`),
  },
]
