/** The offer for newcomers in a strip, where the first window leads with something else (spec 2, "/index"). */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onlyNear, section } from '../../../testing/home.ts'
import { bundleOf } from '../../../testing/brands.ts'
import { openSite } from '../../../testing/site.tsx'

const { layout, hero } = bundleOf('wireframe', 'http://localhost:4173', {})
const says = (slides: typeof hero.slides) => ({
  layout: { ...layout, home: { ...layout.home, guest: ['hero' as const, 'welcome' as const, 'help' as const] } },
  hero: { ...hero, slides },
})

test('a guest finds its number, what the least deposit has to bet, the rule and its terms, and registers from there', async () => {
  onlyNear('For newcomers')
  const { user } = await openSite({ says: says({ guest: ['draw'], member: ['draw'] }) }).visit('/index')
  await user.keyboard('{Shift}')
  const strip = within(await section('For newcomers'))
  await strip.findByText('100%')
  strip.getByText(
    /^Deposit P200: bet P4,800 before you withdraw \(P10: P240\)\. That is 12 × \(deposit \+ bonus\) within 30 days\./,
  )
  strip.getByText(/^Until /)
  expect(strip.getByRole('link', { name: 'All terms' }).getAttribute('href')).toBe('/promoDetail?promotion=welcome')
  expect((await strip.findByRole('link', { name: 'Register' })).getAttribute('href')).toBe('/register')
})

test('it does not stand below a first window that says the same', async () => {
  const site = openSite({ says: says({ guest: ['welcome'], member: [] }) })
  const { user } = await site.visit('/index')
  await user.keyboard('{Shift}')
  await section('Need a hand?')
  expect(screen.queryByRole('region', { name: 'For newcomers' })).toBeNull()
})
