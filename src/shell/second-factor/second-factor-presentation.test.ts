import { expect, test } from 'vitest'
import { createI18n } from '../../i18n/setup.ts'
import { SECOND_FACTORS } from '../../api/account/session.ts'
import { receiverOf, METHOD_PRESENTATION } from './second-factor-presentation.ts'

const i18n = createI18n('en', {})

test('a code goes where the server’s hint says', () => {
  expect(receiverOf(i18n, 'sms', '+54 ••• 100')).toBe('+54 ••• 100')
})

test.each(SECOND_FACTORS)('an empty hint of %s is told in words, never in the wire’s', (way) => {
  for (const hint of ['', undefined]) {
    expect(receiverOf(i18n, way, hint)).not.toBe(way)
    if (METHOD_PRESENTATION[way].sendsTo) expect(receiverOf(i18n, way, hint)).toMatch(/^your /)
  }
})
