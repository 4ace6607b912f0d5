import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { Refusal, TransportFailure } from '../../rules/failure.ts'
import { describeFailure } from './failure.ts'
import { describeGameFailure, gameProblem, type GameProblem } from './game-refusals.ts'
import { createI18n } from '../setup.ts'

const i18n = createI18n('en', {}).setMessagesCompiler(compileMessage)
const NOW = Date.UTC(2026, 10, 21, 8, 51, 59)
const refused = (words: string) => new Refusal('launchGame', words, null)

test.each<[string, GameProblem, RegExp]>([
  ['room not found', 'no-room', /no such room/],
  [' Room full ', 'room-full', /room is full/],
  ['free trial is not offered', 'no-trial', /no free trial/],
  ['insufficient balance', 'low-balance', /Insufficient balance/],
  ['wallet busy', 'wallet-busy', /transaction is in progress/],
  ['too many favorites', 'too-many-favorites', /too many favourites/],
])('%j is told in words of our own', (message, problem, title) => {
  const said = describeGameFailure(i18n, refused(message), NOW)
  expect(gameProblem(refused(message))).toBe(problem)
  expect(said.title).toMatch(title)
  expect(said.detail).not.toContain(message)
  expect(said.reference).toBe('launchGame-refused-1121-085159')
})

test.each([
  refused('game not found'),
  refused('game maintenance'),
  refused('not logged in, please login'),
  refused('the vendor says no'),
  new TransportFailure('launchGame', 'offline'),
  new Error('bug'),
])('%o keeps the words that it has', (error) => {
  expect(gameProblem(error)).toBeNull()
  expect(describeGameFailure(i18n, error, NOW)).toEqual(describeFailure(i18n, error, NOW))
})
