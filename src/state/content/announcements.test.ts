import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDemo } from '../../../scripts/demo/demo.ts'
import { createTestSandbox } from '../../../scripts/sandbox/testing/sandbox.ts'
import { PAGE_NOTICES } from '../../rules/figures.ts'
import { noticePage, noticePlace } from '../../rules/content/notice-pages.ts'
import { Refusal } from '../../rules/failure.ts'
import { announcementContentQuery, announcementsQuery, chosenNoticeAtom, executionAtom } from './announcements.ts'
import { bannersQuery } from './banners.ts'
import { sessionAtom } from '../account/login/session.ts'
import { openPage, stubStorage, testBrand } from '../../testing/state.ts'

const ORIGIN = 'http://sandbox.test'
const bench = createTestSandbox({ demo: openDemo })
beforeEach(() => {
  stubStorage()
  vi.stubGlobal('location', { origin: ORIGIN, search: '' })
})
afterEach(() => vi.unstubAllGlobals())

const open = (fetch?: typeof globalThis.fetch) =>
  openPage(fetch ?? (async (input, init) => bench.sandbox.fetch(new Request(input, init))))

test('notices fill more than one page of nine, and a chosen one is found on its page', async () => {
  const { store, queries } = open()
  const { player } = await queries.fetchQuery(announcementsQuery('EN'))
  expect(player.length).toBeGreaterThan(PAGE_NOTICES)
  store.set(chosenNoticeAtom, PAGE_NOTICES)
  const { page, item } = noticePlace(store.get(chosenNoticeAtom) ?? 0, PAGE_NOTICES)
  expect(page).toBe(2)
  expect(noticePage(player, page, PAGE_NOTICES).items[item]).toBe(player[PAGE_NOTICES])
})

test('the chosen notice is kept for the session under the spec’s key; nonsense there is none', () => {
  const first = open().store
  expect(first.get(chosenNoticeAtom)).toBeNull()
  first.set(chosenNoticeAtom, 12)
  expect(sessionStorage.getItem('index_notice')).toBe('12')
  expect(open().store.get(chosenNoticeAtom)).toBe(12)
  first.set(chosenNoticeAtom, null)
  expect(sessionStorage.getItem('index_notice')).toBeNull()
  sessionStorage.setItem('index_notice', '-1')
  expect(open().store.get(chosenNoticeAtom)).toBeNull()
})

test('one announcement’s content, and none that is for members alone', async () => {
  const { store, queries } = open()
  expect(store.get(executionAtom)).toBe('B')
  const ask = (id: string) => queries.fetchQuery(announcementContentQuery('EN', id))
  expect(await ask('limits-b')).toMatchObject({ title: 'Your limits, your game', execution: 'B' })
  await expect(ask('limits-a')).rejects.toBeInstanceOf(Refusal)
  store.set(sessionAtom, { token: 't', accountType: 0, username: '', nickname: '' })
  expect(store.get(executionAtom)).toBe('A')
})

test('banners: their picture, line and where they lead within the site', async () => {
  const { queries } = open()
  const { select } = bannersQuery(testBrand(), 'EN', 'B')
  const listed = await queries.fetchQuery(announcementsQuery('EN'))
  const banners = select?.(listed) ?? []
  expect(banners.length).toBeGreaterThanOrEqual(3)
  expect(banners.length).toBeLessThanOrEqual(5)
  expect(banners[0]).toMatchObject({
    title: 'Welcome to Pampas & Co',
    line: 'Slots, live tables and sports in one place, on every screen you own.',
    link: { href: '/promotions', own: true },
  })
  expect(new Set(banners.map(({ link }) => link?.href)).size).toBe(banners.length)
  for (const { src } of banners) {
    const picture = await bench.sandbox.fetch(new Request(src))
    expect([src, picture.status, picture.headers.get('content-type')]).toEqual([
      src,
      200,
      expect.stringMatching(/^image/),
    ])
  }
})

test('a banner from a strange host is left out, and one that leads astray leads nowhere', async () => {
  const images = [
    { url: '/b-800.avif', width: 800 },
    { url: 'https://evil.example/x.avif', width: 1600 },
  ]
  const banner = { id: '1', title: 'A', subtitle: null, imageUrl: '/b.avif', images, linkUrl: 'javascript:alert(1)' }
  const value = {
    player: [],
    popup: [],
    promotion: [],
    banners: [banner, { ...banner, id: '2', imageUrl: 'https://evil.example/b.avif' }],
  }
  const { queries } = open(async () => Response.json({ success: true, message: '', value }))
  const { select } = bannersQuery(testBrand(), 'EN', 'B')
  const listed = await queries.fetchQuery(announcementsQuery('EN'))
  expect(select?.(listed)).toEqual([
    { id: '1', title: 'A', line: '', src: `${ORIGIN}/b.avif`, srcSet: `${ORIGIN}/b-800.avif 800w`, link: null },
  ])
})
