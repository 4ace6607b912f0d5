import sharp from 'sharp'
import { expect, test } from 'vitest'
import { LOOKS } from '../../../../src/brand/layout-schema.ts'
import { GOOD_KEYS } from '../../../sandbox/seeds/rewards/goods.ts'
import { drawGood } from './good.ts'

test.each(LOOKS.offers)('every good is drawn by the hand "%s", each in its own way and without words', async (hand) => {
  const drawn = GOOD_KEYS.map((key) => drawGood(key, hand, '#1f6feb'))
  expect(new Set(drawn).size).toBe(GOOD_KEYS.length)
  for (const svg of drawn) {
    expect(svg).not.toMatch(/NaN|undefined|<text/)
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width: 640, height: 480 })
  }
})

test('the ground below is the page’s: no picture covers its corners', async () => {
  for (const hand of LOOKS.offers) {
    const { data } = await sharp(Buffer.from(drawGood('phone', hand)))
      .extract({ left: 0, top: 0, width: 8, height: 8 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data].every((value, at) => at % 4 !== 3 || value === 0)).toBe(true)
  }
})
