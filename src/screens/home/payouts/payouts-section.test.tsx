/** What was paid out of late, in one strip: the same record as the winners' board (spec 7, "GCSGAME_getRankList"). */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { onlyNear, section } from '../../../testing/home.ts'
import { openSite, type Site } from '../../../testing/site.tsx'

const strip = async () => within(await section('Largest payouts, 24 h'))

async function open(site: Site): Promise<Awaited<ReturnType<Site['visit']>>> {
  const visit = await site.visit('/index')
  await visit.user.keyboard('{Shift}')
  return visit
}

test('who won here has won on the board, as much and by the same game', async () => {
  onlyNear('Largest payouts, 24 h', 'Winners')
  const site = openSite()
  const { calls } = await open(site)
  await waitFor(async () => expect((await strip()).getAllByRole('link').length).toBeGreaterThan(3))
  const board = within(await section('Winners'))
  await board.findAllByRole('row')
  const rows = board.getAllByRole('row').map((row) => row.textContent ?? '')
  for (const link of (await strip()).getAllByRole('link')) {
    const [player = '', game = '', amount = ''] = [...link.querySelectorAll('bdi, span:not(:has(*))')].map(
      (it) => it.textContent,
    )
    expect(rows.filter((row) => [player, game, amount].every((word) => row.includes(word)))).toHaveLength(1)
  }
  expect(calls.filter((call) => call.includes('getRankList'))).toHaveLength(1)
})

test('a line of bulbs rolls one winner at a time, and stands while it is stopped', async () => {
  onlyNear('Largest payouts, 24 h')
  const site = openSite({ brand: 'pampas' })
  await open(site)
  const link = async () => (await strip()).getAllByRole('link')[0]?.textContent ?? ''
  // The time where it was today, else the day: on a phone, too.
  const when = / won \$[\d,.]+(?:\d\d:\d\d|\d+ [A-Z][a-z]{2,3})/
  await waitFor(async () => expect(await link()).toMatch(when))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const press = () => act(() => screen.getByRole('button', { name: /^(?:Start|Stop) the winners$/ }).click())
  // The timer is then this clock's.
  press()
  press()
  const first = await link()
  act(() => void vi.advanceTimersByTime(4600))
  expect(await link()).not.toBe(first)
  press()
  const held = await link()
  act(() => void vi.advanceTimersByTime(20_000))
  expect(await link()).toBe(held)
})

test('where it cannot be read it says so', async () => {
  onlyNear('Largest payouts, 24 h')
  const site = openSite()
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 500, endpoint: 'listWinners' })
  await open(site)
  await (await strip()).findByText('Not available right now.')
  expect((await strip()).queryByRole('button')).toBeNull()
})
