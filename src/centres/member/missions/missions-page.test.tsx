/** Mission activity and its badge (spec 2, "Member centre": missionLeaderboard; spec 7). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findStatus, openCentre, timesOf } from '../../../testing/centre.ts'
import { isDisabled } from '../../../testing/control-state.ts'

const board = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Leaderboard' })

test('a mission shows how far it is, its reward is claimed once, and the badge counts those that wait', async () => {
  const page = await openCentre('missions', {
    kind: 'empty',
    prepare: async ({ sandbox }, { username: member }) => {
      await sandbox.post('missions', { member, kind: 'rounds-of-the-day', progress: '7' })
      await sandbox.post('missions', { member, kind: 'deposit-of-the-week', progress: '1' })
      await sandbox.post('missions', { member, kind: 'bets-of-the-week', progress: '99999999' })
    },
  })
  const { user, sandbox } = page
  const bars = await screen.findAllByRole('progressbar')
  expect(bars.map((bar) => bar.getAttribute('aria-valuetext'))).toContain('7 of 20')
  expect(bars.map((bar) => bar.getAttribute('value'))).toContain('35')
  const menu = screen.getByRole('navigation', { name: 'Pages of your account' })
  expect(within(menu).getByRole('link', { name: /^Mission activity/ }).textContent).toContain('2')
  const place = await board()
  await within(place).findByText('You are not on the board yet.')
  expect(within(place).getAllByRole('row')).toHaveLength(11)
  const claims = (): HTMLElement[] => screen.queryAllByRole('button', { name: 'Claim' })
  expect(claims()).toHaveLength(2)
  const [first] = claims() as [HTMLElement] // there are two

  await sandbox.scenario({ kind: 'refusing', message: 'mission not completed', endpoint: 'claimMission', times: 1 })
  await waitFor(() => expect(isDisabled(first)).toBe(false))
  await user.click(first)
  await screen.findByText('This reward can’t be claimed right now.')
  expect(await timesOf(page, 'mission-reward')).toBe(0)
  await waitFor(() => expect(isDisabled(first)).toBe(false))
  await user.dblClick(first)
  expect((await findStatus('Done: ')).querySelector('[data-celebration]'), 'it was won').not.toBeNull()
  await waitFor(() => expect(within(page.centre()).getAllByText('Claimed')).toHaveLength(1))
  expect(await timesOf(page, 'mission-reward')).toBe(1)

  // An answer that is lost locks the others until it is found out, also after a reload.
  await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'claimMission', times: 1 })
  await sandbox.scenario({ kind: 'failing', how: 'html', when: 'before', endpoint: 'settleMoneyRequest' })
  const [last] = claims() as [HTMLElement] // the other one
  await waitFor(() => expect(isDisabled(last)).toBe(false))
  await user.click(last)
  await findStatus('Pending: ')
  await page.reload()
  await findStatus('Pending: ')
  await sandbox.clear('failing')
  await findStatus('Done: ')
  await waitFor(() => expect(within(page.centre()).getAllByText('Claimed')).toHaveLength(2))
  expect(claims()).toHaveLength(0)
  expect(await timesOf(page, 'mission-reward')).toBe(2)
})

test('no missions, no board and a place on it are said', async () => {
  const page = await openCentre('missions', {
    prepare: async ({ sandbox }) => {
      await sandbox.scenario({ kind: 'answering', endpoint: 'getMissionSummary', value: { missions: [] } })
      await sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'getMissionLeaderboard', times: 1 })
    },
  })
  await screen.findByText('No missions right now')
  const failure = await within(await board()).findByRole('alert')
  const list = [
    { rank: 1, name: 'Lu•••', amount: '900.50' },
    { rank: 2, name: 'Me•••', amount: '12.00' },
  ]
  const own = { rank: 2, amount: '12.00' }
  await page.sandbox.scenario({
    kind: 'answering',
    endpoint: 'getMissionLeaderboard',
    value: { list, own, ends: null },
  })
  await page.user.click(within(failure).getByRole('button', { name: 'Try again' }))
  await within(await board()).findByText('Your place: 2. Your valid bets: P12.00.')
  expect(within(await board()).getByRole('row', { name: '1 Lu••• P900.50' })).not.toBeNull()
})
