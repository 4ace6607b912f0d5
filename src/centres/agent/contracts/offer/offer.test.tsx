/** Offering a contract (spec 5, "Contract states"): judged at its fields, reckoned and checked before it is sent, and sent once. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPair, type ContractPair } from '../../../../testing/contract-pair.ts'
import { callsTo, dialog, field, fill, isWrong, press, saidOf } from '../../../../testing/forms.ts'
import { valueOf } from '../../../../testing/control-state.ts'
import type { Visit } from '../../../../testing/site.tsx'

const form = (): Promise<HTMLElement> => screen.findByRole('form', { name: 'Offer of a contract' })
const tier = async (number: number): Promise<HTMLElement> =>
  within(await form()).findByRole('group', { name: `Tier ${number}` })
const OFFER = '/wps/agent/contract'

/** Opens the form with the downline chosen by the address, as the team's pages link to it. */
async function openForm(pair: ContractPair, page = 'dividend'): Promise<Visit> {
  const visit = await pair.visit(`/help?agent=${page}&a.member=${pair.downline.username}`, pair.agent)
  await within(await form()).findByRole('button', { name: 'Choose somebody else' })
  return visit
}
const check = async ({ user }: Visit): Promise<HTMLElement> => {
  await press(user, await form(), 'Check the offer')
  return dialog('Check the offer')
}

test('an offer is written, reckoned on last month’s figures, checked, and sent once', async () => {
  const pair = await openPair()
  const { agent, downline, sandbox, visit } = pair
  await sandbox.post('grown-teams', { member: downline.username, count: 30, levels: 2 })
  const page = await visit('/help?agent=dailySalary', agent)
  const { user, router } = page
  await user.click(await screen.findByRole('link', { name: /^Offer a contract/ }))
  await press(user, await form(), 'Check the offer')
  await within(await form()).findByText('Choose who it is for.')
  expect(isWrong(await field(await tier(1), 'Rate'))).toBe(true)
  await user.type(await field(await form(), 'Search your first line'), downline.username)
  await user.click(await within(await form()).findByRole('radio', { name: new RegExp(downline.username) }))
  await user.selectOptions(await field(await form(), 'How often it pays'), 'Monthly')
  await fill(user, await field(await tier(1), 'Rate'), '0.5')
  const figures = await screen.findByRole('region', { name: 'Last month’s figures' })
  await within(figures).findByText('Paid by this offer')
  await press(user, await form(), 'Add a tier')
  await fill(user, await field(await tier(2), 'Valid bet a day'), '100')
  await fill(user, await field(await tier(2), 'Rate'), '0.4')
  await press(user, await form(), 'Check the offer')
  const rate = await field(await tier(2), 'Rate')
  await waitFor(() => expect(saidOf(rate)).toContain('pay no less than the one before'))
  expect(document.activeElement).toBe(rate)
  await fill(user, rate, '1')
  // It follows the typing.
  expect(isWrong(rate)).toBe(false)
  await within(figures).findByRole('row', { name: /^Tier 2 .*P[\d,]+\.\d\d$/ })

  const asked = await check(page)
  expect(asked.textContent).toContain(downline.username)
  expect(asked.textContent).toContain('No other contract ends with it.')
  await user.dblClick(within(asked).getByRole('button', { name: 'Offer' }))
  await screen.findByText(/^Offered to /)
  const { id } = (await pair.newest(downline))!
  await waitFor(() => expect(router.latestLocation.search).toMatchObject({ 'a.contract': id }))
  await screen.findByRole('article', { name: /^Daily salary for / })
  expect(page.calls.filter((call) => call === `POST ${OFFER}`)).toHaveLength(1)
  expect(await pair.count(downline)).toBe(1)
})

test('real time asks for a single bet, a profit rate and a loss rate, and is settled every 5 minutes', async () => {
  const pair = await openPair()
  const page = await openForm(pair, 'realTimeSalary')
  const one = await tier(1)
  expect((await form()).textContent).toContain('Every 5 minutes')
  await fill(page.user, await field(one, 'Single bet'), '10')
  await fill(page.user, await field(one, 'Loss rate'), '0.3')
  await press(page.user, await check(page), 'Offer')
  await screen.findByText(/^Offered to /)
  expect(await pair.newest(pair.downline)).toMatchObject({
    period: 'five-minutes',
    tiers: [{ validBet: '10.00', rate: '0', lossRate: '0.3' }],
  })
})

test('an offer whose answer is lost is found, and not made again', async () => {
  const pair = await openPair()
  const page = await openForm(pair)
  await fill(page.user, await field(await tier(1), 'Rate'), '5')
  await pair.sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'offerContract', times: 1 })
  await press(page.user, await check(page), 'Offer')
  await screen.findByText(/^Offered to /)
  expect(await pair.count(pair.downline)).toBe(1)
})

test('one that never arrived stays as it was typed; where nothing can be found out, a second press makes no second offer', async () => {
  const pair = await openPair()
  const page = await openForm(pair)
  const { sandbox } = pair
  await fill(page.user, await field(await tier(1), 'Rate'), '5')
  await sandbox.scenario({ kind: 'failing', how: 'html', when: 'before', endpoint: 'offerContract', times: 1 })
  const asked = await check(page)
  await press(page.user, asked, 'Offer')
  await within(asked).findByRole('alert')
  expect(await pair.count(pair.downline)).toBe(0)
  await sandbox.clear('failing')
  // The offer arrives, and neither its answer nor what is asked about it comes back.
  await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'offerContract', times: 1 })
  await sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'listContracts' })
  await press(page.user, asked, 'Offer')
  await waitFor(() => expect(page.calls.filter((call) => call === `POST ${OFFER}`)).toHaveLength(2))
  await within(asked).findByRole('alert')
  await sandbox.clear('failing')
  await press(page.user, asked, 'Offer')
  await screen.findByText(/^Offered to /)
  expect(await pair.count(pair.downline)).toBe(1)
})

test.each([
  [{ message: 'contract terms are not valid', value: { tier: 0, field: 'validBet' } }, 'Valid bet in the period'],
  [{ message: 'contract terms are not valid', value: { tier: null, field: 'period' } }, 'How often it pays'],
  [{ message: 'contract rate is above your own', value: { field: 'rate' } }, 'Rate'],
])('what is refused stands at its field: %j', async (said, label) => {
  const pair = await openPair()
  const page = await openForm(pair)
  await fill(page.user, await field(await tier(1), 'Rate'), '5')
  await pair.sandbox.scenario({ kind: 'refusing', endpoint: 'previewContract', times: 1, ...said })
  await press(page.user, await form(), 'Check the offer')
  const wrong = await field(await form(), label)
  await waitFor(() => expect(isWrong(wrong)).toBe(true))
  expect(document.activeElement).toBe(wrong)
})

test.each([
  [{ message: 'teammate not found', value: { field: 'to' } }, 'This member is not in your team.'],
  [{ message: 'contract terms are not valid', value: { tier: null, field: 'tiers' } }, /^Check the tiers/],
])('what is refused at no field that can be typed into is said: %j', async (said, words) => {
  const pair = await openPair()
  const page = await openForm(pair)
  await fill(page.user, await field(await tier(1), 'Rate'), '5')
  await pair.sandbox.scenario({ kind: 'refusing', endpoint: 'previewContract', times: 1, ...said })
  await press(page.user, await form(), 'Check the offer')
  await within(await form()).findByText(words)
})

test('a member with an open offer is told with the way to it; what was typed stays', async () => {
  const pair = await openPair()
  const id = await pair.offer()
  const page = await openForm(pair)
  const rate = await field(await tier(1), 'Rate')
  await fill(page.user, rate, '5')
  await press(page.user, await form(), 'Check the offer')
  const way = await within(await form()).findByRole('link', { name: 'Show the open offer' })
  expect(valueOf(rate)).toBe('5')
  expect(callsTo(page, OFFER)).toBe(0)
  await page.user.click(way)
  await waitFor(() => expect(page.router.latestLocation.search).toMatchObject({ 'a.contract': id }))
})

test('the tiers in force are taken over, one’s own contract bounds the rates, and what ends with it is listed', async () => {
  const pair = await openPair('agent2')
  const { agent, downline } = pair
  // The agent's own upline, and a contract of theirs.
  const top = await pair.sandbox.member('agent1')
  await pair.sandbox.post('teams', { member: agent.username, upline: top.username })
  const { value } = await pair.call(agent, 'getMemberInfo', {})
  const own = { to: (value as { id: string }).id, kind: 'dividend', period: 'weekly', tiers: [{ rate: '20' }] }
  await pair.call(top, 'offerContract', own)
  await pair.call(agent, 'processDividend', { id: (await pair.newest(agent))!.id, step: 'accept' })
  const first = await pair.offer()
  await pair.call(downline, 'processDividend', { id: first, step: 'accept' })
  const low = await pair.below(downline, 'player')
  await pair.call(downline, 'offerContract', { ...own, to: low.id, tiers: [{ rate: '9' }] })

  const page = await openForm(pair)
  await within(await form()).findByText('Your own contract, which no rate may exceed')
  await press(page.user, await form(), 'Take the tiers in force')
  const rate = await field(await tier(1), 'Rate')
  expect(valueOf(rate)).toBe('10')
  await fill(page.user, rate, '21')
  await press(page.user, await form(), 'Check the offer')
  await waitFor(() => expect(saidOf(rate)).toContain('Your own contract pays 20%'))
  await fill(page.user, rate, '8')
  expect(isWrong(rate)).toBe(false)
  const asked = await check(page)
  await within(asked).findByText(/takes the place of the contract in force/)
  const ends = within(asked).getByText('These contracts below pay more, and end as soon as it is accepted:')
  expect(ends.parentElement?.textContent).toContain('Offered')
  await press(page.user, asked, 'Back to the form')
  expect(valueOf(rate)).toBe('8')
})
