import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestSandbox } from '../../../../scripts/sandbox/testing/sandbox.ts'
import { resourcesQuery } from './app-links.ts'
import { siteQuery } from '../site.ts'
import { SESSION_KEYS, safeStorage } from '../storage.ts'
import { openPage, stubStorage, testBrand } from '../../../testing/state.ts'

const ORIGIN = 'http://sandbox.test'
beforeEach(() => {
  stubStorage()
  vi.stubGlobal('location', { origin: ORIGIN })
})
afterEach(() => vi.unstubAllGlobals())

async function resources(fetch: typeof globalThis.fetch, brand = testBrand(), tag = 'es') {
  const { queries } = openPage(fetch)
  // Each page here is in a tab of its own.
  safeStorage('session').removeItem(SESSION_KEYS.routers)
  return resourcesQuery(brand, { tag }).select?.(await queries.fetchQuery(siteQuery))
}

const saying = (said: readonly object[]) => async () =>
  Response.json({
    success: true,
    message: '',
    value: { domainList: [], navigation: [], resources: said.map((it) => ({ url: '', ...it })) },
  })

test('the sandbox’s apps with their QR codes, social page and mail address', async () => {
  const bench = createTestSandbox()
  const all = await resources(async (input, init) => bench.sandbox.fetch(new Request(input, init)))
  expect(all?.apps.map(({ kind, url }) => [kind, url])).toEqual([
    ['IOS', `${ORIGIN}/sandbox/app/ios`],
    ['IOS_LITE', `${ORIGIN}/sandbox/app/ios-lite`],
    ['ANDROID', `${ORIGIN}/sandbox/app/android`],
  ])
  for (const { qrPicture } of all?.apps ?? []) {
    const picture = await bench.sandbox.fetch(new Request(qrPicture ?? ''))
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  }
  expect(all?.social).toMatchObject([{ network: null, label: 'Follow us' }])
  expect(all?.mail).toBe('support@www.pampas.example')
  bench.sandbox.close()
})

test('labels are Chinese where the page is', async () => {
  const app = { resourceType: 'IOS', url: '/down', labelNameEn: 'App', labelNameCn: '应用' }
  const labels = async (tag: string, said: object) =>
    (await resources(saying([{ ...app, ...said }]), testBrand(), tag))?.apps.map(({ label }) => label)
  expect(await labels('zh-Hans', {})).toEqual(['应用'])
  expect(await labels('vi', {})).toEqual(['App'])
  expect(await labels('zh-Hant', { labelNameCn: '' })).toEqual(['App'])
  expect(await labels('en', { labelNameEn: null })).toEqual(['应用'])
})

test('the brand’s own pages come first, and its mail address alone', async () => {
  const contact = {
    mail: 'hello@pampas.example',
    social: [{ network: 'telegram' as const, url: 'https://t.me/pampas' }],
  }
  const said = saying([
    { resourceType: 'SOCIAL', url: '/social', labelNameEn: 'Follow' },
    { resourceType: 'EMAIL', url: 'mailto:other@pampas.example' },
  ])
  expect(await resources(said, testBrand({ contact }))).toEqual({
    domains: [],
    apps: [],
    social: [
      { network: 'telegram', url: 'https://t.me/pampas', label: '' },
      { network: null, url: '/social', label: 'Follow' },
    ],
    mail: 'hello@pampas.example',
  })
})

test('what leads astray is left out', async () => {
  const said = saying([
    { resourceType: 'IOS', url: 'https://evil.example/app' },
    { resourceType: 'ANDROID', url: '/down', qrCodeUrl: 'https://evil.example/qr.png' },
    { resourceType: 'SOCIAL', url: 'javascript:alert(1)' },
    { resourceType: 'EMAIL', url: 'mailto:a@b.example?bcc=all@b.example' },
    { resourceType: 'SURPRISE', url: '/x' },
  ])
  expect(await resources(said)).toEqual({
    domains: [],
    apps: [{ kind: 'ANDROID', url: `${ORIGIN}/down`, qrPicture: null, label: '' }],
    social: [],
    mail: null,
  })
})
