import { expect, test } from 'vitest'
import { systemView } from './system-view.ts'

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
