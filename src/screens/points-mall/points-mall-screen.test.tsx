/** The points mall (spec 2, "Points mall"; spec 3, "Points records", "Points redemption status"; spec 7, "Points"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PAYMENT_PASSWORD } from '../../testing/centre.ts'
import { isDisabled } from '../../testing/control-state.ts'
import { openSite, type Member } from '../../testing/site.tsx'

async function openMall(points: string, address = '/pointMall') {
  const site = openSite()
  const said = { kind: 'empty', token: true, paymentPassword: PAYMENT_PASSWORD }
  // The shape is that of the sandbox's `control.ts`, whose own test checks it.
  const member = (await site.sandbox.post('members', said)) as Member
  await site.sandbox.post('points', { member: member.username, points })
  return { ...site, ...(await site.visit(address, member)), member }
}

const goodOf = (name: string): HTMLElement => screen.getByRole('listitem', { name })
const cardOf = (name: string) => within(goodOf(name))

test('a guest looks at goods and rules, and is asked to log in for points', async () => {
  const { user } = await openSite().visit('/pointMall')
  await screen.findByRole('listitem', { name: 'Cinema ticket' })
  expect(goodOf('Phone').textContent).toContain('30,000 points')
  await user.click(screen.getByRole('tab', { name: 'Points rules' }))
  const slots = (await screen.findByRole('rowheader', { name: 'Slots' })).closest('tr')!
  expect(slots.textContent).toContain('1.20')
  expect(screen.getAllByText('Points never expire.').length).toBeGreaterThan(0)
  await user.click(screen.getByRole('tab', { name: 'Redeem history' }))
  await user.click(screen.getAllByRole('button', { name: 'See your points' })[0]!)
  await screen.findByRole('dialog', { name: 'Log in' })
})

test('something is redeemed once, under the payment password, and stands in history and details', async () => {
  const { user, sandbox, member, router } = await openMall('1000')
  const cinema = await screen.findByRole('listitem', { name: 'Cinema ticket' })
  // What can be afforded comes first; what cannot says what is missing.
  expect(goodOf('Power bank').textContent).toContain('900 points')
  expect(cardOf('Power bank').getByRole('button', { name: 'Redeem' })).toBeTruthy()
  expect(screen.getByText('200 points to go for: Blender')).toBeTruthy()
  expect(cardOf('Match ticket').getByText('500 more points needed')).toBeTruthy()
  expect(cardOf('Match ticket').queryByRole('button', { name: 'Redeem' })).toBeNull()
  const redeem = within(cinema).getByRole('button', { name: 'Redeem' })
  await waitFor(() => expect(isDisabled(redeem)).toBe(false))
  await user.click(redeem)
  const dialog = within(await screen.findByRole('dialog', { name: 'Cinema ticket' }))
  await user.selectOptions(dialog.getByRole('combobox'), '2')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  const check = within(await screen.findByRole('dialog', { name: 'Check your request' }))
  expect(check.getByText('600 points')).toBeTruthy()
  await user.type(check.getByLabelText('Payment password'), 'Wrong-1357')
  await user.click(check.getByRole('button', { name: 'Redeem' }))
  await check.findByText(/This is not your payment password/)
  await user.clear(check.getByLabelText('Payment password'))
  await user.type(check.getByLabelText('Payment password'), PAYMENT_PASSWORD)
  await user.dblClick(check.getByRole('button', { name: 'Redeem' }))
  await screen.findByText('Requested: Cinema ticket')
  await waitFor(() => expect(screen.getByText('400')).toBeTruthy())
  await user.click(screen.getByRole('tab', { name: 'Redeem history' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ view: 'history' }))
  const row = (await screen.findByRole('rowheader', { name: 'Cinema ticket · 2 ticket' })).closest('tr')!
  expect(row.textContent).toContain('In process')
  await user.click(screen.getByRole('tab', { name: 'Points details' }))
  expect((await screen.findByText('-600')).closest('li')!.textContent).toMatch(
    /Points required300.*Points afterwards400/,
  )
  expect(await sandbox.ask('ledger', { member: member.username })).toMatchObject({ balance: '0.00' })
})

test('what is sent somewhere needs a place; what was typed stays', async () => {
  const { user } = await openMall('1000')
  const card = await screen.findByRole('listitem', { name: 'Power bank' })
  const redeem = within(card).getByRole('button', { name: 'Redeem' })
  await waitFor(() => expect(isDisabled(redeem)).toBe(false))
  await user.click(redeem)
  const dialog = within(await screen.findByRole('dialog', { name: 'Power bank' }))
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await dialog.findByText('Say where to send it.')
  await user.type(dialog.getByRole('textbox'), 'Ana, Street 1')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  const check = within(await screen.findByRole('dialog', { name: 'Check your request' }))
  expect(check.getByText('Ana, Street 1')).toBeTruthy()
})

test('points become money at the rate that is shown, once', async () => {
  const { user, sandbox, member } = await openMall('1000')
  const form = within(await screen.findByRole('form', { name: 'Convert points' }))
  const field = form.getByRole('textbox')
  await waitFor(() => expect(isDisabled(field)).toBe(false))
  await user.type(field, '50')
  await user.click(form.getByRole('button', { name: 'Convert' }))
  await form.findByText('Convert 100 points at least.')
  await user.clear(field)
  await user.type(field, '2000')
  await form.findByText('You do not have enough points.')
  await user.clear(field)
  await user.type(field, '550')
  await form.findByText('You receive P5.50.')
  await user.click(form.getByRole('button', { name: 'Convert' }))
  const check = within(await screen.findByRole('dialog', { name: 'Check your conversion' }))
  await user.type(check.getByLabelText('Payment password'), PAYMENT_PASSWORD)
  await user.dblClick(check.getByRole('button', { name: 'Convert' }))
  await screen.findByText('P5.50 is in your wallet')
  expect(await sandbox.ask('ledger', { member: member.username })).toMatchObject({
    balance: '5.50',
    transactions: [{ reason: 'points' }],
  })
})

test('a trial account is warned', async () => {
  const site = openSite()
  const { user } = await site.enter('trial', '/pointMall')
  await user.click(await screen.findByRole('button', { name: 'See your points' }))
  await screen.findByText('Please register an account first')
})

test('what is saved for is kept, and comes first of what can’t be afforded yet', async () => {
  const { user, visit, member } = await openMall('1000')
  await screen.findByRole('listitem', { name: 'Phone' })
  const order = (): (string | null)[] =>
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  const affordable = screen.getAllByRole('button', { name: 'Redeem' }).length
  await user.click(cardOf('Phone').getByRole('button', { name: 'Save for later' }))
  expect(order()[affordable]).toBe('Phone')
  const again = await visit('/pointMall', member)
  await screen.findByRole('listitem', { name: 'Phone' })
  await waitFor(() => expect(order()[affordable]).toBe('Phone'))
  await again.user.click(cardOf('Phone').getByRole('button', { name: 'Saving for it' }))
  expect(order()[affordable]).not.toBe('Phone')
})

test('the level that points come with has a bar, and goods are narrowed by their kind', async () => {
  const { user } = await openMall('0')
  expect((await screen.findByRole('link', { name: 'On the way to Gold' })).getAttribute('href')).toBe('/vip')
  screen.getByRole('progressbar', { name: 'On the way to Gold' })
  await user.click(await screen.findByRole('button', { name: /^Gadgets/ }))
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Cinema ticket' })).toBeNull())
})

test('beside the goods stand what was redeemed last and how points are earned, with the way to all of it', async () => {
  const site = openSite()
  const { user, router } = await site.enter('vip', '/pointMall')
  const earned = await screen.findByText(/^\d\.\d\d – \d\.\d\d points for each P\d+ of valid bets$/)
  await user.click(screen.getByRole('link', { name: 'See all', description: earned.textContent! }))
  await waitFor(() => expect(router.latestLocation.search).toEqual({ view: 'rules' }))
})
