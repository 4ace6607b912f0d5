/** Fishing and card rooms: choosing a room, and who is let in (spec 2, "Header": FISH and PVP; spec 6). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { giveWidth } from '../../testing/visibility.ts'
import { openSite } from '../../testing/site.tsx'

const main = () => within(screen.getByRole('main'))
const count = (): string | null => main().getAllByRole('status')[0]!.textContent
const feed = () => within(main().getByRole('feed'))
const panels = async (): Promise<HTMLElement[]> => {
  await main().findByRole('feed')
  return feed().findAllByRole('article')
}
const ways = (name: RegExp): Promise<HTMLElement[]> => feed().findAllByRole('button', { name })
function noWay(name: RegExp): void {
  expect(feed().getAllByRole('article').length).toBeGreaterThan(0)
  expect(feed().queryAllByRole('button', { name })).toEqual([])
}
const filter = (name: string): HTMLElement =>
  within(main().getByRole('group', { name: 'Filters' })).getByRole('button', { name })

test('rooms are narrowed by level and by words, and say what they ask for', async () => {
  giveWidth()
  const { user, router } = await openSite().visit('/fish?page=GG')
  await waitFor(() => expect(count()).toBe('109 rooms'))
  expect(main().queryByRole('button', { name: 'All' }), 'rooms are those of one vendor').toBeNull()
  const [panel] = await panels()
  expect(panel!.getAttribute('aria-posinset')).toBe('1')
  const game = within(panel!).getByRole('heading', { level: 2 }).textContent
  within(panel!).getByText(/^(Nobody is playing|\d+ (is|are) playing)$/)
  const rooms = within(within(panel!).getByRole('list', { name: `${game} rooms` })).getAllByRole('listitem')
  const said = rooms.map((room) => [...room.querySelectorAll('dd:not([aria-hidden])')].map((it) => it.textContent))
  expect(game).toBe('Royal Net Cast')
  const players = expect.stringMatching(/^\d+ of 400 playing$/)
  expect(said).toEqual([
    ['P0.50 – P10', 'Any balance', players],
    ['P2.50 – P50', 'P50.00', players],
    ['P10 – P200', 'P250.00', players],
    ['P50 – P500', 'P1,500.00', players],
  ])
  const [room] = rooms
  const way = within(room!).getByRole('button')
  expect(document.getElementById(way.getAttribute('aria-describedby')!)?.textContent).toMatch(/Bets.*Balance to enter/)

  expect(filter('All levels').getAttribute('aria-pressed')).toBe('true')
  await user.click(filter('Gold room'))
  await waitFor(() => expect(count()).not.toBe('109 rooms'))
  expect(router.latestLocation.search).toMatchObject({ level: 'Gold room' })
  expect([filter('All levels'), filter('Gold room')].map((it) => it.getAttribute('aria-pressed'))).toEqual([
    'false',
    'true',
  ])
  const narrowed = within((await panels())[0]!).getAllByRole('listitem')
  expect(narrowed.map((it) => it.textContent?.startsWith('Gold room'))).toEqual([true])
  await user.click(filter('Gold room'))
  await waitFor(() => expect(count()).toBe('109 rooms'))

  await user.type(main().getByRole('searchbox', { name: 'Search games' }), 'qqqq')
  await main().findByText('No rooms match all filters')
  expect(count()).toBe('No rooms')
  await user.click(main().getByRole('button', { name: 'See all rooms' }))
  await waitFor(() => expect(count()).toBe('109 rooms'))
  expect(router.latestLocation.search).toEqual({ page: 'GG' })

  await user.click((await ways(/: enter$/))[0]!)
  await screen.findByRole('dialog', { name: 'Log in' })
  expect(String((router.latestLocation.search as Record<string, string>)['next'])).toMatch(
    /^\/game\?.*room=.*category=FISH/,
  )
})

test('a member is let into what the balance is enough for, and shown the way into the others', async () => {
  giveWidth()
  const site = openSite()
  const member = await site.sandbox.member('player', '30.00')
  const { user, router } = await site.visit('/pvp?page=KY', member)
  await waitFor(() => expect(count()).toBe('113 rooms'))
  await panels()
  const deposit = (await ways(/: deposit to enter$/))[0]!
  expect(deposit.textContent).toBe('Deposit')
  // What it asks for is more than there is.
  const asked = deposit.closest('li')!.querySelectorAll('dd')[1]!.textContent
  expect(Number(asked!.replaceAll(/[P,]/g, ''))).toBeGreaterThan(30)
  for (const way of await ways(/: enter$/)) {
    const entry = way.closest('li')!.querySelectorAll('dd')[1]!.textContent!
    if (entry !== 'Any balance') expect(Number(entry.replaceAll(/[P,]/g, ''))).toBeLessThanOrEqual(30)
  }
  await user.click(deposit)
  const centre = await screen.findByRole('dialog', { name: 'Personal centre' })
  await within(centre).findByRole('heading', { name: 'Deposit' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.click(filter('Open to me'))
  await waitFor(() => expect(router.latestLocation.search).toMatchObject({ open: '1' }))
  await waitFor(() => noWay(/: (deposit to enter|full)$/))
  const [enter] = await ways(/: enter$/)
  await user.click(enter!)
  await waitFor(() => expect(router.latestLocation.href).toMatch(/^\/game\?.*room=.*category=PVP/))
})

test('a room that is full says so instead of letting one in', async () => {
  giveWidth()
  const site = openSite()
  const { user, router } = await site.enter('rich', '/pvp?page=KY')
  await panels()
  const [full] = await ways(/: full$/)
  expect(full!.getAttribute('aria-disabled')).toBe('true')
  await user.click(full!)
  await screen.findByText('This room is full at the moment. Choose another one, or come back in a minute.')
  expect(router.latestLocation.pathname).toBe('/pvp')
})

test('rooms that do not come are asked for again; a vendor without rooms shows its games', async () => {
  giveWidth()
  const site = openSite()
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listRooms' })
  const { user, router } = await site.visit('/pvp?page=XY')
  const again = await main().findByRole('button', { name: 'Try again' })
  await site.sandbox.clear('failing')
  await user.click(again)
  await panels()

  router.history.push('/fish?page=BG')
  await main().findByText('This provider seats you inside its games. Choose one to play.')
  await waitFor(() => expect(count()).toBe('28 games'))
  const tab = (name: string): HTMLElement =>
    within(main().getByRole('tablist', { name: 'What is shown' })).getByRole('tab', { name })
  tab('Rooms').focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('All games'))
  await waitFor(() => expect(router.latestLocation.search).toMatchObject({ view: 'games' }))
  const vendors = within(main().getByRole('navigation', { name: 'Providers' }))
  await user.click(await vendors.findByRole('button', { name: 'All' }))
  await waitFor(() => expect(router.latestLocation.href).toBe('/fish?view=games'))
  await waitFor(() => expect(count()).not.toBe('28 games'))
  await user.click(tab('Rooms'))
  await panels()
  expect(tab('Rooms').getAttribute('aria-selected')).toBe('true')
})
