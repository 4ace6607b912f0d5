import { expect, test } from 'vitest'
import { devicesOf } from './shoot.ts'

test('narrow windows are touched, wide ones have a mouse, and each width comes once, narrow first', () => {
  expect(devicesOf([1440, 768, 390, 768])).toEqual([
    { touch: true, widths: [390, 768] },
    { touch: false, widths: [1440] },
  ])
  expect(devicesOf([1280])).toEqual([{ touch: false, widths: [1280] }])
})
