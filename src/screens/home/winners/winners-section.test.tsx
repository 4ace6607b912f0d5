/** The winners' board (spec 7, "GCSGAME_getRankList (winner board)"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onlyNear, section } from '../../../testing/home.ts'
import { openSite } from '../../../testing/site.tsx'

test('a day, a week and a month are ranked, by keys too, and a win leads to its game', async () => {
  const site = openSite()
  onlyNear('Winners')
  const { user, router } = await site.visit('/index')
  await user.keyboard('{Shift}')
  const winners = await section('Winners')
  const board = (caption: string): Promise<HTMLElement> => within(winners).findByRole('table', { name: caption })
  const day = await board('The largest wins of the day')
  expect(day.getAttribute('aria-busy')).toBe('false')
  expect(within(winners).getByRole('status').textContent).toBe('10 wins')
  expect(
    within(day)
      .getAllByRole('columnheader')
      .map((it) => it.textContent),
  ).toEqual(['Place', 'Game', 'Player', 'Time', 'Win'])
  const rows = within(day).getAllByRole('row').slice(1)
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((it) => it.textContent),
  )
  expect(cells.map(([place]) => place)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  for (const [, game, player, time, amount] of cells) {
    expect(game).toMatch(/\S/)
    expect(player).toMatch(/^.{1,2}\*{3}.?$/)
    expect(time).toMatch(/\d/)
    expect(amount).toMatch(/^P\d{1,3}(,\d{3})*\.\d\d$/)
  }
  const amounts = cells.map((row) => Number(row[4]!.replaceAll(/[P,]/g, '')))
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  screen.getByText('Past wins do not affect future results.')

  const tab = (name: string): HTMLElement => within(winners).getByRole('tab', { name })
  expect(tab('Day').getAttribute('aria-selected')).toBe('true')
  tab('Day').focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('Week'))
  expect(['Day', 'Week', 'Month'].map((name) => tab(name).getAttribute('aria-selected'))).toEqual([
    'false',
    'true',
    'false',
  ])
  const week = await board('The largest wins of the week')
  await waitFor(() => expect(week.getAttribute('aria-busy')).toBe('false'))
  expect(within(winners).getByRole('tabpanel', { name: 'Week' }).contains(week)).toBe(true)
  const ofWeek = week.textContent
  await user.keyboard('{End}')
  const month = await board('The largest wins of the month')
  await waitFor(() => expect(month.textContent).not.toBe(ofWeek))

  const win = within(month).getAllByRole('link')[4]!
  expect(win.getAttribute('href')).toMatch(/^\/(game\?vendor=|\w+ottery\?)/)
  await user.click(win)
  await screen.findByRole('dialog', { name: 'Log in' })
  // After the login one is led on to the game of the win.
  expect(router.latestLocation.search).toMatchObject({ next: win.getAttribute('href') })
})

test('a win is told with its amount in full, who, when and with which game', async () => {
  const site = openSite()
  const win = {
    rank: 1,
    playerName: 'ma***3',
    amount: '1234567.89',
    vassalage: 'PT',
    gameId: 'RNG-05042',
    nodeId: 'N1',
    gameName: 'Scorching Oasis Legacy',
    time: Date.UTC(2020, 5, 2),
  }
  await site.sandbox.scenario({ kind: 'answering', endpoint: 'listWinners', value: { list: [win] } })
  onlyNear('Winners')
  const { user } = await site.visit('/index')
  await user.keyboard('{Shift}')
  const winners = within(await section('Winners'))
  const cells = await winners.findAllByRole('cell')
  expect(cells.map((it) => it.textContent)).toEqual([
    '1',
    'Scorching Oasis Legacy',
    'ma***3',
    expect.stringMatching(/^\d Jun 2020/),
    'P1,234,567.89',
  ])
  expect(winners.getByRole('status').textContent).toBe('1 win')
})
