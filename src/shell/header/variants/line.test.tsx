/** The header of one row, whose one item opens every vendor (spec 2, "Header"). */
import { act, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { banner, bar, cardsOf, noPanel, panelOf, vendorsOf } from '../../../testing/header.ts'
import { openSite } from '../../../testing/site.tsx'

const games = (): HTMLElement => within(bar()).getByRole('button', { name: 'Games' })

test('Games opens the panel of every category, and a click leads nowhere', async () => {
  const { user, router } = await openSite({ brand: 'atrium' }).enter('player', '/help')
  expect(games().getAttribute('aria-expanded')).toBe('false')
  // A mouse that has opened it by resting there does not close it by its click.
  await user.hover(games())
  const panel = await panelOf('Games')
  await user.click(games())
  expect(games().getAttribute('aria-expanded')).toBe('true')
  expect(games().getAttribute('aria-controls')).toBe(panel.id)
  expect((await cardsOf(panel)).length).toBeGreaterThan(0)
  // One list of several categories, each with its name above its first vendor.
  for (const name of ['Live casino', 'Slots', 'Sports']) within(panel).getByText(name)
  await user.keyboard('{Escape}')
  await noPanel()
  // A finger opens with one tap and closes with the next.
  await user.pointer({ keys: '[TouchA]', target: games() })
  await panelOf('Games')
  await user.pointer({ keys: '[TouchA]', target: games() })
  await noPanel()
  expect(router.state.location.href).toBe('/help')
})

test('it is marked where a page of a category is open, and nowhere else', async () => {
  const site = openSite({ brand: 'atrium' })
  await site.enter('player', '/sports')
  expect(games().dataset).toHaveProperty('here')
  await site.enter('player', '/help')
  expect(games().dataset).not.toHaveProperty('here')
})

test('by keyboard it opens, closes, and gives the focus back', async () => {
  const { user } = await openSite({ brand: 'atrium' }).enter('player', '/help')
  act(() => games().focus())
  await user.keyboard('{Enter}')
  await panelOf('Games')
  await user.keyboard(' ')
  await noPanel()
  await user.keyboard('{ArrowDown}')
  const [first] = await vendorsOf(await panelOf('Games'))
  expect(document.activeElement).toBe(first)
  await user.keyboard('{Escape}')
  await noPanel()
  expect(document.activeElement).toBe(games())
})

test('opened before its vendors it says why they do not come, and has them on request', async () => {
  const site = openSite({ brand: 'atrium' })
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listVendors' })
  const { user } = await site.enter('player', '/help')
  await user.click(games())
  const panel = await panelOf('Games')
  await within(panel).findByRole('alert')
  await site.sandbox.clear('failing')
  await user.click(within(panel).getByRole('button', { name: 'Try again' }))
  expect((await cardsOf(panel)).length).toBeGreaterThan(0)
})

test('has room for money and name alone; the rest is in the account’s menu', async () => {
  await openSite({ brand: 'atrium' }).enter('player', '/help')
  await within(banner()).findByRole('button', { name: 'Deposit' })
  expect(
    within(banner())
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter((name) => /^(?:Deposit|Withdraw|Betting record|Personal centre)$/.test(name)),
  ).toEqual(['Deposit', 'Withdraw'])
})
