import { afterEach, expect, test, vi } from 'vitest'
import { invitationOf } from './invitation.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

function openedAt(address: string): void {
  const entry = { name: address, entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
}

test('codes come from the address, as they stand', () => {
  openedAt('https://brand.example/register')
  expect(invitationOf({ affiliateCode: '0012345', referralCode: '1e5' })).toEqual({
    affiliateCode: '0012345',
    referralCode: '1e5',
  })
})

test('what the site was opened with is not forgotten on another page', () => {
  openedAt('https://brand.example/help?affiliateCode=0012345&referralCode=R7')
  expect(invitationOf({})).toEqual({ affiliateCode: '0012345', referralCode: 'R7' })
  expect(invitationOf({ affiliateCode: '7788' }), 'the newer one counts').toEqual({
    affiliateCode: '7788',
    referralCode: 'R7',
  })
})

test('a browser that tells nothing brings nothing', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  expect(invitationOf({})).toEqual({ affiliateCode: '', referralCode: '' })
})
