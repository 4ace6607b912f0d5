/** The white-label tree of each merchant (spec 1: features switched by server-side modules). */
import { MODULES, type Module, type ModuleNode } from '../../../../src/rules/site/modules.ts'
import type { MerchantSeed } from '../../site/merchant.ts'
import { createRandom, numberOf } from '../random.ts'

/** What the reference brands have switched on; any other merchant gets a mixture drawn from its code. */
const PRESETS: Readonly<Record<string, readonly Module[]>> = {
  wireframe: ['USERNAME_REGISTRATION', 'DIRECT_REGISTRATION', 'FORCED_PASSWORD_CHANGE'],
  pampas: MODULES.filter((module) => module !== 'AGENT_POLICY' && module !== 'TRANSFER_DOWNLINE'),
  hoasen: MODULES.filter((module) => module !== 'FREE_PLAY' && module !== 'USERNAME_REGISTRATION'),
  atrium: ['FORCED_PASSWORD_CHANGE', 'CHNGPASSVERIF3', 'VERIFICATION_CODE_LOGIN', 'SMS_LOGIN'],
  neon: ['MOBILE_REGISTRATION', 'REGISTRATION_SMS', 'FREE_PLAY', 'DIRECT_REGISTRATION', 'FORCED_PASSWORD_CHANGE'],
}

/** Modules by the group under which the tree lists them. */
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

/** What a merchant has switched on while no scenario says otherwise. */
export const presetModules = ({ id, merchantCode }: Pick<MerchantSeed, 'id' | 'merchantCode'>): readonly Module[] =>
  PRESETS[id] ?? drawn(merchantCode)

/**
 * The tree: groups that are on when any module in them is, and one module that no client knows yet.
 * @param on the modules that are on; the merchant's preset unless given
 */
export function moduleTree(
  merchant: Pick<MerchantSeed, 'id' | 'merchantCode'>,
  on: ReadonlySet<Module> = new Set(presetModules(merchant)),
): ModuleNode[] {
  const groups = Object.entries(GROUPS).map(([code, modules]) => ({
    code,
    enabled: modules.some((module) => on.has(module)),
    children: modules.map((module) => ({ code: module, enabled: on.has(module) })),
  }))
  return [...groups, { code: 'SEASONAL_DECORATION', enabled: true }]
}

function drawn(merchantCode: string): Module[] {
  const random = createRandom(numberOf(merchantCode))
  return MODULES.filter((module) => module === 'FORCED_PASSWORD_CHANGE' || random.next() < 0.5)
}
