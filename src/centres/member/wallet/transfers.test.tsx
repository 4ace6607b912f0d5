/**
 * My wallet where each vendor has its own (spec 2, "Member centre": transferFund; spec 7, "GCS_walletTransfer"): what is
 * wrong is said before anything leaves, money moves once, and every amount is the platform's.
 */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contract } from '../../../api/contract.ts'
import { locksAtom } from '../../../state/money/request/pending-money.ts'
import { LOCAL_KEYS } from '../../../state/site/storage.ts'
import { findStatus, openCentre, type Centre } from '../../../testing/centre.ts'
import { fill, isWrong, saidOf } from '../../../testing/forms.ts'
import { chosenIn, isDisabled, valueOf } from '../../../testing/control-state.ts'

const AMOUNT = 'Amount'

const openWallet = (prepare?: Parameters<typeof openCentre>[1]): Promise<Centre> =>
  openCentre('wallet', { brand: 'hoasen', balance: '900000', ...prepare })

const findForm = (): Promise<HTMLElement> => screen.findByRole('form', { name: 'Transfer' })
const amountIn = (form: HTMLElement): HTMLElement => within(form).getByRole('textbox', { name: AMOUNT })
const vendor = (name: string): HTMLElement => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const send = (form: HTMLElement): HTMLElement => within(form).getByRole('button', { name: 'Transfer' })
const funds = (): HTMLElement => screen.getByRole('region', { name: 'Funds' })

/** Writes an amount and sends it by Enter. */
async function sendAmount({ user }: Centre, form: HTMLElement, amount: string): Promise<void> {
  await fill(user, amountIn(form), amount)
  await user.keyboard('{Enter}')
}

/** What the platform has moved out. */
const movedOut = async ({ ledger }: Centre): Promise<number> =>
  (await ledger()).transactions.filter(({ reason }) => reason === 'transfer-out').length

/** Waits until the form may be used, and what each wallet is called is known. */
async function ready(): Promise<HTMLElement> {
  const form = await findForm()
  await waitFor(() => expect(isDisabled(send(form))).toBe(false))
  await screen.findByRole('button', { name: /^Pinetop/ })
  return form
}

test('what is wrong stands at its field, and nothing that was typed is lost by it', async () => {
  const page = await openWallet()
  const { user, sandbox } = page
  const form = await ready()
  await user.click(send(form))
  const choice = within(form).getByRole('combobox', { name: 'To' })
  expect(saidOf(choice)).toContain('Choose a provider.')
  expect(isWrong(choice)).toBe(true)
  expect(document.activeElement).toBe(choice)
  await user.click(vendor('Pinetop'))
  expect(vendor('Pinetop').getAttribute('aria-pressed')).toBe('true')
  expect(chosenIn(choice)).toMatch(/^Pinetop · ₫0$/)

  const amount = amountIn(form)
  expect(amount.getAttribute('aria-description')).toBe('From ₫10,000 to ₫50,000,000')
  await fill(user, amount, '9000')
  await user.click(send(form))
  expect(isWrong(amount)).toBe(true)
  expect(form.textContent).toContain('Enter ₫10,000 or more.')
  await fill(user, amount, '900001')
  expect(form.textContent).toContain('There is ₫900,000 in this wallet.')
  await fill(user, amount, '100000')
  expect(form.textContent).toContain('Left in this wallet: ₫800,000')
  expect(isWrong(amount)).toBe(false)

  const refusing = { kind: 'refusing', endpoint: 'transferFunds', times: 1 }
  await sandbox.scenario({ ...refusing, message: 'amount above the maximum', value: { field: 'amount' } })
  await user.click(send(form))
  await waitFor(() => expect(saidOf(amount)).toContain('The amount is above the maximum transfer.'))
  expect(isWrong(amount)).toBe(true)
  expect(valueOf(amount)).toBe('100,000')
  expect(await movedOut(page)).toBe(0)

  // An amount that is chosen is typed, and all of it is what the wallet holds.
  await user.click(within(form).getByRole('button', { name: 'All of it' }))
  expect(valueOf(amount)).toBe('900,000')
  expect(document.activeElement).toBe(amount)
  await user.click(within(form).getByRole('button', { name: 'Switch: to my wallet' }))
  expect(chosenIn(within(form).getByRole('combobox', { name: 'From' }))).toMatch(/^Pinetop/)
  expect(form.textContent).toContain('There is ₫0 in this wallet.')
})

test('money goes out once for however many presses, is asked about twice, and comes home to the last unit', async () => {
  const page = await openWallet()
  const { user, ledger } = page
  const form = await ready()
  await user.click(vendor('Pinetop'))
  await sendAmount(page, form, '100000')
  await user.dblClick(send(form))
  expect((await findStatus('Done: ')).textContent).toContain('Done: ₫100,000 from My wallet to Pinetop')
  expect(valueOf(amountIn(form))).toBe('')
  await waitFor(() => expect(vendor('Pinetop').textContent).toContain('₫100,000'))
  expect(funds().textContent).toMatch(/In my wallet\s*₫800,000/)
  expect(funds().textContent).toMatch(/With providers\s*₫100,000/)
  expect(await movedOut(page)).toBe(1)
  const latest = screen.getByRole('region', { name: 'Transfers of the last 24 hours' })
  const row = await within(latest).findByRole('listitem')
  expect(row.textContent).toContain('₫100,000 from My wallet to Pinetop')
  expect(row.textContent).toContain('Done')

  // The very same is asked about: no sends nothing, yes sends it once more.
  await sendAmount(page, form, '100000')
  const question = await screen.findByRole('dialog', { name: 'Repeat this request?' })
  expect(question.textContent).toContain('₫100,000 from My wallet to Pinetop')
  expect(screen.queryByText(/^Done: /)).toBeNull()
  await user.click(within(question).getByRole('button', { name: 'No, don’t repeat it' }))
  expect(await movedOut(page)).toBe(1)
  expect(valueOf(amountIn(form))).toBe('100,000')
  await user.click(send(form))
  await user.click(await screen.findByRole('button', { name: 'Transfer again' }))
  await findStatus('Done: ')
  expect(valueOf(amountIn(form))).toBe('')
  await waitFor(() => expect(isWrong(amountIn(form)), 'what was emptied is not missing').toBe(false))
  expect(await movedOut(page)).toBe(2)

  // A full wallet is chosen to be brought home.
  await user.click(vendor('Pinetop'))
  expect(chosenIn(within(form).getByRole('combobox', { name: 'From' }))).toMatch(/^Pinetop/)
  const collect = within(funds()).getByRole('button', { name: 'Collect all' })
  await user.click(collect)
  await waitFor(() =>
    expect(screen.getByText(/^Done: /).textContent).toContain('₫200,000 from all providers to My wallet'),
  )
  await waitFor(() => expect(isDisabled(collect)).toBe(true))
  expect(await ledger()).toMatchObject({ balance: '900000', sumBalance: '900000', total: '0' })
})

test('an answer that is lost is pending and locks the form, also after a reload, until it is found out and read', async () => {
  const page = await openWallet()
  const { user, sandbox } = page
  await ready()
  await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'transferFunds', times: 1 })
  await sandbox.scenario({ kind: 'failing', how: 'html', when: 'before', endpoint: 'settleMoneyRequest' })
  await user.click(vendor('Pinetop'))
  await sendAmount(page, await findForm(), '50000')
  expect((await findStatus('Pending: ')).textContent).toContain('₫50,000 from My wallet to Pinetop')
  expect(isDisabled(send(await findForm()))).toBe(true)
  expect(isDisabled(screen.getByRole('button', { name: 'Collect all' }))).toBe(true)
  await page.reload()
  await findStatus('Pending: ')
  await waitFor(async () => expect(isDisabled(send(await findForm()))).toBe(true))
  await sandbox.clear('failing')
  const done = await findStatus('Done: ')
  expect(done.textContent).toContain('₫50,000 from My wallet to Pinetop')
  expect(screen.queryByText(/^Pending: /)).toBeNull()
  await waitFor(async () => expect(isDisabled(send(await findForm()))).toBe(false))
  await user.click(within(done).getByRole('button', { name: 'OK' }))
  expect(screen.queryByText(/^Done: /)).toBeNull()
  expect(await movedOut(page)).toBe(1)
})

test('what a vendor that rests holds stays there, and an amount that is hidden is hidden everywhere', async () => {
  const page = await openWallet()
  const { user, sandbox } = page
  const form = await ready()
  for (const name of ['Pinetop', 'Cinque Nove']) {
    await user.click(vendor(name))
    await sendAmount(page, form, '20000')
    await waitFor(() => expect(vendor(name).textContent).toContain('₫20,000'))
  }
  await sandbox.scenario({ kind: 'game-maintenance', vendor: 'CQ9', until: '2031-01-31T18:00Z' })
  await page.reload()
  await ready()
  expect(isDisabled(vendor('Cinque Nove'))).toBe(true)
  expect(vendor('Cinque Nove').textContent).toMatch(/Under maintenance until .*2031/)
  expect(isDisabled(screen.getByRole('option', { name: 'Cinque Nove, under maintenance' }))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Collect all' }))
  expect((await findStatus('Done: ')).textContent).toContain('₫20,000 from all providers to My wallet')
  await waitFor(() => expect(funds().textContent).toMatch(/With providers\s*₫20,000/))
  expect(isDisabled(screen.getByRole('button', { name: 'Collect all' }))).toBe(true)

  await user.click(within(funds()).getByRole('button', { name: /hide/i }))
  expect(funds().textContent).toMatch(/In my wallet\s*\*\*\*/)
  expect(vendor('Cinque Nove').textContent).toContain('***')
  expect(page.centre().textContent).not.toContain('₫880,000')
})

test('no vendor with a wallet, and an answer that does not come, are said', async () => {
  const page = await openWallet({
    prepare: async ({ sandbox }) => {
      await sandbox.scenario({ kind: 'answering', endpoint: 'getMerchantWallet', value: { isSingle: false } })
      await sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'getMerchantWallet', times: 1 })
    },
  })
  const centre = within(page.centre())
  await page.user.click(within(await centre.findByRole('alert')).getByRole('button', { name: 'Try again' }))
  await centre.findByText('No provider has a wallet here')
  expect(centre.queryByRole('form', { name: 'Transfer' })).toBeNull()
})

test('an answer that comes just as it is about to be found out is told once', async () => {
  const page = await openWallet()
  const form = await ready()
  const waiting = queueLocks(page)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  page.intercept(({ url }) => (url.endsWith(contract.transferFunds.path) ? answered.then(() => null) : null))
  await page.user.click(vendor('Pinetop'))
  await sendAmount(page, form, '50000')
  await waitFor(() => expect(waiting()).toBe(1))
  // Another tab has written something, so this one looks what is pending, and its turn comes after the answer.
  window.dispatchEvent(new StorageEvent('storage', { key: LOCAL_KEYS.intents }))
  await waitFor(() => expect(waiting()).toBe(2))
  answer()
  await waitFor(() => expect(waiting()).toBe(0))
  expect(screen.getAllByText(/^Done: /)).toHaveLength(1)
  expect(localStorage.getItem(intentsKey())).toContain('"done":true')
})

const intentsKey = (): string => Object.keys(localStorage).find((key) => key.startsWith(LOCAL_KEYS.intents)) ?? ''

/** Gives locks to who asks in the order of asking. @returns how many have or await one */
function queueLocks({ store }: Centre): () => number {
  let last: Promise<unknown> = Promise.resolve()
  let count = 0
  // The cast: of the interface's overloads, the one that is used.
  const request = ((_name: string, _options: LockOptions, work: (lock: object) => Promise<unknown>) => {
    count += 1
    const turn = last.then(() => work({})).finally(() => (count -= 1))
    last = turn.catch(() => undefined)
    return turn
  }) as LockManager['request']
  store.set(locksAtom, { request })
  return () => count
}
