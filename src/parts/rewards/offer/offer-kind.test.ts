import { expect, test } from 'vitest'
import { NO_TERMS } from '../../../testing/no-terms.ts'
import { kindOfType, offerKind } from './offer-kind.ts'

const plain = { type: 'DEPOSIT', terms: NO_TERMS, audience: null, place: null, application: null } as const

test('a record says what it is drawn as, its type where it says no more', () => {
  const ofDeposit = { ...plain, terms: { ...NO_TERMS, percent: '100', of: 'deposit' } } as const
  expect(offerKind({ ...ofDeposit, audience: 'newcomers' })).toBe('welcome')
  expect(offerKind(ofDeposit)).toBe('reload')
  expect(offerKind({ ...plain, type: 'DAILY', terms: { ...NO_TERMS, percent: '0.8', of: 'bets' } })).toBe('cashback')
  expect(offerKind({ ...plain, type: 'SLOTS', terms: { ...NO_TERMS, prizes: { count: 50, largest: 5n } } })).toBe(
    'race',
  )
  const shown = { comment: 'optional', pictures: 'required' } as const
  expect(offerKind({ ...plain, type: 'SLOTS', terms: { ...NO_TERMS, amount: 5n }, application: shown })).toBe('share')
  expect(offerKind({ ...plain, type: 'LIVE', terms: { ...NO_TERMS, percent: '10', of: 'loss' } })).toBe('cards')
  expect(offerKind({ ...plain, type: 'FRIENDS', place: 'referral' })).toBe('referral')
  expect(offerKind({ ...plain, place: 'sign-in' })).toBe('calendar')
  expect(kindOfType('WEEKEND')).toBe('gift')
})
