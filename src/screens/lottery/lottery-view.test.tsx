/** One lottery: its clock, its result, its facts and its past draws (spec 7: "numeros/opened/game (count 100)"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../../testing/site.tsx'

const main = () => within(screen.getByRole('main'))
const region = (name: string): Promise<HTMLElement> => main().findByRole('region', { name })
const fact = (place: HTMLElement, name: string): string | null | undefined =>
  within(place).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

test('it tells its next draw, its last one and a hundred before; playing is for members', async () => {
  const { user, router } = await openSite().visit('/seaLottery?gameCode=K3_5M')
  await main().findByRole('heading', { level: 1, name: 'Three Dice' })
  const clock = (await main().findAllByRole('timer', { name: 'Next draw' }))[0]!
  // Five minutes at the most, or being drawn at this moment.
  expect(clock.textContent).toMatch(/^000[0-5]\d\d|^Drawing now$/)
  const last = await region('Last result')
  await within(last).findAllByRole('listitem')
  const number = (): string => last.querySelector('bdi')?.textContent ?? ''
  // Read together: a draw may be held meanwhile.
  const balls = within(last).getAllByRole('listitem')
  expect(balls).toHaveLength(3)
  const said = `${number()}: ${balls.map((it) => it.textContent).join(', ')}`
  expect(within(last).getByRole('status').textContent).toBe(said)
  const facts = await region('About this lottery')
  expect(fact(facts, 'Time between draws')).toBe('5 minutes')
  expect(fact(facts, 'Betting closes')).toBe('25 seconds before the draw')
  expect(fact(facts, 'Default bet type')).toBe('The sum')

  const past = within(await region('Past draws'))
  await waitFor(() => expect(past.getByRole('status').textContent).toBe('The last 100 draws'))
  const newest = (): string | null => past.getAllByRole('listitem')[0]!.textContent
  await waitFor(() => expect(newest()).toContain(number()))
  const before = newest()
  await user.click(
    within(past.getByRole('navigation', { name: 'Pages of past draws' })).getByRole('button', { name: 'Next page' }),
  )
  await waitFor(() => expect(router.latestLocation.search).toMatchObject({ page: '2' }))
  await waitFor(() => expect(newest()).not.toBe(before))
  expect(main().getByRole('link', { name: 'All lotteries' }).getAttribute('href')).toBe('/seaLottery')
  const play = main().getAllByRole('link', { name: /^Play/ })[0]!
  expect(play.getAttribute('href')).toBe('/game?vendor=TCG_SEA&gameCode=K3_5M&playType=SUM')
  await user.click(play)
  await screen.findByRole('dialog', { name: 'Log in' })
})

test('a draw that was held since the past ones were listed stands first, in the place of the oldest', async () => {
  const site = openSite()
  const old = (numero: string) => ({
    gameCode: 'K3_5M',
    numero,
    openTime: Date.UTC(2020, 0, 1),
    numbers: ['1', '2', '3'],
  })
  const value = { draws: [old('20200101-0002'), old('20200101-0001')] }
  await site.sandbox.scenario({ kind: 'answering', endpoint: 'listRecentDraws', value })
  await site.visit('/seaLottery?gameCode=K3_5M')
  const last = await region('Last result')
  const past = await region('Past draws')
  const numbers = (): (string | null)[] => [...past.querySelectorAll('bdi')].map((it) => it.textContent)
  await waitFor(() => expect(numbers()).toEqual([last.querySelector('bdi')?.textContent, 'Draw 0002']))
  expect(last.querySelector('bdi')?.textContent).toMatch(/^Draw \d{4}$/)
})

test('a lottery of Vietnam’s has every prize of its draws', async () => {
  const { user } = await openSite({ brand: 'hoasen' }).visit('/vnlottery?gameCode=VN_HUE&playType=LO_2')
  const last = within(await region('Last result'))
  const prizes = within(await last.findByRole('table'))
  expect(prizes.getAllByRole('row')).toHaveLength(9)
  const special = prizes.getByRole('rowheader', { name: 'Special prize' })
  expect(special.nextElementSibling?.textContent).toMatch(/^\d{6}$/)
  const past = within(await region('Past draws'))
  const all = await past.findAllByText('All prizes')
  expect(past.queryByRole('table')).toBeNull()
  await user.click(all[1]!)
  expect(within(await past.findByRole('table')).getAllByRole('row')).toHaveLength(9)
})

test('draws that can’t be read are asked for again where they would stand; an unknown lottery leads on', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listRecentDraws' })
  const { user } = await site.visit('/seaLottery?gameCode=SSC_1M')
  const past = within(await region('Past draws'))
  await past.findByRole('alert')
  expect((await main().findAllByRole('timer')).length).toBeGreaterThan(0)
  await site.sandbox.clear('failing')
  await user.click(past.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(past.getByRole('status').textContent).toBe('The last 100 draws'))

  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listLatestDraws' })
  const second = await site.visit('/seaLottery?gameCode=SSC_1M')
  const last = within(await region('Last result'))
  await last.findByRole('alert')
  await site.sandbox.clear('failing')
  await second.user.click(last.getByRole('button', { name: 'Try again' }))
  expect(await last.findAllByRole('listitem')).toHaveLength(5)

  const third = await site.visit('/lottery?gameCode=NOBODY&playType=SUM')
  await main().findByText('There is no such lottery here')
  await third.user.click(main().getByRole('link', { name: 'All lotteries' }))
  await waitFor(() => expect(third.router.latestLocation.href).toBe('/lottery'))
})
