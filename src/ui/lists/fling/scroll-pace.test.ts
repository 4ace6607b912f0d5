import { expect, test } from 'vitest'
import { createPaceMeter } from './scroll-pace.ts'

const HEIGHT = 800
const FRAME_MS = 16

test('a list that goes by faster than anybody looks is flung, and no longer so once it is slower', () => {
  const pace = createPaceMeter()
  expect(pace(0, HEIGHT, 0)).toBe('scroll')
  expect(pace(20, HEIGHT, FRAME_MS)).toBe('scroll')
  expect(pace(120, HEIGHT, 2 * FRAME_MS)).toBe('fling')
  expect(pace(20, HEIGHT, 3 * FRAME_MS), 'upwards as well').toBe('fling')
  expect(pace(0, HEIGHT, 4 * FRAME_MS), 'a late frame is not the end of it').toBe('fling')
  expect(pace(10, HEIGHT, 5 * FRAME_MS)).toBe('scroll')
  expect(pace(20, HEIGHT, 6 * FRAME_MS)).toBe('scroll')
})

test('frames that did not come make nothing faster', () => {
  const pace = createPaceMeter()
  pace(0, HEIGHT, 0)
  expect(pace(200, HEIGHT, 100)).toBe('scroll')
  expect(pace(500, HEIGHT, 200)).toBe('fling')
})

test('a jump is none, however far it leads', () => {
  const pace = createPaceMeter()
  pace(0, HEIGHT, 0)
  expect(pace(90_000, HEIGHT, 1000)).toBe('scroll')
  pace(90_500, HEIGHT, 1000 + FRAME_MS)
  expect(pace(0, HEIGHT, 2000), 'nor after a fling').toBe('scroll')
})
