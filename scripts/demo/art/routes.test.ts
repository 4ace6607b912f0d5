import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { vendorImage } from '../../../src/rules/games/vendors/vendor-images.ts'
import { createGames } from '../../sandbox/seeds/games/games.ts'
import { ALL_VENDORS } from '../../sandbox/seeds/games/vendors.ts'
import { LOTTERY_GAMES } from '../../sandbox/seeds/lottery/lottery-games.ts'
import { createTestSandbox, ORIGIN } from '../../sandbox/testing/sandbox.ts'
import { bannerAddress, coverAddress } from '../../sandbox/site/images.ts'
import { openDemo } from '../demo.ts'
import { artwork } from './version.ts'

const bench = createTestSandbox({ demo: openDemo })
const { sandbox } = bench
const get = (address: string): Promise<Response> => sandbox.fetch(new Request(new URL(address, ORIGIN)))
const [game] = createGames(1)
const [lottery] = LOTTERY_GAMES
if (!game || !lottery) throw new Error('there are no games')
const small = coverAddress(artwork, game, 240)
const large = coverAddress(artwork, game, 480)

afterAll(() => sandbox.close())

test.each([
  ['small', small, [240, 240]],
  ['large', large, [480, 480]],
  ['lottery’s', coverAddress(artwork, lottery, 240), [240, 240]],
  ['tall', coverAddress(artwork, game, 240, 'portrait'), [240, 320]],
])('a %s cover is an AVIF of its size, to be kept for ever', async (_, address, [width, height]) => {
  const answer = await get(address)
  expect(answer.headers.get('content-type')).toBe('image/avif')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width, height, compression: 'av1' })
})

test('a browser that is spared covers gets one of a colour at once; others get theirs', async () => {
  await bench.control('POST', '/sandbox/scenarios', { kind: 'plain-covers', context: 'spared' })
  const ask = (context: string): Promise<Response> =>
    sandbox.fetch(new Request(new URL(large, ORIGIN), { headers: { cookie: `sandbox-context=${context}` } }))
  const plain = await ask('spared')
  expect([plain.headers.get('content-type'), plain.headers.get('cache-control')]).toEqual(['image/svg+xml', 'no-cache'])
  expect(await sharp(await plain.arrayBuffer()).metadata()).toMatchObject({ width: 480, height: 480 })
  expect((await ask('other')).headers.get('content-type')).toBe('image/avif')
  expect(await bench.control('POST', '/sandbox/scenarios', { kind: 'plain-covers', brand: 'pampas' })).toMatchObject({
    error: expect.stringContaining('covers are of no brand'),
  })
})

test('those who ask at the same time get the same bytes', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, async () => (await get(small)).arrayBuffer()))
  const [first, ...others] = answers.map((bytes) => Buffer.from(bytes))
  for (const other of others) expect(other.equals(first ?? Buffer.alloc(0))).toBe(true)
})

test('a cover of another version is shown, but not kept', async () => {
  const answer = await get(small.replace(/covers\/\w+/, 'covers/old'))
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache'])
})

test.each([
  ['an unknown game', small.replace('00001', '99999')],
  ['a size that is not served', small.replace('240x240', '300x300')],
  ['a shape that is not served', small.replace('240x240', '240x250')],
  ['no name', '/img/covers/1/..%2f..%2fpackage.json'],
  ['an unknown vendor', '/img/VENDOR_ICON_SMALL/NONE.svg'],
  ['an unknown folder', '/img/OTHER/AG.svg'],
  ['another merchant’s banner', bannerAddress(artwork, 'nobody', 'live-banner', 720)],
  ['a banner’s width that is not served', bannerAddress(artwork, 'pampas', 'live-banner', 99)],
])('%s is not found', async (_, address) => {
  expect((await get(address)).status).toBe(404)
})

test('a banner is five to two', async () => {
  const answer = await get(bannerAddress(artwork, 'pampas', 'live-banner', 720))
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 720, height: 288 })
})

/** Looks at how much shows through alone: all that can be counted about a picture takes many times as long. */
async function isOpaque(svg: string): Promise<boolean> {
  const alpha = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer()
  return alpha.equals(Buffer.alloc(alpha.length, 255))
}

test('every vendor has its marks where the client looks for them', async () => {
  const seen = new Set<string>()
  for (const { code } of ALL_VENDORS)
    for (const image of ['icon', 'line', 'tile'] as const)
      for (const mono of [false, true]) {
        const answer = await get(vendorImage(code, image, { mono }) ?? '')
        expect(answer.headers.get('content-type')).toBe('image/svg+xml')
        const svg = await answer.text()
        expect(svg).not.toMatch(/<text|NaN|undefined|href/)
        expect(await isOpaque(svg)).toBe(image === 'tile' && !mono)
        seen.add(svg)
      }
  expect(seen.size).toBe(ALL_VENDORS.length * 6)
})
