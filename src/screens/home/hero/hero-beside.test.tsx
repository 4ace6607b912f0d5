/** What stands beside the first picture on a desktop: what is on now, or numbers for the next main draw. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onlyNear } from '../../../testing/home.ts'
import { openSite } from '../../../testing/site.tsx'

const numbersIn = (list: HTMLElement): string[] =>
  within(list)
    .getAllByRole('listitem')
    .map((it) => it.textContent ?? '')

test('a pick of six is drawn anew on request, and comes along to the lottery without a bet', async () => {
  const { user, router, calls } = await openSite({ brand: 'hoasen' }).visit('/index')
  const card = within(await screen.findByRole('region', { name: /^Mark Six/ }))
  const pick = () => numbersIn(card.getByRole('list', { name: 'Numbers picked for you' }))
  const before = pick()
  expect(new Set(before).size).toBe(6)
  await waitFor(async () => {
    await user.click(card.getByRole('button', { name: 'Pick others' }))
    expect(pick()).not.toEqual(before)
  })
  const chosen = pick()
  await user.click(card.getByRole('link', { name: 'Take these numbers to the draw' }))
  await waitFor(() => expect(router.latestLocation.search).toMatchObject({ pick: chosen.join('-') }))
  const own = within(await screen.findByRole('region', { name: 'Your numbers' }))
  expect(numbersIn(own.getByRole('list', { name: 'Your numbers' }))).toEqual(chosen)
  own.getByText('Nothing is bet yet. They come along to the table.')
  const play = within(screen.getByRole('main')).getByRole('link', { name: /^Play/ })
  expect(play.getAttribute('href'), 'also through a login').toMatch(new RegExp(`[?&]pick=${chosen.join('-')}`))
  expect(calls.filter((call) => call.startsWith('POST') && /bet|launch/i.test(call))).toEqual([])
})

test('what is on now leads to the next draw and to a table, whose stakes stand there', async () => {
  const { user } = await openSite().visit('/index')
  const now = within(await screen.findByRole('region', { name: 'On now' }))
  await now.findByRole('timer')
  await now.findByText(/ · P[\d.,]+ – P[\d.,]+$/)
  expect(now.getAllByRole('timer')).toHaveLength(1)
  await user.click(now.getByRole('link', { name: 'Sit down' }))
  await screen.findByRole('dialog', { name: 'Log in' })
})

test('a phone has neither, and asks for neither', async () => {
  onlyNear()
  const { calls } = await openSite({ brand: 'hoasen', device: 'phone' }).visit('/index')
  await screen.findAllByRole('article')
  expect(screen.queryByRole('region', { name: /^Mark Six/ })).toBeNull()
  expect(calls.filter((call) => call.includes('popular'))).toEqual([])
})

test('what a member could do next stands beside it on a desktop, and nowhere else', async () => {
  const site = openSite({ brand: 'hoasen' })
  await site.enter('player', '/index')
  const things = within(await screen.findByRole('list', { name: /^For you/ }))
  expect((await things.findAllByRole('listitem')).length).toBeGreaterThan(0)
  const hero = screen.getByRole('main').querySelector('section')!
  expect(hero.contains(things.getAllByRole('listitem')[0]!)).toBe(true)
  expect(screen.getAllByRole('heading', { name: /^For you/ })).toHaveLength(1)
  expect(screen.queryByRole('region', { name: /^Mark Six/ })).toBeNull()
})

test('on a phone it is a section of its own', async () => {
  const site = openSite({ brand: 'hoasen', device: 'phone' })
  await site.enter('player', '/index')
  const title = await screen.findByRole('heading', { name: /^For you/ })
  expect(screen.getByRole('main').querySelector('section')!.contains(title)).toBe(false)
})

test('where nothing waits, what is on now stands there', async () => {
  const site = openSite({ brand: 'pampas' })
  await site.enter('trial', '/index')
  await screen.findByRole('region', { name: 'On now' })
})
