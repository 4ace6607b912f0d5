import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL_MODULES_OFF, MODULES, readModules } from './modules.ts'
import type { ModuleNode } from './modules.ts'

const leaf = (code: string, enabled = true): ModuleNode => ({ code, enabled })

describe('white-label modules', () => {
  test('names those of section 1, CHNGPASSVERIF3, the transfers and fixtures, each once', () => {
    expect(new Set(MODULES).size).toBe(MODULES.length)
    expect(MODULES).toEqual([
      'MOBILE_REGISTRATION',
      'REGISTRATION_SMS',
      'MOBILE_PASSWORD_REGISTRATION',
      'USERNAME_REGISTRATION',
      'FREE_PLAY',
      'FORCED_PASSWORD_CHANGE',
      'SMS_LOGIN',
      'DIRECT_REGISTRATION',
      'MANUAL_REBATE',
      'AGENT_POLICY',
      'AFFILIATE',
      'VERIFICATION_CODE_LOGIN',
      'CHNGPASSVERIF3',
      'TRANSFER_UPLINE',
      'TRANSFER_DOWNLINE',
      'FIXTURES',
    ])
  })

  test('a missing flag is off, an unknown one is ignored', () => {
    const flags = readModules([leaf('FREE_PLAY'), leaf('SOMETHING_NEW'), leaf('__proto__'), leaf('constructor')])
    expect(flags).toEqual({ ...ALL_MODULES_OFF, FREE_PLAY: true })
    expect(Object.keys(flags).toSorted()).toEqual(MODULES.toSorted())
  })

  test('a flag under a node that is off is off, at any depth', () => {
    const flags = readModules([
      { code: 'AGENT_POLICY', enabled: false, children: [leaf('AFFILIATE')] },
      {
        code: 'ROOT',
        enabled: true,
        children: [{ code: 'SMS_LOGIN', enabled: true, children: [leaf('MANUAL_REBATE')] }],
      },
    ])
    expect([flags.AGENT_POLICY, flags.AFFILIATE, flags.SMS_LOGIN, flags.MANUAL_REBATE]).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  test('a module named twice is on when one of them is', () => {
    expect(readModules([leaf('FREE_PLAY', false), leaf('FREE_PLAY'), leaf('FREE_PLAY', false)]).FREE_PLAY).toBe(true)
  })

  test('reading does not change what "all off" means', () => {
    readModules(MODULES.map((code) => leaf(code)))
    expect(Object.values(ALL_MODULES_OFF).every((on) => !on)).toBe(true)
  })

  test('switching a parent off switches everything below off (property)', () => {
    const { tree } = fc.letrec<{ tree: ModuleNode[] }>((tie) => ({
      tree: fc.array(
        fc.record({
          code: fc.constantFrom(...MODULES, 'OTHER'),
          enabled: fc.boolean(),
          children: fc.option(tie('tree'), { nil: undefined, depthSize: 'small' }),
        }),
        { maxLength: 4 },
      ),
    }))
    fc.assert(
      fc.property(tree, (children) => {
        expect(readModules([{ code: 'ROOT', enabled: false, children }])).toEqual(ALL_MODULES_OFF)
        expect(readModules([{ code: 'ROOT', enabled: true, children }])).toEqual(readModules(children))
      }),
    )
  })
})
