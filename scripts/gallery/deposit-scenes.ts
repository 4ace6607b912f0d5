/** The deposit page: what is asked for, and an order that waits to be paid. */
import { appears, press, type Scene } from './scene.ts'

const CENTRE = 'dialog[open]'
const DEPOSIT = { as: 'member', address: '/index?member=deposit', frame: 'window' } as const

export const DEPOSIT_SCENES: readonly Scene[] = [
  { ...DEPOSIT, id: 'deposit', title: 'Deposit', open: (page) => appears(page, `${CENTRE} input[name=amount]`) },
  {
    ...DEPOSIT,
    id: 'deposit-rests',
    title: 'A way to pay that rests',
    scenario: { kind: 'deposit-maintenance', channel: 'BANK-1', until: '2030-01-31T18:00Z' },
    open: (page) => appears(page, `${CENTRE} input[name=channel]:disabled ~ span`),
  },
  {
    ...DEPOSIT,
    id: 'deposit-all-rest',
    title: 'All ways to pay rest',
    scenario: { kind: 'deposit-maintenance', why: 'hours', until: '2030-01-31T06:00Z' },
    open: (page) => appears(page, `${CENTRE} ul li bdi`),
  },
  {
    ...DEPOSIT,
    id: 'deposit-order',
    title: 'A deposit that waits to be paid',
    open: async (page) => {
      await appears(page, `${CENTRE} form fieldset:enabled input[name=amount]`)
      await press(page, `${CENTRE} label:has(input[value^=USDT])`)
      await press(page, `${CENTRE} fieldset[aria-label] button`)
      await press(page, `${CENTRE} form button[type=submit]`)
      return appears(page, `${CENTRE} [role=timer]`)
    },
  },
]
