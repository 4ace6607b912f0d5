/** The pages that a brand writes itself: in the visitor's language, with their own title, also where they do not come. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WrittenPage } from '../../brand/written-page.ts'
import { WRITTEN_PAGES } from '../../rules/content/written-pages.ts'
import { openSite, type Site } from '../../testing/site.tsx'

const main = () => within(screen.getByRole('main'))
const FILE = /\/pages\/0\/\w+\/[\w-]+\.json$/
const answer = (site: Site, page: Partial<WrittenPage> | (() => Response)): void =>
  site.intercept(({ url }) =>
    FILE.test(url)
      ? Promise.resolve(
          typeof page === 'function'
            ? page()
            : Response.json({ title: 'About Casa', description: 'Who we are', html: '', language: 'en', ...page }),
        )
      : null,
  )
const describedAs = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content

test.each(WRITTEN_PAGES)('/%s has a heading, a title of its own and its text, in the whole frame', async (name) => {
  const { calls } = await openSite().visit(`/${name}`)
  const heading = await main().findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.title).toBe(`${heading.textContent} · Wireframe`))
  await waitFor(() => expect(main().getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1))
  screen.getByRole('banner')
  screen.getByRole('contentinfo')
  expect(calls.filter((call) => call.includes('/pages/'))).toEqual([`GET /pages/0/EN/${name}.json`])
})

test('one page leads to another without a reload, each with its title and description', async () => {
  const site = openSite()
  document.head.append(Object.assign(document.createElement('meta'), { name: 'description', content: 'Home' }))
  const { user, router } = await site.visit('/about')
  document.head.append(Object.assign(document.createElement('meta'), { name: 'description', content: 'Home' }))
  await user.click(await main().findByRole('link', { name: 'general terms and conditions' }))
  await main().findByRole('heading', { level: 1, name: 'General terms and conditions' })
  expect(router.state.location.pathname).toBe('/terms')
  await waitFor(() => expect(describedAs()).toContain('These terms apply between you'))
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Help centre' }))
  await waitFor(() => expect(document.title).toBe('Help centre · Wireframe'))
})

test('a page in another language than the visitor’s says so, and is marked as that', async () => {
  const site = openSite()
  answer(site, { language: 'es', html: '<p>Quiénes somos</p>' })
  await site.visit('/about')
  await main().findByText(/not been written in your language yet.*Spanish/)
  expect((await main().findByText('Quiénes somos')).closest('[lang]')?.getAttribute('lang')).toBe('es')
})

test('a region’s form of the language is no other language', async () => {
  const site = openSite()
  answer(site, { language: 'en-GB', html: '<p>Who we are</p>' })
  await site.visit('/about')
  await main().findByText('Who we are')
  expect(main().queryByText(/not been written/)).toBeNull()
})

test('what does not come is told, and comes when it is asked for again', async () => {
  const site = openSite()
  let broken = true
  site.intercept(({ url }) =>
    broken && FILE.test(url) ? Promise.resolve(new Response('<html>', { status: 200 })) : null,
  )
  const { user } = await site.visit('/terms')
  const again = await main().findByRole('button', { name: 'Try again' })
  expect(document.title).toBe('General terms and conditions · Wireframe')
  broken = false
  await user.click(again)
  await main().findByRole('heading', { level: 1, name: 'General terms and conditions' })
})

test('a file of another shape is no page', async () => {
  const site = openSite()
  answer(site, () => Response.json({ title: 1 }))
  await site.visit('/terms')
  await main().findByRole('button', { name: 'Try again' })
})

test('what stands in the page that came is shown as it is, and not asked for', async () => {
  const site = openSite()
  site.intercept(({ url }) => {
    if (url.includes('/wps/system/status') && !document.querySelector('[data-written]'))
      document.body.insertAdjacentHTML(
        'beforeend',
        '<article lang="en" data-written="about EN"><h1>Drawn</h1><div data-body><p>By the build</p></div></article>',
      )
    return null
  })
  const { calls } = await site.visit('/about')
  await main().findByRole('heading', { level: 1, name: 'Drawn' })
  main().getByText('By the build')
  expect(calls.filter((call) => call.includes('/pages/'))).toEqual([])
})
