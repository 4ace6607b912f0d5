/** The white-label tree of each merchant (spec 1: features switched by server-side modules). */
import { MODULES, type Module, type ModuleNode } from '../../../../src/rules/site/modules.ts'

/** Modules by the group under which the tree lists them; one that is in no group stands by itself. */
const GROUPS: Readonly<Record<string, readonly Module[]>> = {
  REGISTRATION: [
    'USERNAME_REGISTRATION',
    'MOBILE_REGISTRATION',
    'MOBILE_PASSWORD_REGISTRATION',
    'REGISTRATION_SMS',
    'DIRECT_REGISTRATION',
    'FREE_PLAY',
  ],
  LOGIN: ['VERIFICATION_CODE_LOGIN', 'SMS_LOGIN', 'FORCED_PASSWORD_CHANGE', 'CHNGPASSVERIF3'],
  AGENT: ['AGENT_POLICY', 'AFFILIATE', 'TRANSFER_UPLINE', 'TRANSFER_DOWNLINE'],
  REBATE: ['MANUAL_REBATE'],
}

/**
 * The tree: groups that are on when any module in them is, modules without a group, and one that no client knows yet.
 * @param on the modules that are on
 */
export function moduleTree(on: ReadonlySet<Module>): ModuleNode[] {
  const leaf = (code: Module): ModuleNode => ({ code, enabled: on.has(code) })
  const groups = Object.entries(GROUPS).map(([code, modules]) => ({
    code,
    enabled: modules.some((module) => on.has(module)),
    children: modules.map(leaf),
  }))
  const grouped = new Set(Object.values(GROUPS).flat())
  const others = MODULES.filter((module) => !grouped.has(module)).map(leaf)
  return [...groups, ...others, { code: 'SEASONAL_DECORATION', enabled: true }]
}
