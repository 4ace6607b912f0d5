import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rememberCookie, rememberedUser } from './remember.ts'

test('a name that was remembered comes back, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      const [pair = ''] = rememberCookie(name).split('; ')
      expect(rememberedUser(`a=1; ${pair}; b=2`)).toBe(name)
    }),
  )
})

test('the cookie lasts 24 hours, travels over https and to this site alone', () => {
  expect(rememberCookie('ana')).toBe('rememberedUser=ana; Max-Age=86400; Path=/; Secure; SameSite=Strict')
})

test('forgetting ends it', () => {
  expect(rememberCookie(null)).toContain('Max-Age=0')
})

test.each(['', 'other=ana', 'rememberedUser=%E0%A4%A'])('%j holds no name', (cookies) => {
  expect(rememberedUser(cookies)).toBe('')
})
