/** Contract requests (spec 2, "Other screens"; spec 5, "Contract states"), as every member finds them: header, news, dialog. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPair } from '../../testing/contract-pair.ts'
import { dialog, press } from '../../testing/forms.ts'
import { refreshContracts } from '../../state/team/contracts.ts'
import { notificationsAtom } from '../../state/messages/notifications.ts'
import { openSite, type Visit } from '../../testing/site.tsx'

const own = (): Promise<HTMLElement> => dialog('My contracts')
const waiting = (): Promise<HTMLElement> => screen.findByRole('link', { name: '1 contract request' })

test('a request waits in the header, is read with its tiers, left for later, and accepted', async () => {
  const pair = await openPair()
  const { agent, downline, visit } = pair
  const id = await pair.offer()
  const { user, router } = await visit('/help', downline)
  await user.click(await waiting())
  const asked = await own()
  const request = await within(asked).findByRole('article', { name: /^Dividend, offered to you by / })
  expect(request.textContent).not.toContain(agent.username)
  await within(request).findByRole('row', { name: /^Tier 1 .*10%$/ })
  await press(user, asked, 'Later')
  await waitFor(() => expect(router.latestLocation.search).not.toHaveProperty('modal'))
  await user.click(await waiting())
  await press(user, await within(await own()).findByRole('article', { name: /^Dividend, offered/ }), 'Accept')
  await press(user, await dialog('Accept this contract?'), 'Accept')
  await within(await own()).findByText(/^The contract is in force, and /)
  await within(await own()).findByRole('article', { name: /^Dividend from / })
  await within(await own()).findByText('No offer waits for your answer.')
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull()
  expect(await pair.newest(agent)).toMatchObject({ id, state: 'accepted' })
  // Whoever opens no agent centre finds it in the account's menu from then on.
  await press(user, await own(), 'Close')
  await waitFor(() => expect(screen.queryByRole('link', { name: '1 contract request' })).toBeNull())
  await user.click(await screen.findByRole('button', { name: /^Account: / }))
  await user.click(await screen.findByRole('link', { name: 'My contracts' }))
  await press(user, await within(await own()).findByRole('article', { name: /^Dividend from / }), 'Terminate')
  await press(user, await dialog('Terminate this contract?'), 'Terminate')
  await within(await own()).findByText('You have no contract in force.')
  expect(await pair.newest(agent)).toMatchObject({ id, state: 'terminated' })
})

test('both sides hear at once what the other one does, and are led to it', async () => {
  const pair = await openPair()
  const { agent, downline, visit } = pair
  // News comes by a stream, which is off here: it is told as if it had come.
  const hear = ({ store, queries }: Visit, reference: string): void =>
    act(() => {
      refreshContracts(queries)
      store.set(notificationsAtom, [{ id: 1, kind: 'contract', amount: null, reference }])
    })
  const first = await visit('/help', downline)
  const id = await pair.offer()
  hear(first, id)
  const offered = await screen.findByText(/ offers you a contract$/)
  await first.user.click(within(offered.closest('output')!).getByRole('link', { name: 'Show the contract' }))
  await within(await own()).findByRole('article', { name: /^Dividend, offered to you by / })
  await waitFor(() => expect(screen.queryByText(/ offers you a contract$/)).toBeNull())

  const second = await visit('/help', agent)
  await pair.call(downline, 'processDividend', { id, step: 'decline' })
  hear(second, id)
  const declined = await screen.findByText(/^Your contract was rejected by /)
  await second.user.click(within(declined.closest('output')!).getByRole('link', { name: 'Show the contract' }))
  await screen.findByRole('dialog', { name: 'Agent centre' })
  expect(second.router.latestLocation.search).toMatchObject({ agent: 'dividend', 'a.contract': id })
  const contract = await screen.findByRole('article', { name: /^Dividend for / })
  expect(contract.textContent).toContain('Declined')
  // What the page itself shows is not said over it.
  hear(second, id)
  await waitFor(() => expect(second.store.get(notificationsAtom)).toEqual([]))
})

test('the overview leads to the pages on which something waits', async () => {
  const pair = await openPair('agent2')
  await pair.offer('hourly-salary')
  const { user, router } = await pair.visit('/help?agent=overview', pair.agent)
  const item = (await screen.findByText('1 contract that you offered')).closest('li')
  await user.click(await within(item!).findByRole('link', { name: 'Hourly salary' }))
  await screen.findByRole('region', { name: 'Contracts with your downline' })
  expect(router.latestLocation.search).toMatchObject({ agent: 'hourlySalary', 'a.state': 'offered' })

  const other = await pair.visit('/help?agent=overview', pair.downline)
  const offered = (await screen.findByText('1 contract was offered to you')).closest('li')
  await other.user.click(await within(offered!).findByRole('link', { name: 'Hourly salary' }))
  await screen.findByRole('article', { name: /^Hourly salary, offered to you by / })
  await screen.findByRole('link', { name: 'Hourly salary 1 waiting' })
})

test('a phone has the way in the account’s sheet', async () => {
  const pair = await openPair('player', { device: 'phone' })
  await pair.offer()
  const { user } = await pair.visit('/help?modal=account', pair.downline)
  const sheet = await screen.findByRole('dialog')
  await user.click(await within(sheet).findByRole('link', { name: 'My contracts 1 waiting' }))
  await within(await own()).findByRole('article', { name: /^Dividend, offered to you by / })
})

test('without the module nothing is asked for and nothing is there; a guest logs in, a trial account is warned', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'modules', off: ['AGENT_POLICY'] })
  const member = await site.sandbox.member('player')
  const visit = await site.visit('/help?modal=contracts', member)
  await within(await own()).findByText('There are no contracts here.')
  expect(visit.calls.join()).not.toContain('/wps/agent/contract')
  await site.visit('/help?modal=contracts', await site.sandbox.member('trial'))
  await screen.findByText('Please register an account first')
})
