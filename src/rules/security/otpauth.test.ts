import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { otpauthUri, secretGroups } from './otpauth.ts'

test('names site and account, and holds the secret', () => {
  const uri = otpauthUri({ secret: 'JBSWY3DPEHPK3PXP', issuer: 'Pampas & Co', account: 'ana' })
  expect(uri).toBe('otpauth://totp/Pampas%20%26%20Co:ana?secret=JBSWY3DPEHPK3PXP&issuer=Pampas%20%26%20Co')
})

test('whatever site and account are called, an app reads the secret and two names', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.isWellFormed())
  fc.assert(
    fc.property(name, name, (issuer, account) => {
      const url = new URL(otpauthUri({ secret: 'JBSWY3DPEHPK3PXP', issuer, account }))
      expect(url.searchParams.get('secret')).toBe('JBSWY3DPEHPK3PXP')
      expect([...url.searchParams.keys()]).toEqual(['secret', 'issuer'])
      expect(url.pathname.split(':')).toHaveLength(2)
    }),
  )
})

test('a secret is shown in groups', () => {
  expect(secretGroups('JBSWY3DPEH')).toBe('JBSW Y3DP EH')
})
