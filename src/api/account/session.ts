/** Account and login (spec 7, "Account and login"). */
import * as v from 'valibot'
import { PLATFORM_CODE } from '../../rules/figures.ts'
import { endpoint } from '../transport/endpoint.ts'
import { flag, label, mark, nothing, readable, spare, spareList, text } from '../schemas.ts'

const filled = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(128))

/** A picture of letters to be typed; the value is base64 of a PNG, JPEG, GIF or WebP. */
export const getCaptcha = endpoint({
  name: 'getCaptcha',
  module: 'ACCOUNT',
  method: 'GET',
  path: '/wps/captcha',
  request: nothing,
  reply: v.pipe(v.string(), v.base64(), v.maxLength(200_000)),
})

const token = v.pipe(v.string(), v.minLength(8))

/**
 * What every way in is answered with (spec 3, "Login response").
 * Spec: a password that equals the default is named only as {secret}; the server says so by a flag.
 */
export const loginReply = v.object({ token, firstTimeLogin: flag, passwordExpired: flag, passwordDefault: flag })
export type LoginReply = v.InferOutput<typeof loginReply>

/**
 * Of type `sms` the username is the mobile number and the password is the code (spec 3, "Login payload", has no other
 * fields); the dialling code stands apart, as in the request for the code. Spec: not shown.
 */
export const login = endpoint({
  name: 'login',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/session/login',
  sealed: true,
  assumed: 'reply',
  request: v.strictObject({
    username: filled,
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    captcha: v.optional(filled),
    type: v.picklist(['username', 'sms']),
    countryDialingCode: v.optional(filled),
  }),
  reply: loginReply,
})

/** The ways to prove who one is beside the password (spec 4, "Unregistered-IP login"). */
export const SECOND_FACTORS = ['sms', 'email', 'authenticator', 'bank-account-name'] as const
export type SecondFactorWay = (typeof SECOND_FACTORS)[number]

const isKnownWay = (way: string): way is SecondFactorWay => SECOND_FACTORS.some((known) => known === way)

/** What a login from an unregistered IP address wants besides: one of the ways. Spec: not shown how it is asked for. */
const secondFactor = v.object({
  /** Names the login that waits. */
  ticket: v.pipe(v.string(), v.minLength(8), v.maxLength(200)),
  ways: v.pipe(
    v.array(
      v.object({
        way: v.string(),
        /** Where a code goes, such as `p•••@example.com`. */
        hint: text,
      }),
    ),
    // A way that is not known here leaves the others.
    v.transform((ways) => ways.flatMap(({ way, hint }) => (isKnownWay(way) ? [{ way, hint }] : []))),
    v.minLength(1),
  ),
})
export type SecondFactorDemand = v.InferOutput<typeof secondFactor>

const anythingElse = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

/** The value of a refused login: whether the next try needs a captcha, and whether this one waits for a second factor. */
export const loginRefusal = v.object({
  // One that can't be read takes nothing from the other.
  captcha: v.pipe(
    v.optional(v.unknown(), false),
    v.transform((it) => it === true),
  ),
  secondFactor: v.optional(v.union([secondFactor, anythingElse]), null),
})

/** What the gateway is told of itself by a free play (spec 7: "platform W, … gateway version 3"). */
export const FREE_PLAY = { platform: PLATFORM_CODE, gatewayVersion: 3 } as const

/** One-click free play: an account of its own for whoever looks on, of the trial type. Spec: the fields' names are not shown. */
export const startFreePlay = endpoint({
  name: 'startFreePlay',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  sealed: true,
  assumed: true,
  request: v.strictObject({
    /** The operating system, such as `Android`. */
    os: filled,
    platform: v.literal(FREE_PLAY.platform),
    /** 16 random bytes in hexadecimal: each free play is one. */
    random: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, '32 hexadecimal digits')),
    gatewayVersion: v.pipe(v.number(), v.value(FREE_PLAY.gatewayVersion)),
  }),
  reply: v.object({ token }),
})

export const logout = endpoint({
  name: 'logout',
  module: 'ACCOUNT',
  method: ['POST', 'DELETE'],
  path: '/wps/session/logout',
  token: 'required',
  keepalive: true,
  request: nothing,
  reply: v.unknown(),
})

/** Who is logged in (spec 3, "Member info"). */
export const getMemberInfo = endpoint({
  name: 'getMemberInfo',
  module: 'ACCOUNT',
  method: 'GET',
  path: '/wps/member/info',
  token: 'required',
  request: nothing,
  reply: v.object({
    id: label,
    account: label,
    nickname: label,
    type: v.pipe(v.number(), v.integer()),
    toUpline: mark,
    clubLabel: spare(v.object({ labelName: label, rankLevel: v.pipe(v.number(), v.integer()) }), {
      labelName: '',
      rankLevel: 0,
    }),
    memberLabel: spareList(v.string()),
    userName: v.string(),
  }),
})

const avatar = v.object({ avatar: v.string(), avatarType: v.picklist(['CUSTOM', 'STATIC']) })

/** The member's avatar. */
export const getMemberIcon = endpoint({
  name: 'getMemberIcon',
  module: 'ACCOUNT',
  method: 'GET',
  path: '/wps/member/info/icon',
  token: 'required',
  request: nothing,
  reply: avatar,
})

/** The avatars a member may choose from. */
export const listPlayerAvatars = endpoint({
  name: 'listPlayerAvatars',
  module: 'ACCOUNT',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  token: 'required',
  assumed: 'reply',
  request: nothing,
  reply: v.object({ current: avatar, choices: readable(avatar) }),
})

/**
 * Chooses one of the avatars that there are to choose from, or by its id a picture that was sent for it (`CUSTOM`).
 * Spec: the call is not shown.
 */
export const setMemberIcon = endpoint({
  name: 'setMemberIcon',
  module: 'ACCOUNT',
  method: 'PUT',
  path: '/wps/member/info/icon',
  token: 'required',
  assumed: true,
  request: avatar,
  reply: v.unknown(),
})
