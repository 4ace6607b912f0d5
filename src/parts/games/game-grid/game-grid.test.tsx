/** The grid of games: its keys, its cards, and their marks as favourites (spec 2, "Header": the game grid; spec 5). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { giveWidth } from '../../../testing/visibility.ts'
import { openSite } from '../../../testing/site.tsx'

const main = () => within(screen.getByRole('main'))
const cells = (): Promise<HTMLElement[]> => main().findAllByRole('gridcell')
const nameOf = (cell: HTMLElement): string =>
  within(cell)
    .getByRole('button', { name: /^Play / })
    .getAttribute('aria-label')!
    .replace('Play ', '')
const heart = (name: string): HTMLElement => main().getByRole('button', { name: `Favourite: ${name}` })
const place = (): number => Number(document.activeElement?.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? -1)

test('the keyboard goes through it, and one card of it is a stop of Tab', async () => {
  giveWidth()
  const { user } = await openSite().visit('/rng')
  const [first] = await cells()
  const grid = main().getByRole('grid', { name: 'Slots' })
  const columns = Number(grid.getAttribute('aria-colcount'))
  expect(columns).toBe(5)
  within(first!)
    .getByRole('button', { name: /^Play / })
    .focus()
  await user.keyboard('{ArrowRight}')
  expect(place()).toBe(1)
  await user.keyboard('{ArrowDown}')
  expect(place()).toBe(1 + columns)
  await user.keyboard('{End}')
  expect(place()).toBe(2 * columns - 1)
  await user.keyboard('{Home}')
  expect(place()).toBe(columns)
  await user.keyboard('{ArrowUp}')
  expect(place()).toBe(0)
  const stops = within(grid)
    .getAllByRole('button')
    .filter((it) => it.tabIndex >= 0)
  expect(new Set(stops.map((it) => it.closest('[data-cell]')))).toEqual(
    new Set([document.activeElement!.closest('[data-cell]')]),
  )
})

test('a favourite is marked at once, listed, and taken back with a way to undo', async () => {
  giveWidth()
  const site = openSite()
  const { user, calls } = await site.enter('player', '/mini')
  const [first] = await cells()
  const name = nameOf(first!)
  expect(heart(name).getAttribute('aria-pressed')).toBe('false')
  await user.click(heart(name))
  await waitFor(() => expect(heart(name).getAttribute('aria-pressed')).toBe('true'))
  await waitFor(() => expect(calls.some((call) => call.includes('setFavoriteGame'))).toBe(true))
  const chip = main().getByRole('button', { name: 'Favourites' })
  await user.click(chip)
  await waitFor(async () => expect((await cells()).map(nameOf)).toEqual([name]))
  await user.click(heart(name))
  await main().findByText('No favourites here yet')
  await screen.findByText(`${name} removed from favourites`)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(heart(name).getAttribute('aria-pressed')).toBe('true'))

  await site.sandbox.scenario({ kind: 'refusing', endpoint: 'setFavoriteGame', message: 'too many favorites' })
  await user.click(chip)
  await waitFor(async () => expect((await cells()).length).toBeGreaterThan(1))
  const second = nameOf((await cells())[1]!)
  await user.click(heart(second))
  await screen.findByText(/You have too many favourites/)
  await waitFor(() => expect(heart(second).getAttribute('aria-pressed')).toBe('false'))
})

test('a guest’s favourite is marked once one is in', async () => {
  giveWidth()
  const site = openSite()
  const member = await site.sandbox.member('player')
  const { user, router } = await site.visit('/mini')
  const name = nameOf((await cells())[0]!)
  await user.click(heart(name))
  const popup = await screen.findByRole('dialog', { name: 'Log in' })
  await user.type(await within(popup).findByLabelText('Username'), member.username)
  await user.type(within(popup).getByLabelText('Password'), `${member.password}{Enter}`)
  await screen.findByText(`${name} added to favourites`)
  expect(heart(name).getAttribute('aria-pressed')).toBe('true')
  expect(router.latestLocation.pathname).toBe('/mini')
})
