/** The daily sign-in, bonus codes and red envelopes in the reward centre (spec 2, "Member centre"): each brings money once. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findStatus, openCentre, timesOf } from '../../../testing/centre.ts'
import { isDisabled, valueOf } from '../../../testing/control-state.ts'
import { openSite } from '../../../testing/site.tsx'

const ready = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const button = screen.getByRole('button', { name })
    expect(isDisabled(button)).toBe(false)
    return button
  })

test('today is claimed once, and the days in a row grow', async () => {
  const page = await openCentre('rewards', {
    kind: 'empty',
    prepare: ({ sandbox }, { username }) => sandbox.post('sign-ins', { member: username, days: 2 }),
  })
  await screen.findByText('2 days in a row')
  const days = screen.getByRole('list', { name: 'Daily sign-in' })
  const today = within(days).getByText('Today').closest('li')!
  expect(today.getAttribute('aria-current')).toBe('date')
  expect(today.textContent).toContain('P2')
  expect(within(days).getAllByRole('listitem')).toHaveLength(7)
  expect(within(days).getAllByText('Claimed')).toHaveLength(2)
  await page.user.dblClick(await ready('Claim today'))
  expect((await findStatus('Done: ')).textContent).toContain('P2')
  await screen.findByText('3 days in a row')
  await waitFor(() => expect(within(days).getAllByText('Claimed')).toHaveLength(3))
  expect(screen.queryByRole('button', { name: 'Claim today' })).toBeNull()
  expect(await page.ledger()).toMatchObject({ balance: '2.00', total: '0', transactions: [{ reason: 'sign-in' }] })
})

test('a sign-in whose answer is lost is pending, and found out', async () => {
  const page = await openCentre('rewards', { kind: 'empty' })
  await page.sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'claimDailySignIn', times: 1 })
  await page.sandbox.scenario({ kind: 'failing', how: 'html', when: 'before', endpoint: 'settleMoneyRequest' })
  await page.user.click(await ready('Claim today'))
  await findStatus('Pending: ')
  await page.sandbox.clear('failing')
  await findStatus('Done: ')
  await screen.findByText('1 day in a row')
  expect(await timesOf(page, 'sign-in')).toBe(1)
})

test('the home page has the sign-in too, where a trial account is warned and nothing is sent', async () => {
  const { user, calls } = await openSite().enter('trial', '/index')
  await user.keyboard('{Shift}')
  await user.click(await ready('Claim today'))
  const warning = await screen.findByRole('dialog', { name: 'Trial account' })
  expect(warning.textContent).toContain('Please register an account first')
  expect(calls.filter((call) => call.startsWith('POST') && /sign/i.test(call))).toEqual([])
})

const REFUSED = [
  ['NOSUCH', 'There is no such bonus code. Check its letters and digits.'],
  ['SPRING5', 'This bonus code has expired.'],
  ['FIRST100', 'This bonus code has been used up by other members.'],
  ['CLUB50', 'This bonus code is not for your account.'],
] as const

test('a code that is refused stays in its field with the reason, and one that holds brings money once', async () => {
  const page = await openCentre('rewards', { kind: 'empty' })
  const field = await screen.findByRole('textbox', { name: 'Code' })
  await waitFor(() => expect(isDisabled(field)).toBe(false))
  const redeem = (): HTMLElement => screen.getByRole('button', { name: 'Redeem' })
  await page.user.click(redeem())
  await screen.findByText('Enter a bonus code.')
  for (const [code, reason] of REFUSED) {
    await page.user.clear(field)
    await page.user.type(field, code)
    await page.user.click(redeem())
    await screen.findByText(reason)
    expect(valueOf(field)).toBe(code)
  }
  expect(await timesOf(page, 'bonus-code')).toBe(0)
  await page.user.clear(field)
  await page.user.type(field, ' hello10 {Enter}')
  expect((await findStatus('Done: ')).textContent).toContain('P10')
  await waitFor(() => expect(valueOf(field)).toBe(''))
  await waitFor(() => expect(isDisabled(field)).toBe(false))
  // The keyboard of the test has not heard that the form was emptied.
  await page.user.clear(field)
  await page.user.type(field, 'HELLO10{Enter}')
  await screen.findByText('You have used this bonus code already.')
  expect(await page.ledger()).toMatchObject({ balance: '10.00', total: '0' })
  expect(await timesOf(page, 'bonus-code')).toBe(1)
})

test('a code whose answer is lost is pending, and found out', async () => {
  const page = await openCentre('rewards', { kind: 'empty' })
  const field = await screen.findByRole('textbox', { name: 'Code' })
  await waitFor(() => expect(isDisabled(field)).toBe(false))
  await page.sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'redeemBonusCode', times: 1 })
  await page.sandbox.scenario({ kind: 'failing', how: 'html', when: 'before', endpoint: 'settleMoneyRequest' })
  await page.user.type(field, 'HELLO10{Enter}')
  await findStatus('Pending: HELLO10')
  await page.sandbox.clear('failing')
  await findStatus('Done: HELLO10')
  expect(await timesOf(page, 'bonus-code')).toBe(1)
})

test('nobody knows what is in a red envelope before it is opened, and it is opened once', async () => {
  const page = await openCentre('rewards', {
    kind: 'empty',
    prepare: ({ sandbox }, { username }) =>
      sandbox.post('rewards', { member: username, kind: 'red-envelope', amount: '8.88' }),
  })
  const card = (await screen.findByRole('heading', { name: 'Red envelope' })).closest('li')!
  expect(page.centre().textContent).not.toContain('8.88')
  const celebrations = (): number => page.centre().querySelectorAll('[aria-hidden] > span:nth-child(14)').length
  expect(celebrations()).toBe(0)
  await page.user.dblClick(await ready('Open'))
  expect((await findStatus('Done: ')).textContent).toContain('Red envelope · P8.88')
  await within(card).findByText('Claimed')
  expect(celebrations()).toBe(1)
  expect(await page.ledger()).toMatchObject({ balance: '8.88', total: '0', transactions: [{ reason: 'reward' }] })
})
