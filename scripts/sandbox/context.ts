/** What a handler knows of the call that it answers. */
import { sessionEnded } from './answers.ts'
import type { DrawnPuzzle } from './captcha/puzzle-shape.ts'
import type { Audience, Demo, Gateway } from './demo-port.ts'
import type { IdentityJudge } from './account/identity-token.ts'
import type { Visit } from './faults/scenarios.ts'
import type { Caller } from './store/account/login-records.ts'
import type { Member } from './store/account/members.ts'

/** What all calls share. */
export interface Services extends Gateway {
  /** Midnight UTC before the sandbox was made, in milliseconds: what dated seeds count back from. */
  readonly today: number
  /** Judges what an identity service vouches for. */
  readonly identityJudge: IdentityJudge
  /** Texts, pictures and games. */
  readonly demo: Demo
  /** Draws what the slider captcha shows. */
  readonly drawPuzzle: () => Promise<DrawnPuzzle>
  /** Is told each message that would go out by SMS. */
  readonly tellSms: (line: string) => void
}

export interface Context extends Services, Audience {
  /** An amount of minor units as it goes over the wire: a decimal string in the merchant's currency. */
  readonly money: (minor: bigint) => string
  /** Who asks, where a token was sent. */
  readonly member: Member | null
  readonly token: string | null
  readonly visit: Visit
  readonly caller: Caller
  /** The origin that the sandbox was asked at, for the addresses that it gives out. */
  readonly origin: string
  /** Whether the merchant's payloads are sealed. */
  readonly sealed: boolean
  /** The browser's id, or `null` before it has one. */
  readonly visitor: string | null
  /** The browser's id; gives it one by a cookie where it has none. */
  readonly identify: () => string
}

/**
 * The member who asks, in a call that needs one.
 * @throws Refused without a session
 */
export function signedIn(context: Context): Member {
  if (!context.member) throw sessionEnded()
  return context.member
}
