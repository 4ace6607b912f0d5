import { expect, test } from 'vitest'
import { ContractFailure, Refusal, TransportFailure } from '../../rules/failure.ts'
import { gatewayUnreachable, systemView } from './system-view.ts'

const said = (active: boolean, regionRestriction: boolean) => ({ maintenance: { active }, regionRestriction })

test.each([
  ['nothing known yet', undefined, 'application'],
  ['all well', said(false, false), 'application'],
  ['maintenance', said(true, false), 'maintenance'],
  ['region', said(false, true), 'restricted'],
  ['maintenance wins over region', said(true, true), 'maintenance'],
  ['a host of nobody', 'wrong-domain', 'wrong-domain'],
] as const)('%s', (_, answer, view) => {
  expect(systemView(answer)).toBe(view)
})

test.each([
  ['no answer', new TransportFailure('getStatus', 'network'), false, true],
  ['a call that we ended ourselves', new TransportFailure('getStatus', 'cancelled'), false, false],
  ['an answer that makes no sense', new ContractFailure('getStatus', 'reply', 'value', 'wrong'), false, true],
  ['a refusal is an answer', new Refusal('getStatus', 'no', null), true, false],
  ['all well', null, false, false],
  ['asking again after no answer', null, true, true],
])('%s', (_, error, failedBefore, closed) => {
  expect(gatewayUnreachable(error, failedBefore)).toBe(closed)
})
