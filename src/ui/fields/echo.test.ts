import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEcho } from './echo.ts'

test('what was told comes back late, in order and with gaps, and is known again', () => {
  const words = fc.uniqueArray(fc.string({ maxLength: 4 }), { minLength: 2, maxLength: 12 })
  fc.assert(
    fc.property(words, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), ([first = '', ...typed], comes) => {
      const echo = createEcho(first)
      for (const each of typed) echo.tell(each)
      // An address that was overtaken by the next one is never said.
      for (const each of typed.filter((_, at) => comes[at])) expect(echo.hears(each)).toBe(true)
    }),
  )
})

test('what was never told is somebody else’s word, as is what was told before the last that came back', () => {
  const echo = createEcho('')
  echo.tell('dra')
  echo.tell('drag')
  expect(echo.hears('dra')).toBe(true)
  expect(echo.hears('drag')).toBe(true)
  expect(echo.hears('dra'), 'by Back').toBe(false)
  expect(echo.hears('tiger')).toBe(false)
  echo.tell('')
  expect(echo.hears('')).toBe(true)
})
