import { expect, test } from 'vitest'
import { layout } from './layout-schema.ts'
import { firstPicture } from './first-picture.ts'
import * as v from 'valibot'

const picture = (name: string, dark?: string) => ({
  avif: `${name}.avif`,
  webp: `${name}.webp`,
  fallback: `${name}.jpg`,
  width: 4,
  height: 3,
  ...(dark !== undefined && { dark: { avif: `${dark}.avif`, webp: `${dark}.webp` } }),
})
const brand = (chosen: object) => ({
  layout: v.parse(layout, chosen),
  heroPicture: picture('wide', 'night'),
  heroPhone: picture('upright'),
})

test('the upright picture is for phones on which it bleeds to the edge', () => {
  expect(firstPicture(brand({ hero: 'split' })).phone?.avif).toBe('upright.avif')
  expect(firstPicture(brand({ hero: 'plain' })).phone).toBeUndefined()
})

test('a plate is drawn on the dark picture in either mode', () => {
  expect(firstPicture(brand({ offers: 'plate' })).picture).toEqual({
    ...picture('wide'),
    ...picture('wide', 'night').dark,
  })
  expect(firstPicture(brand({ offers: 'blocks' })).picture).toEqual(picture('wide', 'night'))
})
