import type { Context as HonoContext } from 'hono'
import * as v from 'valibot'
import { MoneyError, parseMoney } from '../../../src/rules/money/money.ts'
import type { Services } from '../context.ts'
import type { MerchantSeed } from '../site/merchant.ts'
import type { SandboxEnv } from '../mount.ts'
import type { Member } from '../store/account/members.ts'
import { ControlError } from './parse.ts'

/** The JSON of a control call. @throws ControlError for what is none */
export async function readBody({ req }: HonoContext<SandboxEnv>): Promise<unknown> {
  // Another site's page can't send this type without asking first.
  if (!req.header('content-type')?.startsWith('application/json'))
    throw new ControlError('content-type: expected application/json')
  try {
    return await req.json()
  } catch {
    throw new ControlError('body: expected JSON')
  }
}

/** @throws ControlError for a name that no member of the merchant has */
export function memberNamed(name: string, at: MerchantSeed, { store }: Pick<Services, 'store'>): Member {
  const member = store.members.byUsername(at.merchantCode, name)
  if (!member) throw new ControlError(`member: ${at.id} has no "${name}"; GET /sandbox/accounts lists the seeded ones`)
  return member
}

/** An amount as control calls take it. */
export const decimal = v.string('expected a decimal string such as "100.00"')

/**
 * An amount in minor units.
 * @param field what the caller named it
 * @throws ControlError for what is none
 */
export function readControlAmount(text: string, { currencyDigits }: MerchantSeed, field: string): bigint {
  try {
    const minor = parseMoney(text, currencyDigits)
    if (minor >= 0n && minor <= BigInt(Number.MAX_SAFE_INTEGER)) return minor
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error
  }
  throw new ControlError(`${field}: "${text}" is no amount from 0 with ${currencyDigits} decimals at the most`)
}
