/** What becomes of a withdrawal (spec 4, "Withdrawal confirmation"): each state, and what a member says of a payment. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SAMPLE_CBU } from '../../../../rules/money/make-cbu.ts'
import { WITHDRAWAL_STATES } from '../../../../rules/money/withdrawal.ts'
import { factOf, openCentre, PAYMENT_PASSWORD, type Centre } from '../../../../testing/centre.ts'
import { field, fill, press } from '../../../../testing/forms.ts'
import { isDisabled } from '../../../../testing/control-state.ts'

const AT = Date.UTC(2026, 8, 22, 2, 30)
const NAMES: Readonly<Record<(typeof WITHDRAWAL_STATES)[number], string>> = {
  requested: 'Requested',
  'under-review': 'Under review',
  approved: 'Approved',
  paying: 'Being paid',
  'paid-out': 'Paid out',
  'partly-received': 'Partly received',
  'not-received': 'Not received',
  confirmed: 'Received',
  forced: 'Marked as received',
  rejected: 'Rejected',
  returned: 'Returned',
}
const order = (more: object) => ({
  reference: 'W1',
  state: 'paid-out',
  amount: '100',
  fee: '1.60',
  paid: '60',
  received: '40',
  remaining: '58.40',
  at: AT,
  account: { kind: 'bank', name: 'Banco', number: '•••• 0123' },
  holder: 'Ana Pereyra',
  proofs: 0,
  history: [{ state: 'requested', at: AT }],
  serverTime: AT,
  ...more,
})
const answer = ({ sandbox }: Pick<Centre, 'sandbox'>, more: object): Promise<void> =>
  sandbox.scenario({ kind: 'answering', endpoint: 'getWithdrawal', value: order(more) })

test('each state has its name, and what is paid and still to come stands to the last unit', async () => {
  const page = await openCentre('withdraw&m.order=W1', { prepare: (site) => answer(site, {}) })
  await screen.findByText('We have sent P20.00 to your account.')
  expect(factOf(page.centre(), 'Paid out')).toBe('P60.00')
  expect(factOf(page.centre(), 'Received so far')).toBe('P40.00')
  expect(factOf(page.centre(), 'Remaining')).toBe('P58.40')
  expect(factOf(page.centre(), 'You receive')).toBe('P98.40')
  for (const state of WITHDRAWAL_STATES) {
    await answer(page, { state })
    await page.queries.invalidateQueries()
    const hero = (): Element | null => page.centre().querySelector('section[aria-live]')
    await waitFor(() => expect(hero()?.textContent).toContain(`P100.00${NAMES[state]}`))
    // The question is there exactly while a payment waits for an answer.
    const asked = screen.queryByRole('region', { name: 'Have you received it?' }) !== null
    expect(asked, state).toBe(state === 'paid-out')
    expect(page.centre().querySelector('[data-celebration]') !== null, state).toBe(state === 'confirmed')
  }
  await answer(page, { state: 'confirmed', confirmedBy: 'time', note: 'Nothing yet', proofs: 2 })
  await page.queries.invalidateQueries()
  await waitFor(() => expect(factOf(page.centre(), 'Confirmed')).toBe('Automatically, after the time limit'))
  expect(factOf(page.centre(), 'Your note')).toBe('Nothing yet')
  expect(factOf(page.centre(), 'Your pictures')).toBe('2 pictures sent')
})

/** A member with two withdrawals that were asked for. */
async function openPaid(): Promise<Centre & { readonly references: readonly string[] }> {
  const page = await openCentre('securityCenter', { balance: '2000.00', paymentPassword: PAYMENT_PASSWORD })
  const { user, centre } = page
  await press(user, centre(), 'Add a bank account')
  await user.click((await within(centre()).findAllByRole('radio'))[0]!)
  await fill(user, await field(centre(), 'CBU, CVU or alias'), SAMPLE_CBU)
  await press(user, centre(), 'Add this account')
  await within(centre()).findByText('The bank account has been added.')
  await user.click(within(centre()).getByRole('link', { name: 'Withdraw' }))
  for (const amount of ['50', '60']) {
    const form = await screen.findByRole('form', { name: 'Withdraw' })
    const next = within(form).getByRole('button', { name: 'Continue' })
    await waitFor(() => expect(isDisabled(next)).toBe(false))
    await fill(user, within(form).getByRole('textbox', { name: 'Amount' }), amount)
    await user.click(next)
    const check = await screen.findByRole('dialog', { name: 'Check your withdrawal' })
    await fill(user, await field(check, 'Payment password'), PAYMENT_PASSWORD)
    await press(user, check, 'Withdraw')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Check your withdrawal' })).toBeNull())
    await screen.findByText(/^Requested: /)
  }
  const history = screen.getByRole('region', { name: 'Your withdrawals' })
  await waitFor(() => expect(within(history).getAllByRole('link')).toHaveLength(2))
  const references = within(history)
    .getAllByRole('link')
    .map((link) => /m\.order=(\w+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? '')
  return Object.assign(page, { references })
}

test('a payment is confirmed, reported as missing, read of as taken, and all are confirmed at once', async () => {
  const page = await openPaid()
  const { user, sandbox, centre, references } = page
  const [second = '', first = ''] = references
  const bring = (reference: string, said: object): Promise<unknown> =>
    sandbox.post(`withdrawals/${reference}`, { ...said })
  const region = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Have you received it?' })
  const ready = async (name: string): Promise<HTMLElement> => {
    const button = await within(await region()).findByRole('button', { name })
    await waitFor(() => expect(isDisabled(button)).toBe(false))
    return button
  }

  // What was paid changes while one is asked: the word is not taken for the new payment.
  await bring(first, { to: 'paid-out', amount: '20.00' })
  await page.reload(`withdraw&m.order=${first}`)
  await within(await region()).findByText(/after 30 minutes/)
  expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toMatch(/^(30:00|2\d:\d\d)/)
  await user.click(await ready('Received'))
  const sure = await screen.findByRole('dialog', { name: 'Have you received it?' })
  expect(sure.textContent).toContain('P20.00 was sent')
  await bring(first, { to: 'partly-received' })
  await bring(first, { to: 'paid-out' })
  await press(user, sure, 'Yes, received')
  await screen.findByText('The amount paid has changed. Review the new figures, then confirm again.')
  await waitFor(async () => expect((await region()).textContent).toContain('P30.00'))

  // Not received: with a note, and read of once it is decided.
  await user.click(await ready('Not received'))
  const form = await screen.findByRole('form', { name: 'Not received' })
  await fill(user, within(form).getByRole('textbox', { name: /^Note/ }), 'Nothing until this morning')
  await press(user, form, 'Report as not received')
  await within(centre()).findByText('You told us that it has not arrived. We are looking into it.')
  expect(factOf(centre(), 'Your note')).toBe('Nothing until this morning')
  await bring(first, { to: 'forced', reason: 'The bank has booked it' })
  await page.reload(`withdraw&m.order=${first}`)
  await screen.findByText('The bank has booked it')
  screen.getByText('You asked for P50.00; P50.00 of it was paid out, and that counts as received.')
  const read = await screen.findByRole('button', { name: 'I have read this' })
  await user.click(read)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull())
  await screen.findByText('Our message')

  // All at once, from the list.
  await bring(second, { to: 'paid-out' })
  await user.click(screen.getByRole('link', { name: 'All withdrawals' }))
  await page.queries.invalidateQueries()
  await screen.findByText(/^1 payment awaits your confirmation/)
  const all = screen.getByRole('button', { name: 'All received' })
  await waitFor(() => expect(isDisabled(all)).toBe(false))
  await user.click(all)
  const question = await screen.findByRole('dialog', { name: 'Has all of it arrived?' })
  expect(factOf(question, second)).toBe('P58.40')
  expect(factOf(question, 'In all')).toBe('P58.40')
  await press(user, question, 'Yes, all received')
  await screen.findByText('1 payment is confirmed.')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'All received' })).toBeNull())
  const history = screen.getByRole('region', { name: 'Your withdrawals' })
  await user.selectOptions(within(history).getByRole('combobox', { name: 'Status' }), 'Rejected')
  await within(history).findByText('No withdrawals with this status.')
  expect(await page.ledger()).toMatchObject({ balance: '1890.00', held: '0.00', total: '0' })
})
