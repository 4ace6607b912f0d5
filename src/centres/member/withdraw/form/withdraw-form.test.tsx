/**
 * Asking for a withdrawal (spec 2, "Member centre": withdraw; spec 4): what comes before the first, a summary with what the
 * platform takes, and the payment password that sends it once.
 */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { factOf, findStatus, openCentre, PAYMENT_PASSWORD, type Centre } from '../../../../testing/centre.ts'
import { field, fill, isWrong, press, saidOf } from '../../../../testing/forms.ts'
import { isChecked, isDisabled, valueOf } from '../../../../testing/control-state.ts'
import { holdCall } from '../../../../testing/hold.ts'

const ADDED = 'securityCenter&m.need=payouts&m.back=withdraw'
const summary = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Check your withdrawal' })
const orders = async (): Promise<HTMLElement[]> =>
  within(await screen.findByRole('region', { name: 'Your withdrawals' })).queryAllByRole('listitem')

/** The form, once it may be used. */
async function findForm(): Promise<HTMLElement> {
  const form = await screen.findByRole('form', { name: 'Withdraw' })
  await waitFor(() => expect(isDisabled(next(form))).toBe(false))
  return form
}
const next = (form: HTMLElement): HTMLElement => within(form).getByRole('button', { name: 'Continue' })
const amountIn = (form: HTMLElement): HTMLElement => within(form).getByRole('textbox', { name: 'Amount' })

/** Writes an amount, and confirms it with the payment password. */
async function ask({ user }: Centre, amount: string): Promise<HTMLElement> {
  const form = await findForm()
  await fill(user, amountIn(form), amount)
  await user.click(next(form))
  const check = await summary()
  await fill(user, await field(check, 'Payment password'), PAYMENT_PASSWORD)
  return check
}

/** A member with an account, who has been led back to the page that needed it. */
async function openWithAccount(): Promise<Centre> {
  const page = await openCentre(ADDED, { balance: '1000.00', paymentPassword: PAYMENT_PASSWORD })
  const { user, centre } = page
  await press(user, centre(), 'Add a bank account')
  await press(user, centre(), 'Add this account')
  expect(within(centre()).getByText('Choose your bank.').getAttribute('role')).toBe('alert')
  await fill(user, await field(centre(), 'Search banks'), 'galici')
  expect(within(centre()).getAllByRole('radio')).toHaveLength(1)
  await user.click(within(centre()).getByRole('radio', { name: 'Banco Galicia' }))
  const number = await field(centre(), 'CBU, CVU or alias')
  await fill(user, number, '12')
  await press(user, centre(), 'Add this account')
  expect(saidOf(number)).toContain('A CBU or CVU has 22 digits: you typed 2.')
  await fill(user, number, '00701231 3000-0000-1045-67')
  await press(user, centre(), 'Add this account')
  const done = await findStatus('The bank account has been added.')
  await within(centre()).findByText('•••• 4567')
  await user.click(within(done).getByRole('link', { name: 'Back to “Withdraw”' }))
  return page
}

test('what is missing before the first leads to it', async () => {
  const page = await openCentre('withdraw', { balance: '100' })
  const needs = await screen.findByRole('region', { name: 'Before your first withdrawal' })
  expect(screen.queryByRole('form', { name: 'Withdraw' })).toBeNull()
  expect(
    within(needs)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Set a payment password', 'Add an account'])
  await page.user.click(within(needs).getByRole('link', { name: 'Set a payment password' }))
  // The form that is asked for is open, and has the focus.
  const password = await field(page.centre(), 'Login password')
  expect(document.activeElement).toBe(password)
  const { search } = page.router.state.location
  expect(search).toMatchObject({ member: 'securityCenter', 'm.need': 'payment', 'm.back': 'withdraw' })
})

test('an amount is checked, read once more, and leaves once with the payment password', async () => {
  const page = await openWithAccount()
  const { user, ledger } = page
  const form = await findForm()
  await screen.findByText('You have not withdrawn anything yet.')
  expect(screen.getByRole('region', { name: 'Available' }).textContent).toContain('P1,000.00')
  expect(isChecked(within(form).getByRole('radio', { name: /^Banco Galicia/ }))).toBe(true)
  await user.click(next(form))
  const amount = amountIn(form)
  expect(document.activeElement).toBe(amount)
  await fill(user, amount, '9')
  expect(saidOf(amount)).toContain('Enter P10 or more.')
  await fill(user, amount, '1000.01')
  expect(saidOf(amount)).toContain('There is P1,000.00 in this wallet.')
  await fill(user, amount, '100')
  expect(factOf(form, 'Fee')).toBe('Free, 1 more time today')
  expect(factOf(form, 'You receive')).toBe('P100.00')
  await user.click(next(form))
  const check = await summary()
  expect(factOf(check, 'To')).toContain('Banco Galicia')
  expect(factOf(check, 'You receive')).toBe('P100.00')
  const password = await field(check, 'Payment password')
  await press(user, check, 'Withdraw')
  expect(saidOf(password)).toContain('Enter your payment password.')
  await fill(user, password, 'Wrong-1357')
  await press(user, check, 'Withdraw')
  await waitFor(() => expect(isWrong(password)).toBe(true))
  expect(await ledger()).toMatchObject({ balance: '1000.00', held: '0.00' })
  await fill(user, password, PAYMENT_PASSWORD)
  const letGo = holdCall(page, '/MCSFE_createWithdrawal')
  await user.dblClick(within(check).getByRole('button', { name: 'Withdraw' }))
  // What is on its way can't be called back.
  expect(isDisabled(within(check).getByRole('button', { name: 'Cancel' }))).toBe(true)
  expect(within(check).queryByRole('button', { name: 'Close' })).toBeNull()
  letGo()
  expect((await findStatus('Requested: ')).textContent).toMatch(/P100\.00.*Banco Galicia/)
  expect(screen.queryByRole('dialog', { name: 'Check your withdrawal' })).toBeNull()
  expect(valueOf(amount)).toBe('')
  await waitFor(async () => expect(await orders()).toHaveLength(1))
  expect(await ledger()).toMatchObject({ balance: '900.00', held: '100.00', total: '0' })

  // The very same is asked about where it is read once more.
  const again = await ask(page, '100')
  expect(factOf(again, 'Fee')).toBe('P2.00')
  expect(screen.queryByText(/^Requested: /)).toBeNull()
  await press(user, again, 'Withdraw')
  await within(again).findByText('Repeat this request?')
  await within(again).findByRole('button', { name: 'Withdraw again' })
  await press(user, again, 'Cancel')
  expect(await ledger()).toMatchObject({ held: '100.00' })

  // A fee that has changed meanwhile is shown before it is sent.
  const dearer = await ask(page, '70')
  expect(factOf(dearer, 'You receive')).toBe('P68.30')
  await page.sandbox.scenario({
    kind: 'refusing',
    endpoint: 'createWithdrawal',
    message: 'the fee has changed',
    times: 1,
  })
  const bank = { kind: 'bank', min: '10', max: '5000', feeBasisPoints: 0, feeFixed: '9', freeTimes: 0 }
  const value = {
    available: '900',
    contactVerified: true,
    paymentPassword: true,
    autoConfirmMinutes: 30,
    methods: [bank],
  }
  await page.sandbox.scenario({ kind: 'answering', endpoint: 'getWithdrawalTerms', value })
  await press(user, dearer, 'Withdraw')
  await within(dearer).findByText('The fee has changed. Please review it and submit again.')
  await waitFor(() => expect(factOf(dearer, 'You receive')).toBe('P61.00'))
  expect(factOf(dearer, 'Fee')).toBe('P9.00')
  expect(await ledger()).toMatchObject({ held: '100.00' })
})

test('an answer that is lost is pending and locks the form, also after a reload, until it is found out', async () => {
  const page = await openWithAccount()
  const { sandbox, user } = page
  await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'createWithdrawal', times: 1 })
  await sandbox.scenario({ kind: 'failing', how: 'html', when: 'before', endpoint: 'settleMoneyRequest' })
  await press(user, await ask(page, '60'), 'Withdraw')
  expect((await findStatus('Pending: ')).textContent).toContain('Banco Galicia')
  expect(isDisabled(next(await screen.findByRole('form', { name: 'Withdraw' })))).toBe(true)
  await page.reload('withdraw')
  await findStatus('Pending: ')
  await sandbox.clear('failing')
  const done = await findStatus('Done: ')
  await press(user, done, 'OK')
  await findForm()
  expect(await orders()).toHaveLength(1)
  expect(await page.ledger()).toMatchObject({ balance: '940.00', held: '60.00', total: '0' })
})

const account = (id: string, name: string) => ({
  id,
  kind: 'bank',
  name,
  number: '•••• 0123',
  holder: 'Player',
  isDefault: false,
})
const terms = (more: object, method: object = {}) => ({
  available: '1000.00',
  contactVerified: true,
  paymentPassword: true,
  autoConfirmMinutes: 30,
  methods: [
    { kind: 'bank', min: '10.00', max: '500.00', feeBasisPoints: 0, feeFixed: '1.00', freeTimes: 0, ...method },
  ],
  ...more,
})

test('terms that change under what is typed are said; a day that is used up and a turnover that is open, too', async () => {
  const page = await openCentre('withdraw', {
    prepare: async ({ sandbox }) => {
      const accounts = [account('A1', 'Banco Uno'), account('A2', 'Banco Dos')]
      const value = { payeeName: 'Player', bankMax: 3, cryptoMax: 3, accounts }
      await sandbox.scenario({ kind: 'answering', endpoint: 'listPayoutAccounts', value })
      await sandbox.scenario({ kind: 'answering', endpoint: 'getWithdrawalTerms', value: terms({ timesLeft: 2 }) })
    },
  })
  const { user, queries } = page
  const say = async (value: object): Promise<void> => {
    await page.sandbox.scenario({ kind: 'answering', endpoint: 'getWithdrawalTerms', value })
    await queries.invalidateQueries()
  }
  const form = await findForm()
  within(page.centre()).getByText('You can make 2 more withdrawals today.')
  const amount = amountIn(form)
  await fill(user, amount, '200')
  expect(factOf(form, 'You receive')).toBe('P199.00')
  await say(terms({}, { max: '150.00', feeFixed: '2.00' }))
  await within(form).findByText('The terms have just changed')
  expect(valueOf(amount)).toBe('200')
  expect(factOf(form, 'You receive')).toBe('P198.00')
  await user.click(within(form).getByRole('radio', { name: /^Banco Dos/ }))
  expect(within(form).queryByText('The terms have just changed')).toBeNull()
  await user.click(next(form))
  expect(saidOf(amount)).toContain('Enter P150 or less.')

  await say(terms({ timesLeft: 0 }))
  await screen.findByText('You have made the maximum number of withdrawals for today. You can make more tomorrow.')
  expect(screen.queryByRole('form', { name: 'Withdraw' })).toBeNull()
  await say(terms({ amountLeft: '0' }))
  await screen.findByText('You have requested the maximum for today. You can request more tomorrow.')
  await say(terms({ turnover: [{ id: 'B1', name: 'Welcome', required: '200.00', done: '50.00' }] }))
  const bar = await screen.findByRole('progressbar', { name: 'Welcome' })
  expect(bar.getAttribute('value')).toBe('25')
  screen.getByText('P50.00 of P200.00, P150.00 to go')
  expect(screen.queryByRole('form', { name: 'Withdraw' })).toBeNull()
})
