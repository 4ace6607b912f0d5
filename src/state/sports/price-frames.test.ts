import { expect, test } from 'vitest'
import { createPriceFrames } from './price-frames.ts'

test('what is to be told waits while it is held, and comes once', () => {
  const ran: string[] = []
  const frames = createPriceFrames((work) => work())
  frames.schedule(() => void ran.push('at once'))
  frames.hold(true)
  frames.schedule(() => void ran.push('later'))
  expect(ran).toEqual(['at once'])
  frames.hold(false)
  frames.hold(false)
  frames.schedule(() => void ran.push('again'))
  expect(ran).toEqual(['at once', 'later', 'again'])
})
