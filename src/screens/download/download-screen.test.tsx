/** The download page: the three apps with their steps, and the installation guide (spec 2, "Other screens"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSite } from '../../testing/site.tsx'

const main = (): ReturnType<typeof within> => within(screen.getByRole('main'))

test('has each app with its code, its download and four steps; the guide opens to its remedy', async () => {
  const { user } = await openSite().visit('/down')
  for (const app of ['iOS', 'iOS lite', 'Android']) {
    const card = within(await main().findByRole('region', { name: app }))
    card.getByRole('img', { name: `QR code: ${app}` })
    const download = card.getByRole('link', { name: /^Download/ })
    expect(download.textContent).toBe(`Download: ${app}`)
    expect(download.getAttribute('href')).toMatch(/\/sandbox\/app\//)
    expect(download.getAttribute('rel')).toBe('noopener noreferrer')
    expect(card.getAllByRole('listitem')).toHaveLength(4)
  }
  const entry = main().getByText('Android warns of an unknown source').closest('details')!
  expect(entry.open).toBe(false)
  await user.click(within(entry).getByText('Android warns of an unknown source'))
  expect(entry.open).toBe(true)
  expect(entry.textContent).toContain('Allow it for your browser, install the app, and take the permission back')
})

test('what fits the device stands first, with the server’s own picture of its code', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) Chrome/140')
  onTestFinished(() => void vi.restoreAllMocks())
  await openSite().visit('/down')
  const first = (await main().findAllByRole('region', { name: /iOS|Android/ }))[0]!
  expect(first.getAttribute('aria-labelledby')).toBe('app-ANDROID')
  const code = within(first).getByRole('img', { name: 'QR code: Android' })
  expect(code.getAttribute('src')).toMatch(/^http/)
})

test('the browser’s offer to install the site is kept for this page, and taken once', async () => {
  const { user, router } = await openSite().visit('/index')
  const prompt = vi.fn(() => Promise.resolve({ outcome: 'accepted' }))
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  await router.navigate({ to: '/down' })
  await user.click(within(await main().findByRole('region', { name: 'Install this site' })).getByRole('button'))
  expect(prompt).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Install this site' })).toBeNull())
})

test('names the other addresses of the merchant, as far as they are hosts', async () => {
  const site = openSite()
  await site.sandbox.scenario({
    kind: 'answering',
    endpoint: 'getDomainRoute',
    value: {
      domainList: ['one.example', 'wireframe.localhost', 'https://evil.example/x', 'two.example', 'one.example'],
      resources: [],
    },
  })
  await site.visit('/down')
  await main().findByText('one.example, two.example')
})

test('says what is wrong and tries again; where there is no app it says that', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 500, endpoint: 'getDomainRoute' })
  const { user } = await site.visit('/down')
  const retry = await main().findByRole('button', { name: 'Try again' })
  await site.sandbox.clear('failing')
  await user.click(retry)
  await main().findByRole('region', { name: 'Android' })
  await site.sandbox.scenario({
    kind: 'answering',
    endpoint: 'getDomainRoute',
    value: { domainList: [], resources: [] },
  })
  // In another tab: this one keeps what it was told.
  sessionStorage.clear()
  await site.visit('/down')
  await main().findByText('There is no app yet')
  await waitFor(() => expect(main().queryByRole('region', { name: 'Android' })).toBeNull())
})
