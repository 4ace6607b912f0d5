import { expect, test } from 'vitest'
import { VENDORS } from '../../sandbox/seeds/games/vendors.ts'
import { contrast, hex, mix, rampOf, TINT_NAMES } from './color.ts'
import { GROUND_NAMES, groundOf, houseOf, METAL_NAMES, metalOf } from './palette.ts'

test('every metal reads against its line and against the scrim of every ground', () => {
  for (const name of METAL_NAMES) {
    const { fill, line } = metalOf(name)
    for (const tone of fill) {
      expect(contrast(tone, line), `${name} against its line`).toBeGreaterThan(4.5)
      for (const ground of GROUND_NAMES) {
        const { ink, floor } = groundOf(ground)
        expect(contrast(tone, hex(mix(ink, floor, 0.2))), `${name} on ${ground}`).toBeGreaterThan(4.5)
      }
    }
  }
})

test('every vendor has a house of known grounds and metals, unlike any other’s', () => {
  const houses = VENDORS.map(({ code }) => houseOf(code))
  for (const { grounds, metals } of houses) {
    for (const name of grounds) expect(GROUND_NAMES).toContain(name)
    for (const name of metals) expect(METAL_NAMES).toContain(name)
  }
  expect(new Set(houses.map((house) => JSON.stringify(house))).size).toBe(VENDORS.length)
})

test('a vendor that nobody knows has a house, always the same', () => {
  expect(houseOf('NEW')).toBe(houseOf('NEW'))
})

test('a tint is lighter in the light than in the shade', () => {
  for (const tint of TINT_NAMES) {
    const { shine, light, mid, deep, dark } = rampOf(tint)
    const brightness = [shine, light, mid, deep, dark].map((colour) => contrast(colour, '#000000'))
    expect(brightness, tint).toEqual(brightness.toSorted((a, b) => b - a))
  }
})
