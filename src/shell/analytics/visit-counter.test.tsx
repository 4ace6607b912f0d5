/** Counting of visits (spec 3, "analytics gtagId"): for who has agreed, where brand and gateway name what counts. */
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openSite, type Site } from '../../testing/site.tsx'

const ANALYTICS = { script: 'https://tags.example', reports: ['https://reports.example'] }
const ID = 'G-TEST1234'
const QUESTION = /May we count/

type Tagged = typeof globalThis & { dataLayer?: IArguments[] } & Record<string, unknown>
const page = globalThis as Tagged
/** The addresses of pages that were counted. */
const told = () =>
  (page.dataLayer ?? []).flatMap(([what, name, detail]) =>
    what === 'event' && name === 'page_view' ? [(detail as { page_location: string }).page_location] : [],
  )
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src^="https://tags.example"]')]

afterEach(() => {
  for (const script of scripts()) script.remove()
  delete page.dataLayer
  delete page[`ga-disable-${ID}`]
})

const naming = (site: Site, gtagId: string) =>
  site.sandbox.scenario({
    kind: 'answering',
    endpoint: 'getStatus',
    value: { maintenance: { active: false }, regionRestriction: false, analytics: { gtagId } },
  })

test.each([
  ['the gateway names no id', { analytics: ANALYTICS }, 'javascript:1'],
  ['the brand names no host', {}, ID],
] as const)('nobody is asked where %s', async (_, says, id) => {
  const site = openSite({ says })
  await naming(site, id)
  const { user } = await site.visit('/help')
  await user.keyboard('{Tab}')
  await screen.findByRole('contentinfo')
  expect(screen.queryByText(QUESTION)).toBeNull()
  expect(scripts()).toEqual([])
})

test('pages are counted for who agrees, by their paths alone, and for nobody who does not', async () => {
  const site = openSite({ says: { analytics: ANALYTICS } })
  await naming(site, ID)
  const first = await site.visit('/help?q=secret')
  await first.user.keyboard('{Tab}')
  await screen.findByText(QUESTION)
  expect(scripts(), 'nothing is loaded before').toEqual([])
  await first.user.click(screen.getByRole('button', { name: 'Do not count' }))
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull())
  const { user, router } = await site.visit('/help?q=secret')
  await user.keyboard('{Tab}')
  const footer = within(await screen.findByRole('contentinfo'))
  await user.click(await footer.findByRole('button', { name: 'Change analytics choice' }))
  await user.click(await screen.findByRole('button', { name: 'Agree' }))
  await waitFor(() => expect(told()).toEqual([`${location.origin}/help`]))
  expect(scripts().map(({ src }) => src)).toEqual([`https://tags.example/gtag/js?id=${ID}`])
  await router.navigate({ to: '/down' })
  await waitFor(() => expect(told()).toEqual([`${location.origin}/help`, `${location.origin}/down`]))
  expect(JSON.stringify(page.dataLayer)).not.toContain('secret')
  await user.click(footer.getByRole('button', { name: 'Change analytics choice' }))
  await screen.findByText(QUESTION)
  expect(page[`ga-disable-${ID}`], 'it has stopped').toBe(true)
})
