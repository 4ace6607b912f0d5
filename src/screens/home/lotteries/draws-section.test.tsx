/** The draws that come next, and popular lotteries (spec 7: "GET /lgw/games/popular"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onlyNear, section } from '../../../testing/home.ts'
import { openSite } from '../../../testing/site.tsx'

test('the next draws come in their order, and not before it is known', async () => {
  const site = openSite({ brand: 'hoasen' })
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  let asked = 0
  site.intercept((request) => {
    if (!request.url.includes('/lgw/numeros/latest') || asked > 0) return null
    asked += 1
    return held.then(() => new Response('{}', { status: 503 }))
  })
  onlyNear('Next draws', 'Popular lotteries')
  const { user } = await site.visit('/index')
  await user.keyboard('{Shift}')
  const draws = within(await section('Next draws'))
  await waitFor(() => expect(asked).toBe(1))
  await within(await section('Popular lotteries')).findAllByRole('link', { name: /^Hà Nội/ })
  expect(draws.queryAllByRole('heading', { level: 3 })).toEqual([])
  letGo()
  await waitFor(() => expect(draws.getAllByRole('heading', { level: 3 })).toHaveLength(5))
})

test('the draw with the most time left stands first, with its clock, its last balls and the way to it', async () => {
  const site = openSite({ brand: 'hoasen' })
  onlyNear('Next draws', 'Popular lotteries')
  const { user } = await site.visit('/index')
  await user.keyboard('{Shift}')
  const draws = within(await section('Next draws'))
  const clocks = await draws.findAllByRole('timer', { name: 'Next draw' })
  expect(clocks).toHaveLength(5)
  // Without hours while there are none; one that is being held at this moment says so in words, and is the soonest of all.
  const left = clocks.map(({ textContent }) => /^\d{4,6}/.exec(textContent ?? '')?.[0].padStart(6, '0') ?? '000000')
  expect(left).toEqual(left.toSorted().toReversed())
  expect(draws.getAllByRole('list', { name: 'Last result' })).toHaveLength(5)
  expect(draws.getAllByRole('link', { name: /^(?:Choose numbers|For the next draw)$/ })).toHaveLength(5)
  expect(draws.getAllByText(/^from ₫[\d,]+$/)).toHaveLength(5)
  expect(draws.getAllByRole('link', { name: /^Choose numbers/ })[0]!.getAttribute('href')).toMatch(
    /ottery\?gameCode=\w+&playType=\w+$/,
  )

  const popular = within(await section('Popular lotteries'))
  const first = (await popular.findAllByRole('listitem'))[0]!
  const link = within(first).getByRole('link')
  // The clock runs beside the link, whose name so is the lottery's alone.
  expect(within(link).queryByRole('timer')).toBeNull()
  expect(link.textContent).toMatch(/\p{L}/u)
  expect(link.getAttribute('href')).toMatch(/ottery\?gameCode=\w+&playType=\w+$/)
  const clock = within(first).getByRole('timer', { name: 'Next draw' })
  expect(clock.textContent).toMatch(/\S/)
  // In words as well for who can't see the digits, unless it is being held right now.
  await waitFor(() => expect(clock.textContent).toMatch(/^\d{6,}.* seconds?$|^Drawing now$/))
  expect(popular.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/elott')
})

test('the next draws stand without their clocks where these can’t be read', async () => {
  const site = openSite({ brand: 'hoasen' })
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listLatestDraws' })
  onlyNear('Next draws')
  const { user } = await site.visit('/index')
  await user.keyboard('{Shift}')
  const draws = within(await section('Next draws'))
  expect(await draws.findAllByRole('link', { name: /^Choose numbers/ })).toHaveLength(5)
  expect(draws.queryAllByRole('timer')).toEqual([])
  expect(screen.queryByText('There is nothing here at the moment.')).toBeNull()
})
