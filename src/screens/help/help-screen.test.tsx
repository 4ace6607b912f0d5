/** The help centre: topics, search, and what the footer leads to (spec 2, "Footer"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openSite } from '../../testing/site.tsx'

const main = () => within(screen.getByRole('main'))
const questions = (): NodeListOf<Element> => document.querySelectorAll('details[id^="article-"]')

test('the search finds, says when it finds nothing, and stands in the address', async () => {
  const { user, router } = await openSite().visit('/help?keep=1')
  await main().findByText('Verify my identity')
  const all = questions().length
  const search = main().getByRole('searchbox', { name: 'Search the help centre' })
  await user.type(search, 'identity')
  await waitFor(() =>
    expect([...questions()].map((it) => it.querySelector('summary')?.textContent)).toContain('Verify my identity'),
  )
  expect(questions().length).toBeLessThan(all)
  await waitFor(() => expect(router.latestLocation.search).toMatchObject({ q: 'identity' }))
  await user.clear(search)
  await user.type(search, 'xyzzy')
  await main().findByText('Nothing found')
  await user.clear(search)
  await waitFor(() => expect(router.latestLocation.search).not.toHaveProperty('q'))
  expect(questions()).toHaveLength(all)

  await user.type(search, 'zz')
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Notices' }))
  await screen.findByRole('heading', { level: 1, name: 'Notices' })
  expect(router.latestLocation.href).toBe('/noticePage')
})

test('a question opens to its answer, which is made once it is opened; an address opens its place', async () => {
  const { user } = await openSite().visit('/help')
  const summary = await main().findByText('Verify my identity')
  const question = summary.closest('details')!
  expect(question.textContent).toBe('Verify my identity')
  await user.click(summary)
  await waitFor(() => expect(question.textContent).toContain('Send both sides of your identity document'))
  expect(question.querySelector('[style], script, iframe')).toBeNull()

  const age = main().getByText('Responsible gaming', { selector: 'summary *, summary' }).closest('details')!
  await user.click(age.querySelector('summary')!)
  await waitFor(() => expect(age.textContent).toContain('Games are for people aged 18 and over'))
})

test('what this site knows itself waits for the server’s topics, and stands also where these fail', async () => {
  const site = openSite()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  site.intercept((request) =>
    request.url.includes('/wps/system/helpCenter') ? held.then(() => new Response('{}', { status: 503 })) : null,
  )
  const { user } = await site.visit('/help')
  expect(main().queryByRole('heading', { name: 'About and rules' })).toBeNull()
  expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull()
  letGo()
  await main().findByText('The server has a problem')
  main().getByRole('heading', { name: 'About and rules' })
  expect(document.querySelector('main [aria-busy="true"]')).toBeNull()
  expect(questions()).toHaveLength(0)
  site.intercept((request) =>
    request.url.includes('/wps/system/helpCenter')
      ? Promise.resolve(Response.json({ success: true, value: { topics: [] } }))
      : null,
  )
  await user.click(main().getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(main().queryByText('The server has a problem')).toBeNull())
})

test('customer service opens in a tab of its own that can’t reach back', async () => {
  const { user } = await openSite().enter('vip', '/help')
  const opened = vi.fn<(...args: string[]) => null>(() => null)
  vi.stubGlobal('open', opened)
  await user.click(main().getAllByRole('button', { name: 'Customer service' }).at(-1)!)
  await waitFor(() => expect(opened).toHaveBeenCalled())
  const said = opened.mock.calls.flat().join(' ')
  expect(said).toContain('noopener')
})
