/** One deposit and all of them (spec 2, "Member centre": depositv2): what each state says, how to pay, giving it up. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DEPOSIT_STATES } from '../../../../rules/money/deposit.ts'
import { factOf, openCentre, type Centre } from '../../../../testing/centre.ts'
import { chosenIn } from '../../../../testing/control-state.ts'
import { press, pressTwice } from '../../../../testing/forms.ts'
import { pictureFile } from '../../../../testing/picture-file.ts'

const NAMES: Readonly<Record<(typeof DEPOSIT_STATES)[number], readonly [name: string, means: string]>> = {
  waiting: ['Waiting for payment', 'Pay the exact amount before the time runs out.'],
  'slip-received': ['Receipt received', 'We are checking your receipt against the payments we have received.'],
  reviewing: ['Under review', 'We are reviewing your payment.'],
  credited: ['Credited', 'The money is in your wallet.'],
  rejected: ['Rejected', 'No funds have been credited.'],
  lapsed: ['Time ran out', 'The time to pay has run out.'],
  cancelled: [
    'Cancelled',
    'You have cancelled this deposit. No money has been credited. If you have paid, contact customer service and quote the reference.',
  ],
}
const AT = Date.UTC(2026, 8, 22, 2, 30)
const order = (more: object) => ({
  reference: 'D000000000001',
  kind: 'wallet',
  channelName: 'E-wallet',
  amount: '100',
  fee: '0.5',
  credited: '99.5',
  state: 'waiting',
  at: AT,
  serverTime: AT,
  ...more,
})
const answer = ({ sandbox }: Pick<Centre, 'sandbox'>, more: object): Promise<void> =>
  sandbox.scenario({ kind: 'answering', endpoint: 'getDeposit', value: order(more) })
const state = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Status' })
const openOrder = (more: object): Promise<Centre> =>
  openCentre('deposit&m.order=D000000000001', { prepare: (site) => answer(site, more) })

test('each state says what it means, what failed brings nothing, and a receipt is asked for until it is looked at', async () => {
  const page = await openOrder({})
  for (const one of DEPOSIT_STATES) {
    await answer(page, {
      state: one,
      needsSlip: true,
      ...(one === 'rejected' && { reason: 'Nothing has reached us.' }),
    })
    await page.queries.invalidateQueries()
    const [name, means] = NAMES[one]
    await waitFor(async () => expect((await state()).textContent).toContain(name))
    expect((await state()).textContent).toContain(means)
    expect((await state()).textContent).toContain('P100.00')
    const terms = [...page.centre().querySelectorAll('dt')].map(({ textContent }) => textContent)
    const brings = ['waiting', 'slip-received', 'reviewing', 'credited'].includes(one)
    expect(terms.includes('To your wallet'), one).toBe(brings)
    if (brings) expect(factOf(page.centre(), 'To your wallet')).toBe('P99.50')
    const asks = screen.queryByRole('form', { name: 'Receipt' }) !== null
    expect(asks, one).toBe(one === 'waiting' || one === 'slip-received')
    if (one === 'rejected') expect(screen.getByRole('alert').textContent).toContain('Nothing has reached us.')
  }
})

test('what is needed to pay is there to be copied; a time runs; a code or a page that leads elsewhere is not shown', async () => {
  const page = await openOrder({
    kind: 'bank',
    account: { bank: 'Northgate Bank', name: 'Casa Norte', number: '00701234' },
    memo: 'ABC123',
    expiresAt: AT + 845_000,
    bonus: { name: 'Welcome bonus', amount: '100', turnover: '2400' },
  })
  const pay = await screen.findByRole('region', { name: 'How to pay' })
  expect(factOf(pay, 'Account number')).toContain('00701234')
  expect(factOf(pay, 'Exact amount')).toContain('P100.00')
  await page.user.click(within(pay).getByRole('button', { name: 'Copy Exact amount' }))
  expect(await navigator.clipboard.readText()).toBe('100.00')
  await page.user.click(within(pay).getByRole('button', { name: 'Copy Payment reference' }))
  expect(await navigator.clipboard.readText()).toBe('ABC123')
  expect(screen.getByRole('timer', { name: 'Time left to pay' }).textContent).toMatch(/^1[0-4]:\d\d/)
  expect(factOf(page.centre(), 'Wagering requirement')).toBe('P2,400.00')

  await answer(page, { qr: 'https://pay.evil.example/give-me-all' })
  await page.reload()
  await screen.findByText('The QR code is not shown')
  expect(factOf(await screen.findByRole('region', { name: 'How to pay' }), 'What the code says')).toContain(
    'https://pay.evil.example/give-me-all',
  )
  expect(screen.queryByRole('img', { name: 'QR code of the payment' })).toBeNull()

  await answer(page, {
    kind: 'crypto',
    coin: 'USDT',
    network: 'TRC20',
    address: 'TXYZ123',
    payable: '95.51',
    qr: 'TOTHER999',
  })
  await page.reload()
  await screen.findByText(
    'The QR code does not match the address below. Copy the address instead, and tell customer service.',
  )
  screen.getByText('Send only USDT on the TRC20 network')
  expect(factOf(page.centre(), 'Exact amount in USDT')).toContain('95.51')

  await answer(page, { kind: 'redirect', redirectUrl: 'https://pay.evil.example/' })
  await page.reload()
  await screen.findByText('This payment page can’t be opened')
  expect(screen.queryByRole('link', { name: 'Go to the payment page' })).toBeNull()
})

test('a receipt needs its picture, says what kept it, and goes once', async () => {
  const page = await openOrder({ needsSlip: true })
  const { user, sandbox, calls } = page
  const form = await screen.findByRole('form', { name: 'Receipt' })
  await press(user, form, 'Send the receipt')
  within(form).getByText('Choose a picture first.')
  const file = pictureFile()
  await user.upload(form.querySelector<HTMLInputElement>('input[type=file]')!, file)
  await within(form).findByText('Uploaded')
  await sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'sendDepositSlip', when: 'before', times: 1 })
  await press(user, form, 'Send the receipt')
  await within(form).findByRole('alert')
  await sandbox.scenario({ kind: 'answering', endpoint: 'sendDepositSlip', value: {} })
  const sent = (): number => calls.filter((call) => call === 'POST /wps/member/deposits/slip').length
  const before = sent()
  pressTwice(within(form).getByRole('button', { name: 'Send the receipt' }))
  await waitFor(() => expect(within(form).queryByText('Uploaded')).toBeNull())
  expect(within(form).queryByRole('alert')).toBeNull()
  expect(sent()).toBe(before + 1)
})

test('an order that is not paid is given up after a question, and the list narrows to a state', async () => {
  const page = await openCentre('deposit')
  const { user, sandbox } = page
  const form = await screen.findByRole('form', { name: 'Deposit' })
  await user.click(within(form).getByRole('radio', { name: /TRC20/ }))
  await user.click(within(form).getByRole('button', { name: 'P500' }))
  expect(form.textContent, 'what it costs is said before').toContain('523.5\u00A0USDT')
  await user.click(within(form).getByRole('button', { name: 'Deposit' }))
  await screen.findByRole('img', { name: 'QR code of the address' })
  expect(factOf(page.centre(), 'Exact amount in USDT')).toContain('523.5')
  const giveUp = await screen.findByRole('button', { name: 'Cancel this deposit' })
  await user.click(giveUp)
  const question = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Cancel this deposit?' })
  await user.click(within(await question()).getByRole('button', { name: 'Keep the deposit' }))
  expect((await state()).textContent).toContain('Waiting for payment')
  await sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'cancelDeposit', when: 'before', times: 1 })
  await user.click(giveUp)
  await user.click(within(await question()).getByRole('button', { name: 'Cancel the deposit' }))
  await screen.findByRole('alert')
  await user.click(giveUp)
  await user.click(within(await question()).getByRole('button', { name: 'Cancel the deposit' }))
  await waitFor(async () => expect((await state()).textContent).toContain('Cancelled'))
  expect(screen.queryByRole('button', { name: 'Cancel this deposit' })).toBeNull()

  await user.click(screen.getByRole('link', { name: 'All deposits' }))
  const history = await screen.findByRole('region', { name: 'Your deposits' })
  expect((await within(history).findByRole('link')).textContent).toMatch(/P500\.00.*Cancelled|Cancelled.*P500\.00/)
  const choice = within(history).getByRole('combobox', { name: 'Status' })
  await user.selectOptions(choice, 'Under review')
  await within(history).findByText('No deposits with this status.')
  await user.selectOptions(choice, 'Cancelled')
  await within(history).findByRole('link')
  expect(chosenIn(choice)).toBe('Cancelled')
  await user.click(screen.getByText('How deposits work'))
  await screen.findByRole('heading', { name: 'My deposit has not arrived' })
})

test('as many as there may be are found again, each with its time, and no other one is begun', async () => {
  const rows = [1, 2, 3].map((index) => ({
    reference: `D00000000000${index}`,
    kind: 'wallet',
    channelName: 'E-wallet',
    amount: `${index}0`,
    fee: '0',
    credited: `${index}0`,
    state: 'waiting',
    at: Date.now(),
    expiresAt: Date.now() + 600_000,
  }))
  const page = await openCentre('deposit', {
    prepare: ({ sandbox }) =>
      sandbox.scenario({
        kind: 'answering',
        endpoint: 'listDeposits',
        value: { deposits: rows, total: 3, serverTime: Date.now() },
      }),
  })
  const open = await screen.findByRole('region', { name: 'Continue your deposit' })
  within(open).getByText('3 open deposits')
  const links = within(open).getAllByRole('link')
  expect(links).toHaveLength(3)
  for (const link of links) expect(link.textContent).toMatch(/Time left to pay.*(10:00|0[0-9]:\d\d)$/)
  await screen.findByText('Complete or cancel an open deposit first.')
  expect(screen.queryByRole('form', { name: 'Deposit' })).toBeNull()
  await page.user.click(links[0]!)
  await screen.findByRole('link', { name: 'All deposits' })
})

test('the page of the list stands in the address, and another status begins with its first', async () => {
  const { user, router } = await openCentre('deposit', {
    prepare: ({ sandbox }) =>
      sandbox.scenario({
        kind: 'answering',
        endpoint: 'listDeposits',
        value: { deposits: [order({})], total: 21, serverTime: AT },
      }),
  })
  const history = await screen.findByRole('region', { name: 'Your deposits' })
  await press(user, history, 'Page 3 of 3')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ 'm.page': '3' }))
  await user.selectOptions(within(history).getByRole('combobox', { name: 'Status' }), 'Under review')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ 'm.state': 'reviewing', 'm.page': '1' }))
})
