/** What agents are refused with reads as words of its own, and none of it as something else. */
import { expect, test } from 'vitest'
import { knownRefusal } from './refusals.ts'

test.each([
  ['contract offer is open', /offer to this member is open/],
  ['contract rate is above your own', /higher than in your own contract/],
  ['contract terms are not valid', /Check the tiers/],
  ['contract is accepted already', /in force already/],
  ['contract is closed', /closed/],
  ['contract step is not yours', /Only the other side/],
  ['contract not found', /no such contract/],
  ['teammate not found', /not in your team/],
  ['rebate out of bounds', /outside the permitted range/],
  ['too many registration links', /Disable one/],
  ['registration link not found', /no such registration link/],
  ['in_need_true_account', /register an account first/],
])('%s', (message, reads) => {
  expect(knownRefusal(message)?.detail.message).toMatch(reads)
})
