/**
 * White-label modules: what a merchant's gateway switches on (spec 1 and 6).
 * A missing flag is off, an unknown one is ignored.
 */
export const MODULES = [
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
] as const

export type Module = (typeof MODULES)[number]
export type ModuleFlags = Readonly<Record<Module, boolean>>

/** A node of the white-label tree: its flag counts only while every node above it is on. */
export interface ModuleNode {
  readonly code: string
  readonly enabled: boolean
  readonly children?: readonly ModuleNode[] | undefined
}

export const ALL_MODULES_OFF: ModuleFlags = Object.freeze(
  // fromEntries forgets the names it was given.
  Object.fromEntries(MODULES.map((module) => [module, false])) as Record<Module, boolean>,
)

/**
 * Whether one may log in with a code by SMS: both modules say something of it, "SMS login" (spec 1) and the one without
 * which there is no tab for it (spec 4, "Login popup tabs").
 */
export const hasSmsLogin = ({ SMS_LOGIN, VERIFICATION_CODE_LOGIN }: ModuleFlags): boolean =>
  SMS_LOGIN && VERIFICATION_CODE_LOGIN

/** Flattens the server's tree into flags (spec 1: features switched by server-side white-label modules). */
export function readModules(tree: readonly ModuleNode[]): ModuleFlags {
  const flags: Record<Module, boolean> = { ...ALL_MODULES_OFF }
  const visit = (nodes: readonly ModuleNode[], above: boolean): void => {
    for (const node of nodes) {
      const on = above && node.enabled
      if (isModule(node.code)) flags[node.code] ||= on
      if (node.children) visit(node.children, on)
    }
  }
  visit(tree, true)
  return flags
}

const known: ReadonlySet<string> = new Set(MODULES)
function isModule(code: string): code is Module {
  return known.has(code)
}
