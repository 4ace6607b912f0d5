/** The home page's sections, in the brand's order (spec 2, "Routes", and "Header": "only categories with a vendor"). */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { withHome } from '../../testing/brands.ts'
import { NOT_LOADED, onlyNear, section, sectionTitles } from '../../testing/home.ts'
import { openSite } from '../../testing/site.tsx'

const ALL = withHome('pampas', {
  guest: [
    'hero',
    'payouts',
    'categories',
    'notices',
    'hot',
    'sports',
    'winners',
    'tables',
    'slots',
    'lotteries',
    'promotions',
    'vendors',
    'download',
    'help',
  ],
})

/** What is on beside the first picture comes once somebody is there. */
const isLasting = (title: string | null): boolean => title !== 'On now'

const again = (place: HTMLElement): Promise<HTMLElement> => within(place).findByRole('button', { name: 'Try again' })

test('a guest finds the brand’s sections in its order, and what is offered in each', async () => {
  const { user } = await openSite({ brand: 'pampas', says: ALL }).visit('/index')
  expect(screen.getAllByRole('heading', { level: 1 }).map((it) => it.textContent)).toEqual(['The lights are on'])
  screen.getByText('18+ · Play responsibly')
  await user.keyboard('{Shift}')
  await section('Need a hand?')
  expect(sectionTitles().filter(isLasting)).toEqual([
    'Largest payouts, 24 h',
    'Games',
    'Notices',
    'Hot games',
    'Sports',
    'Winners',
    'Live tables',
    'Slots',
    'Popular lotteries',
    'Promotions',
    'Game providers',
    'Take it with you',
    'Need a hand?',
  ])
  const categories = within(await section('Games')).getAllByRole('link')
  expect(categories.map((it) => it.textContent!.replace(/[\d,]+ (games|tables)$/, ''))).toEqual([
    'Sports',
    'Slots',
    'Live casino',
    'E-sports',
    'Fishing',
    'Card rooms',
    'Electronic lottery',
    'Mini games',
  ])
  expect(categories[1]!.getAttribute('href')).toBe('/rng')

  const vendors = within(await section('Game providers'))
  expect((await vendors.findByRole('link', { name: 'Pinetop' })).getAttribute('href')).toBe('/rng?page=PT')
  const books = within(await section('Sports'))
  const book = await books.findByRole('link', { name: /^Inside Bend/ })
  expect(book.getAttribute('href')).toBe('/game?vendor=IBC')
  const promotions = within(await section('Promotions'))
  const promotion = await promotions.findByRole('link', { name: /^Bono de bienvenida/ })
  expect(promotion.getAttribute('href')).toBe('/promoDetail?promotion=welcome')
  expect(promotions.getAllByRole('listitem')).toHaveLength(4)
  expect(promotions.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/promotions')

  const help = within(await section('Need a hand?'))
  const topic = await help.findByRole('link', { name: /^Cuenta/ })
  expect(topic.textContent).toBe('Cuenta3 answers')
  expect(topic.getAttribute('href')).toMatch(/^\/help#topic-/)
  const app = within(await section('Take it with you'))
  expect(app.getByRole('link', { name: 'Get the app' }).getAttribute('href')).toBe('/down')

  await user.click(book)
  await screen.findByRole('dialog', { name: 'Log in' })
})

test('a member finds another order than a guest, once logged in as well', async () => {
  const site = openSite({
    brand: 'pampas',
    says: withHome('pampas', { guest: ['hero', 'categories', 'help'], member: ['help', 'categories', 'hero'] }),
  })
  const order = async (): Promise<(string | null)[]> => {
    await section('Need a hand?')
    return sectionTitles().filter((title) => title === 'Games' || title === 'Need a hand?')
  }
  const guest = await site.visit('/index')
  await guest.user.keyboard('{Shift}')
  expect(await order()).toEqual(['Games', 'Need a hand?'])
  const member = await site.enter('player')
  await member.user.keyboard('{Shift}')
  expect(await order()).toEqual(['Need a hand?', 'Games'])
})

test('a section that fails says so, leaves the others, and comes when it is asked again', async () => {
  const site = openSite({ says: withHome('wireframe', { guest: ['hot', 'winners', 'tables'] }) })
  for (const endpoint of ['listHotGames', 'listWinners'])
    await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 500, endpoint })
  onlyNear('Hot games', 'Winners', 'Live tables')
  const { user } = await site.visit('/index')
  await user.keyboard('{Shift}')
  const hot = await section('Hot games')
  await within(hot).findByText(NOT_LOADED)
  const winners = await section('Winners')
  await within(winners).findByText(NOT_LOADED)
  const tables = await section('Live tables')
  expect((await within(tables).findAllByRole('button', { name: /^Play / })).length).toBeGreaterThan(3)
  await site.sandbox.clear('failing')
  await user.click(await again(hot))
  expect((await within(hot).findAllByRole('button', { name: /^Play / })).length).toBeGreaterThan(8)
  expect(within(hot).queryByText(NOT_LOADED)).toBeNull()
  within(winners).getByText(NOT_LOADED)
  await user.click(await again(winners))
  await waitFor(() => expect(within(winners).getAllByRole('row')).toHaveLength(11))
})

describe('the merchant’s vendors', () => {
  test('that can’t be read are asked for again by one button, which is busy meanwhile', async () => {
    const site = openSite({ brand: 'pampas', says: ALL })
    await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listVendors' })
    onlyNear('Sports', 'Game providers')
    const { user } = await site.visit('/index')
    await user.keyboard('{Shift}')
    const [sports, vendors] = [await section('Sports'), await section('Game providers')]
    await within(sports).findByText(NOT_LOADED)
    const button = await again(vendors)
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'))
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    let asked = 0
    site.intercept((request) => {
      if (!request.url.includes('gameVendor') || asked > 0) return null
      asked += 1
      return held.then(() => new Response(null, { status: 503 }))
    })
    await user.click(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    letGo()
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'))
    await site.sandbox.clear('failing')
    await user.click(button)
    await within(vendors).findByRole('link', { name: 'Pinetop' })
    await within(sports).findByRole('link', { name: /^Inside Bend/ })
  })

  test('have no section for what they don’t offer', async () => {
    const site = openSite({ brand: 'pampas', says: ALL })
    const lane = (gameCategory: string, vassalage: string) => ({ gameCategory, vendors: [{ vassalage }] })
    // No sports, no live games, and of the lotteries the electronic ones alone.
    const value = [lane('RNG', 'PT'), lane('ELOTT', 'TCG_SEA')]
    await site.sandbox.scenario({ kind: 'answering', endpoint: 'listVendors', value })
    onlyNear('Need a hand?')
    const { user } = await site.visit('/index')
    await user.keyboard('{Shift}')
    await section('Need a hand?')
    expect(sectionTitles().filter(isLasting)).toEqual([
      'Largest payouts, 24 h',
      'Games',
      'Notices',
      'Hot games',
      'Winners',
      'Slots',
      'Popular lotteries',
      'Promotions',
      'Game providers',
      'Take it with you',
      'Need a hand?',
    ])
  })
})

test('an answer with nothing in it says so', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'answering', endpoint: 'listHotGames', value: { list: [] } })
  onlyNear('Hot games')
  const { user } = await site.visit('/index')
  await user.keyboard('{Shift}')
  await within(await section('Hot games')).findByText('There is nothing here at the moment.')
})
