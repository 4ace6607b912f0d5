/** For tests in process: registering, and switching what a merchant asks for. */
import type { Module } from '../../../src/rules/site/modules.ts'
import type { WireRules } from '../../../src/rules/account/registration/register-fields.ts'
import { hoasen, wireframe, type Bench, type Said } from './sandbox.ts'

export const from = {
  domain: 'localhost',
  registerUrl: 'http://localhost/register',
  registerMethod: 'WEB',
  login: true,
}
export const secret = { password: 'Horse-2468', confirmPassword: 'Horse-2468' }
export const PHONE = { countryDialingCode: '54', mobileNum: '9115550100' }
/** What the neutral merchant asks for. */
export const bare = { ...from, username: 'Ana12', password: 'horse1', confirmPassword: 'horse1' }

export const register = (bench: Bench, payload: object, said: Said = {}) =>
  bench.call('registerMember', { merchant: wireframe, payload, ...said })
export const byMobile = (bench: Bench, payload: object, said: Said = {}) =>
  bench.call('registerMobile', { merchant: hoasen, payload, ...said })
export const asks = (bench: Bench, rules: WireRules) =>
  bench.control('POST', '/sandbox/scenarios', { kind: 'register-rules', rules })
export const modules = (bench: Bench, said: { on?: Module[]; off?: Module[] }) =>
  bench.control('POST', '/sandbox/scenarios', { kind: 'modules', ...said })
/** How an answer looks that puts the blame on a field. */
export const refusedAt = (field: string, message?: string) => ({
  status: 200,
  success: false,
  value: { field },
  ...(message === undefined ? {} : { message }),
})
