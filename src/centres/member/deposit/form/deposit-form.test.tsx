/**
 * Asking for a deposit (spec 2, "Member centre": depositv2): ways to pay with their limits and fees, what is wrong at its
 * field, bonuses, vouchers, and an order that is made once.
 */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { factOf, findStatus, openCentre, type Centre } from '../../../../testing/centre.ts'
import { fill, isWrong, saidOf } from '../../../../testing/forms.ts'
import { isChecked, isDisabled, valueOf } from '../../../../testing/control-state.ts'

const openDeposit = (prepare?: (page: Pick<Centre, 'sandbox'>) => Promise<unknown>): Promise<Centre> =>
  openCentre('deposit', { balance: '10.00', ...(prepare && { prepare }) })
/** The form, once it may be used. */
async function findForm(): Promise<HTMLElement> {
  const form = await screen.findByRole('form', { name: 'Deposit' })
  await waitFor(() => expect(isDisabled(send(form))).toBe(false))
  return form
}
/** It says what it lacks until there is an amount. */
const send = (form: HTMLElement): HTMLElement =>
  within(form).getByRole('button', { name: /^(?:Deposit|Enter an amount)$/ })
const amountIn = (form: HTMLElement): HTMLElement => within(form).getByRole('textbox', { name: 'Amount' })
const kind = (form: HTMLElement, name: RegExp): HTMLElement => within(form).getByRole('radio', { name })
const state = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Status' })

test('what is wrong stands at its field, and what it brings is worked out as it is typed', async () => {
  const { user, sandbox } = await openDeposit()
  const form = await findForm()
  await user.click(kind(form, /^Bank transfer/))
  const payer = within(form).getByRole<HTMLInputElement>('textbox', { name: 'Account holder’s name' })
  await waitFor(() => expect(payer.value, 'the name that the member’s accounts are in').toMatch(/\w/))
  await user.clear(payer)
  await user.click(send(form))
  const amount = amountIn(form)
  expect(document.activeElement).toBe(amount)
  expect(saidOf(payer)).toContain('Enter the payer’s name.')
  await fill(user, amount, '4')
  expect(saidOf(amount)).toContain('Enter P5 or more.')
  await user.click(within(form).getByRole('button', { name: 'P50' }))
  expect(valueOf(amount)).toBe('50.00')
  expect(isWrong(amount)).toBe(false)
  await fill(user, payer, 'Ana Pereyra')

  // A bonus: what it brings, from when on, and what is to be played.
  await user.click(within(form).getByRole('radio', { name: /^Welcome bonus/ }))
  expect(
    within(form)
      .getByRole('radio', { name: /^Welcome bonus/ })
      .closest('label')?.textContent,
  ).toContain('P50 + P50: bet P1,200 within 30 days')
  expect(factOf(form, 'You play with')).toBe('P100')
  expect(factOf(form, 'Bonus')).toBe('P50')
  await fill(user, amount, '6')
  expect(within(form).getByRole('alert').textContent).toBe('Minimum deposit for this bonus: P10.')
  expect(factOf(form, 'You play with')).toBe('P6')
  await fill(user, amount, '50')
  await sandbox.scenario({
    kind: 'refusing',
    endpoint: 'createDeposit',
    message: 'bonus not available',
    value: { field: 'bonus' },
    times: 1,
  })
  await user.click(send(form))
  await waitFor(() =>
    expect(within(form).getByRole('alert').textContent).toBe(
      'This bonus is not available for this deposit. Choose another or none.',
    ),
  )
  await user.click(within(form).getByRole('radio', { name: /^No bonus/ }))
  expect(factOf(form, 'You play with')).toBe('P50')
  await sandbox.scenario({ kind: 'refusing', endpoint: 'createDeposit', message: 'too many open deposits', times: 1 })
  await user.click(send(form))
  expect((await within(form).findByRole('alert')).textContent).toContain('Complete or cancel an open deposit first.')
  expect(valueOf(payer)).toBe('Ana Pereyra')

  // Another way to pay has its own limits and fee; the name is asked for no more, and the amount stays.
  await user.click(kind(form, /E-wallet/))
  expect(within(form).queryByRole('textbox', { name: 'Account holder’s name' })).toBeNull()
  expect(valueOf(amountIn(form))).toBe('50.00')
  expect(factOf(form, 'Fee')).toBe('P0.25')
  expect(factOf(form, 'You play with')).toBe('P49.75')
  // One's own choice of other terms is no news.
  expect(within(form).queryByText('The terms have just changed')).toBeNull()
  await user.click(kind(form, /TRC20/))
  await user.click(within(form).getByRole('radio', { name: /^USDT · ERC20/ }))
  expect(isChecked(within(form).getByRole('radio', { name: /^USDT · ERC20/ }))).toBe(true)
  expect(factOf(form, 'Fee')).toBe('P0.50')
  expect(factOf(form, 'Bonus'), 'none is chosen').toBe('None')
})

test('a double click makes one order, which is shown; the very same is asked about', async () => {
  const page = await openDeposit()
  const { user } = page
  const form = await findForm()
  await user.click(kind(form, /E-wallet/))
  await fill(user, amountIn(form), '20')
  await user.dblClick(send(form))
  const shown = await state()
  expect(shown.textContent).toContain('P20.00')
  expect(shown.textContent).toContain('Waiting for payment')
  expect(page.router.state.location.search).toMatchObject({ 'm.order': expect.stringMatching(/^D/) })
  const back = screen.getByRole('link', { name: 'All deposits' })
  expect(document.activeElement).toBe(back)
  await user.click(back)
  const again = await findForm()
  const open = await screen.findByRole('region', { name: 'Continue your deposit' })
  expect(within(open).getAllByRole('link')).toHaveLength(1)
  within(open).getByText('1 open deposit')
  await user.click(kind(again, /E-wallet/))
  await fill(user, amountIn(again), '20')
  await user.click(send(again))
  const question = await screen.findByRole('dialog', { name: 'Repeat this request?' })
  expect(question.textContent).toContain('P20.00')
  await user.click(within(question).getByRole('button', { name: 'No, don’t repeat it' }))
  expect(screen.queryByRole('dialog', { name: 'Repeat this request?' })).toBeNull()
  expect(within(open).getAllByRole('link')).toHaveLength(1)
})

test('an answer that is lost is pending until it is found out, and nothing is left to be sent again', async () => {
  const page = await openDeposit(async ({ sandbox }) => {
    await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'createDeposit', times: 1 })
    await sandbox.scenario({ kind: 'failing', how: 'html', when: 'before', endpoint: 'settleMoneyRequest' })
  })
  const form = await findForm()
  await page.user.click(kind(form, /E-wallet/))
  await fill(page.user, amountIn(form), '20')
  await page.user.click(send(form))
  expect((await findStatus('Pending: ')).textContent).toContain('P20.00')
  expect(isDisabled(send(form))).toBe(true)
  await page.sandbox.clear('failing')
  expect((await findStatus('Done: ')).textContent).toContain('P20.00')
  expect(screen.queryByText(/^Pending: /)).toBeNull()
  await waitFor(() => expect(valueOf(amountIn(form))).toBe(''))
  expect(isDisabled(send(form))).toBe(false)
  const open = await screen.findByRole('region', { name: 'Continue your deposit' })
  expect(within(open).getAllByRole('link')).toHaveLength(1)
})

test('a voucher is the money itself', async () => {
  const page = await openDeposit()
  const { user, member } = page
  const form = await findForm()
  await user.click(kind(form, /voucher/))
  const redeem = within(form).getByRole('button', { name: 'Redeem the voucher' })
  await user.click(redeem)
  const code = within(form).getByRole('textbox', { name: 'Voucher code' })
  expect(saidOf(code)).toContain('Enter the code of your voucher.')
  await fill(user, code, 'GIFT-NONE')
  await user.click(redeem)
  await waitFor(() =>
    expect(saidOf(code)).toContain('There is no voucher with this code. Check its letters and digits.'),
  )
  expect(valueOf(code)).toBe('GIFT-NONE')
  await fill(user, code, `GIFT-40-${member.username.slice(-8)}`)
  await user.click(redeem)
  expect((await state()).textContent).toMatch(/P40\.00.*Credited/)
  expect(await page.ledger()).toMatchObject({ balance: '50.00', total: '0' })
})

test('ways to pay that rest say until when and can’t be chosen, and where all rest, one can look again', async () => {
  const page = await openDeposit(async ({ sandbox }) => {
    await sandbox.scenario({ kind: 'deposit-maintenance', channel: 'CARD', until: '2031-01-31T18:00Z' })
  })
  const { user, sandbox } = page
  const form = await findForm()
  expect(isDisabled(kind(form, /^Debit card/))).toBe(true)
  expect(kind(form, /^Debit card/).closest('label')?.textContent).toMatch(/Under maintenance until .*2031/)
  expect(isChecked(kind(form, /^E-wallet/)), 'the quickest, and of these the cheapest').toBe(true)
  await user.click(kind(form, /^Bank transfer/))

  // What was begun stays where its channel comes to rest meanwhile.
  await fill(user, amountIn(form), '50')
  await fill(user, within(form).getByRole('textbox', { name: 'Account holder’s name' }), 'Ana Pereyra')
  await sandbox.scenario({ kind: 'deposit-maintenance', why: 'hours', until: '2031-01-31T06:00Z' })
  await user.click(send(form))
  const alert = await within(form).findByRole('alert')
  expect(alert.textContent).toContain('This payment method is temporarily unavailable. Choose another.')
  expect(valueOf(amountIn(form))).toBe('50.00')
  await page.queries.invalidateQueries()
  await waitFor(() => expect(isDisabled(send(form))).toBe(true))
  expect(form.textContent).toMatch(/Bank transfer is temporarily unavailable.*Closed until/)
  await page.reload()
  await screen.findByText('All payment methods are temporarily unavailable')
  expect(screen.queryByRole('form', { name: 'Deposit' })).toBeNull()
  await sandbox.clear('deposit-maintenance')
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await findForm()
})

test('what it comes to stands beside the one button, and a bonus says all that it asks for', async () => {
  const { user } = await openDeposit()
  const form = await findForm()
  const bar = send(form).parentElement!
  expect(send(form).textContent, 'nothing is typed').toBe('Enter an amount')
  expect(within(bar).queryByText('–'), 'no sum is left empty').toBeNull()
  await user.click(kind(form, /^Bank transfer/))
  expect(factOf(bar, 'Payment method')).toBe('Bank transfer')
  expect(factOf(bar, 'Limits')).toBe('P5 – P5,000')
  expect(factOf(bar, 'Fee')).toBe('No fee')
  await user.click(send(form))
  expect(document.activeElement, 'the button leads to what it lacks').toBe(amountIn(form))
  expect(within(form).queryByRole('note'), 'no bonus is chosen').toBeNull()
  await user.click(within(form).getByRole('radio', { name: /^Welcome bonus/ }))
  // Before an amount is typed, by the least that it comes with.
  expect(within(form).getByRole('note').textContent).toContain('Deposit P10, receive P10 as a bonus.')
  await user.click(within(form).getByRole('button', { name: 'P50' }))
  expect(within(form).getByRole('button', { name: 'P50' }).getAttribute('aria-pressed')).toBe('true')
  const example = within(form).getByRole('note').textContent
  expect(example).toContain('Deposit P50, receive P50 as a bonus.')
  expect(example).toContain('To be bet: P1,200 = 12 × (P50 + P50), that is 24 × the bonus.')
  expect(example).toContain('Nothing can be withdrawn until P1,200 has been bet, within 30 days.')
  expect(factOf(bar, 'You pay')).toBe('P50')
  expect(factOf(bar, 'You play with')).toBe('P100')
  const choice = within(form).getByRole('radio', { name: /^Welcome bonus/ })
  expect(choice.compareDocumentPosition(send(form)), 'it is read before the button').toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const card = choice.closest('label')!
  expect(card.textContent).toMatch(/100%, up to P200, from P10.*Open until .*All terms/)
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/promoDetail?promotion=welcome')
  expect(within(form).getAllByRole('button', { name: 'Deposit' })).toHaveLength(1)
  expect(bar.contains(within(form).getByRole('note')), 'a bonus stands beside it').toBe(false)
})

test('what is left of the day bounds every way to pay, its choices and what may be sent', async () => {
  const limit = (whole: number) => ({ kind: 'deposit-limit', limit: whole })
  const page = await openDeposit(async ({ sandbox }) => sandbox.scenario(limit(60)))
  const { user, sandbox } = page
  const form = await findForm()
  expect(form.textContent).toContain('Day limit P60, P60 left.')
  within(form).getByRole('button', { name: 'Change the limit' })
  await user.click(kind(form, /^Bank transfer/))
  expect(kind(form, /^Bank transfer/).closest('label')?.textContent).toContain('P5 – P60')
  expect(within(form).queryByRole('button', { name: 'P100' }), 'beyond it').toBeNull()
  await user.click(kind(form, /E-wallet/))
  await fill(user, amountIn(form), '70')
  await user.click(send(form))
  expect(isWrong(amountIn(form))).toBe(true)
  await fill(user, amountIn(form), '50')
  await user.click(send(form))
  await state()
  await user.click(screen.getByRole('link', { name: 'All deposits' }))
  await page.reload()
  const again = await findForm()
  expect(again.textContent).toContain('Day limit P60, P10 left.')
  await sandbox.scenario(limit(50))
  await page.reload()
  await screen.findByText(/P0 left/)
  const none = screen.getByRole('form', { name: 'Deposit' })
  expect(isDisabled(send(none))).toBe(true)
  // A voucher says its own amount.
  await user.click(kind(none, /voucher/))
  expect(isDisabled(within(none).getByRole('button', { name: 'Redeem the voucher' }))).toBe(false)
})

test('a way to pay has a mark of its kind, and says its time and its fee', async () => {
  await openDeposit()
  const form = await findForm()
  const row = kind(form, /^Bank transfer/).closest('label')
  expect(row?.textContent).toBe('Bank transferNo fee10\u2060–\u206030 minP5 – P5,000')
  expect(row?.querySelector('svg use')?.getAttribute('href')).toMatch(/landmark$/)
  expect(kind(form, /^Debit card/).closest('label')?.textContent).toContain('instant')
  expect(kind(form, /^Debit card/).closest('label')?.textContent).toContain('Fee 1.5%')
})

test('whoever has deposited before begins with that way, and fills the same in by one press', async () => {
  const page = await openDeposit(async ({ sandbox }) => sandbox.scenario({ kind: 'deposit-state', state: 'credited' }))
  const { user } = page
  const form = await findForm()
  within(form).getByText('No deposit limit set.', { exact: false })
  within(form).getByRole('button', { name: 'Set a deposit limit' })
  expect(within(form).queryByRole('button', { name: 'Again' }), 'nothing was deposited yet').toBeNull()
  await user.click(kind(form, /^Debit card/))
  await fill(user, amountIn(form), '20')
  await user.click(send(form))
  await state()
  await user.click(screen.getByRole('link', { name: 'All deposits' }))
  await page.reload()
  const next = await findForm()
  within(next).getByText(/^Last: P20,/)
  expect(isChecked(kind(next, /^Debit card/))).toBe(true)
  expect(valueOf(amountIn(next)), 'no sum is suggested by itself').toBe('')
  await user.click(kind(next, /voucher/))
  await user.click(within(next).getByRole('button', { name: 'Again' }))
  expect(isChecked(kind(next, /^Debit card/))).toBe(true)
  expect(valueOf(amountIn(next))).toBe('20.00')
  expect(factOf(next, 'You pay')).toBe('P20')
})
