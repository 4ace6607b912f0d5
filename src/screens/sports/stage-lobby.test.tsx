/** Sports and e-sports: stages that start their vendors (spec 2, "Header": "starts the game directly"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../../testing/site.tsx'

const main = () => within(screen.getByRole('main'))
const stage = (name: string): Promise<HTMLElement> => main().findByRole('region', { name })
const facts = (place: HTMLElement): string[] => [...place.querySelectorAll('dd')].map((it) => it.textContent ?? '')

test('a stage tells its figures and leads to the sportsbook, to a free game and to the vendor’s page', async () => {
  const { user, router } = await openSite().visit('/sports?vendors=all')
  main().getByRole('heading', { level: 1, name: 'Sports' })
  await waitFor(() => expect(main().getAllByRole('status')[0]!.textContent).toBe('53 games'))
  const stages = (): HTMLElement[] => within(main().getByRole('list', { name: 'Providers' })).getAllByRole('region')
  expect(stages()).toHaveLength(3)
  const ug = await stage('Upper Grounds')
  await waitFor(() => expect(facts(ug)).toEqual(['21', 'P0.10', 'Prime Baseball 22']))
  expect(
    within(ug)
      .getByRole('link', { name: /^Open the sportsbook/ })
      .getAttribute('href'),
  ).toBe('/game?vendor=UG')
  expect(
    within(ug)
      .getByRole('link', { name: /^Try free/ })
      .getAttribute('href'),
  ).toMatch(/vendor=UG&game=SPORTS.*trial=1$/)
  await user.click(within(ug).getByRole('link', { name: /^All games/ }))
  await waitFor(() => expect(router.latestLocation.href).toBe('/sports?vendors=all&page=UG'))
  await waitFor(() => expect(stages()).toHaveLength(1))
  await waitFor(() => expect(main().getAllByRole('status')[0]!.textContent).toBe('21 games'))
  const rail = within(main().getByRole('navigation', { name: 'Providers' }))
  await user.click(rail.getByRole('button', { name: 'Inside Bend' }))
  await stage('Inside Bend')
  await user.click(rail.getByRole('button', { name: 'All' }))
  await waitFor(() => expect(stages()).toHaveLength(3))
  await user.click(within(await stage('Upper Grounds')).getByRole('link', { name: /^Open the sportsbook/ }))
  await screen.findByRole('dialog', { name: 'Log in' })
  expect(router.latestLocation.search).toMatchObject({ next: '/game?vendor=UG' })
})

test('an e-sports stage starts its most played game, and asks again for games that can’t be read', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listGames' })
  const { user, router } = await site.visit('/esports')
  const place = await stage('Inside Bend')
  const again = await within(place).findByRole('button', { name: 'Try again' })
  await site.sandbox.clear('failing')
  await user.click(again)
  const start = await within(place).findByRole('link', { name: /^Play / })
  expect(start.getAttribute('href')).toMatch(/^\/game\?vendor=IBC&game=ESPORTS-\d+/)
  await user.click(within(place).getByRole('link', { name: /^Try free/ }))
  await waitFor(() => expect(router.latestLocation.href).toMatch(/^\/game\?vendor=IBC&game=ESPORTS-\d+&.*trial=1/))
})

test('a vendor that was found under maintenance says so on its stage, until it starts again', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'game-maintenance', vendor: 'UG' })
  const { user, router } = await site.enter('player', '/sports?vendors=all')
  const start = async (): Promise<HTMLElement> =>
    within(await stage('Upper Grounds')).findByRole('link', { name: /^Open the sportsbook/ })
  await start()
  expect(main().queryByText('Under maintenance')).toBeNull()
  await user.click(await start())
  await screen.findByText('This game is under maintenance')
  router.history.back()
  await within(await stage('Upper Grounds')).findByText('Under maintenance')
  expect(main().getAllByText('Under maintenance')).toHaveLength(1)
  await site.sandbox.clear('game-maintenance')
  await user.click(await start())
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  router.history.back()
  await start()
  expect(main().queryByText('Under maintenance')).toBeNull()
})
