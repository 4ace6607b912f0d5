/** What an identity service vouches for, and whether to believe it. */
import { createRemoteJWKSet, jwtVerify, UnsecuredJWT, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'

/** Google's keys for Firebase tokens; they change every few hours, which the key set follows by itself. */
const KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
/** How long ago one may have proved who one is: enough to fill in a form, too little to use what was found lying about. */
const FRESH_SECONDS = 600
/** How far the service's clock may be ahead. */
const TOLERANCE_SECONDS = 60

export interface IdentityOptions {
  /**
   * Whether the service's emulator answers for the projects that are named `demo-…`, which are nobody's. Its tokens carry
   * no signature, so anybody can write one: never set it where real players are.
   */
  readonly emulated?: boolean
  /** The service's public keys; Google's own unless given. */
  readonly keys?: JWTVerifyGetKey
}

const PROVIDERS = { google: 'google.com', facebook: 'facebook.com', phone: 'phone' } as const
type Channel = keyof typeof PROVIDERS

/** Who somebody is to the identity service. */
export interface Identity {
  /** The service's own id of the person: the same each time, whatever else they change. */
  readonly subject: string
  /** The number that the service has sent a code to, digits alone with the country's; of the channel `phone`. */
  readonly number: string | null
  readonly name: string
  /** Seconds since 1970 after which the token is worth nothing. */
  readonly expiresAt: number
}

export interface IdentityJudge {
  /** @returns `null` for what is not to be believed */
  judge(token: string, channel: Channel, project: string, now: number): Promise<Identity | null>
}

const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  exp: v.number(),
  iat: v.number(),
  auth_time: v.number(),
  name: v.optional(v.string(), ''),
  phone_number: v.optional(v.pipe(v.string(), v.regex(/^\+\d{7,15}$/, 'E.164'))),
  firebase: v.object({ sign_in_provider: v.string() }),
})

/**
 * Judges tokens as a real gateway must: that Google has signed them (RS256, by a key of its current set), for this very
 * project (`aud`, `iss`), that they are not over (`exp`) nor from the future (`iat`), that whoever brings one has proved
 * who they are just now (`auth_time`) and by the channel that the call names (`sign_in_provider`). The caller takes each
 * token once. What it says of the person is then believed: `sub` and a `phone_number`, but no e-mail address, which not
 * every provider has verified.
 */
export function createIdentityJudge({ emulated = false, keys }: IdentityOptions = {}): IdentityJudge {
  let googles = keys
  const payloadOf = async (token: string, project: string, currentDate: Date): Promise<JWTPayload> => {
    const expected = { audience: project, issuer: `https://securetoken.google.com/${project}`, currentDate }
    // Never by what the token itself says of its signature.
    if (emulated && project.startsWith('demo-')) return UnsecuredJWT.decode(token, expected).payload
    googles ??= createRemoteJWKSet(new URL(KEYS))
    return (await jwtVerify(token, googles, { ...expected, algorithms: ['RS256'] })).payload
  }
  return {
    judge: async (token, channel, project, now) => {
      const payload = await payloadOf(token, project, new Date(now)).catch(() => null)
      const { success, output } = v.safeParse(claims, payload)
      if (!success || output.firebase.sign_in_provider !== PROVIDERS[channel]) return null
      const seconds = now / 1000
      const { sub, exp, iat, auth_time: provedAt, name, phone_number: phone } = output
      if (iat > seconds + TOLERANCE_SECONDS || provedAt > seconds + TOLERANCE_SECONDS) return null
      if (provedAt < seconds - FRESH_SECONDS) return null
      if (channel === 'phone' && !phone) return null
      return { subject: sub, number: channel === 'phone' && phone ? phone.slice(1) : null, name, expiresAt: exp }
    },
  }
}
