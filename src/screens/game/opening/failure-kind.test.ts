import { expect, test } from 'vitest'
import { ContractFailure, NOT_LOGGED_IN, Refusal, TransportFailure } from '../../../rules/failure.ts'
import { HostileAddress } from '../../../state/games/play/game-session.ts'
import { failureKind } from './failure-kind.ts'

const refused = (words: string) => new Refusal('getLaunchAddress', words, null)

test.each([
  [new HostileAddress(''), 'hostile'],
  [refused('game maintenance'), 'maintenance'],
  [refused(' Game is under maintenance '), 'maintenance'],
  [refused('game not found'), 'gone'],
  [refused('in_need_true_account'), 'needs-true-account'],
  [refused('need a true account'), 'needs-true-account'],
  [refused(NOT_LOGGED_IN), 'needs-login'],
  [refused('wallet busy'), 'refused'],
  [refused(''), 'refused'],
  [new TransportFailure('getLaunchAddress', 'offline'), 'lost'],
  [new ContractFailure('getLaunchAddress', 'reply', 'value', ''), 'fault'],
  [new Error('bug'), 'fault'],
])('%o is told as %s', (error, kind) => {
  expect(failureKind(error)).toBe(kind)
})
