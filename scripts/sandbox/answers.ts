/** The three things that can be said instead of a value, and how answers are written. */
import type { SealReason } from '../../src/api/seal/unseal.ts'
import { NOT_LOGGED_IN, SESSION_ENDED } from '../../src/rules/failure.ts'
import { PASSWORD_DEMANDED } from '../../src/rules/security/password-demand.ts'

/** The server understood and says no: HTTP 200, `success: false` (spec 7, 8). */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly value: unknown
  /** What stays of the call where all else that it did is undone: such as that a password was wrong. */
  readonly note: (() => void) | undefined
  constructor(message: string, value: unknown = null, note?: () => void) {
    super(message)
    this.value = value
    this.note = note
  }
}

/** The request does not fit the contract: an HTTP error whose envelope names the field. */
export class Malformed extends Error {
  override readonly name = 'Malformed'
  readonly field: string
  readonly status: 400 | 404 | 405 | 413 | 415
  /** What is wrong with a seal, which a device whose clock is off has to know. */
  readonly seal: SealReason | undefined
  constructor(field: string, detail: string, status: Malformed['status'] = 400, seal?: SealReason) {
    super(field ? `${field}: ${detail}` : detail)
    this.field = field
    this.status = status
    this.seal = seal
  }
}

/** The refusal of a token that is missing, malformed, expired or revoked (spec 8, "not logged in, please login"). */
export const sessionEnded = (): Refused => new Refused(NOT_LOGGED_IN, SESSION_ENDED)

/** The refusal of whatever a member asks for who must choose a new password first (spec 4, "Login success"). */
export const passwordDemanded = (): Refused => new Refused('please change your password first', PASSWORD_DEMANDED)

/** What a trial account is told, by the key that the spec names (spec 5, "Login check before protected actions"). */
export const NEEDS_TRUE_ACCOUNT = 'in_need_true_account'

/** JSON that no cache keeps. */
export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}

/** What an answer says, before it is written: kept for calls that are repeated. */
export interface Envelope {
  readonly success: boolean
  readonly message: string
  readonly value: unknown
}

export const succeeded = (value: unknown): Envelope => ({ success: true, message: '', value: value ?? null })
export const refusal = (refused: Refused): Envelope => ({
  success: false,
  message: refused.message,
  value: refused.value,
})

/** The answer to a malformed request. */
export const malformed = (
  { message, field, status, seal }: Malformed,
  headers: Readonly<Record<string, string>> = {},
) => json({ success: false, message, value: { field, ...(seal && { seal }) } }, status, headers)
