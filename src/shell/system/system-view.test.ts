import { expect, test } from 'vitest'
import { Refusal, TransportFailure } from '../../rules/failure.ts'
import { gatewayUnreachable, systemView } from './system-view.ts'

const said = (active: boolean, regionRestriction: boolean) => ({ maintenance: { active }, regionRestriction })
const wrongDomain = new Refusal('getStatus', 'Domain check failed', null)

test.each([
  ['nothing known yet', undefined, null, 'application'],
  ['all well', said(false, false), null, 'application'],
  ['maintenance', said(true, false), null, 'maintenance'],
  ['region', said(false, true), null, 'restricted'],
  ['maintenance wins over region', said(true, true), null, 'maintenance'],
  ['a host of nobody', undefined, wrongDomain, 'wrong-domain'],
  ['a host that was taken away meanwhile', said(false, false), wrongDomain, 'wrong-domain'],
  ['another refusal', undefined, new Refusal('getStatus', 'no', null), 'application'],
  ['no answer', undefined, new TransportFailure('getStatus', 'timeout'), 'application'],
  ['no answer during maintenance', said(true, false), new TransportFailure('getStatus', 'http'), 'maintenance'],
] as const)('%s', (_, answer, error, view) => {
  expect(systemView(answer, error)).toBe(view)
})

test('only a missing answer closes games and money', () => {
  expect(gatewayUnreachable(new TransportFailure('getStatus', 'network'))).toBe(true)
  expect(gatewayUnreachable(new TransportFailure('getStatus', 'cancelled'))).toBe(false)
  expect(gatewayUnreachable(wrongDomain)).toBe(false)
  expect(gatewayUnreachable(null)).toBe(false)
})
