import { describe, expect, test } from 'vitest'
import { startExecutions } from './announcements.ts'

const visit = { loggedIn: false, firstLogin: false, closed: false, tokenInUrl: false }

describe('announcements on start', () => {
  test('a guest is shown B alone', () => {
    expect(startExecutions(visit)).toEqual(['B'])
    expect(startExecutions({ ...visit, firstLogin: true })).toEqual(['B'])
  })

  test('the logged-in are shown A, and F on their first login', () => {
    expect(startExecutions({ ...visit, loggedIn: true })).toEqual(['A'])
    expect(startExecutions({ ...visit, loggedIn: true, firstLogin: true })).toEqual(['A', 'F'])
  })

  test('nothing once the popup was closed', () => {
    for (const loggedIn of [true, false]) {
      expect(startExecutions({ ...visit, loggedIn, firstLogin: true, closed: true })).toEqual([])
    }
  })

  test('nothing for a guest whose token is still on its way; a session shows its own', () => {
    expect(startExecutions({ ...visit, tokenInUrl: true })).toEqual([])
    expect(startExecutions({ ...visit, tokenInUrl: true, loggedIn: true })).toEqual(['A'])
  })
})
