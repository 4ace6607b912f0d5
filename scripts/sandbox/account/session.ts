/** Account and login (spec 7, "Account and login"; spec 4, "Login success" and "Failed login"). */
import type { LoginReply } from '../../../src/api/account/session.ts'
import { Refused } from '../answers.ts'
import { drawCaptcha, newAnswer } from '../captcha/draw.ts'
import { signedIn, type Context } from '../context.ts'
import { avatarAddress } from '../site/images.ts'
import { AVATARS } from '../seeds/account/avatars.ts'
import type * as calls from '../../../src/api/account/session.ts'
import type { Answers } from '../contract.ts'
import { admit, refuseOnWrongSite } from './admit.ts'
import { demandSecondFactor } from '../security/second-factor.ts'
import { requireModule, wordsIn } from '../handling.ts'
import { makeMember } from '../seeds/account/accounts.ts'
import { noteFailedCheck, refuseExhausted } from './failed-captchas.ts'
import { memberBySmsCode } from './sms.ts'
import { accountOf } from '../store/account/failed-logins.ts'
import { checkUploads, uploadAddress } from '../money/uploads.ts'

/** One answer for a wrong name and a wrong password, so that accounts can't be counted. */
const WRONG_CREDENTIALS = 'username or password is incorrect'

export const session = {
  getCaptcha: async (_, { store, identify, now }) => {
    const answer = newAnswer()
    const picture = await drawCaptcha(answer)
    store.captchas.keep(identify(), answer, now())
    return picture.toString('base64')
  },

  login: ({ username, password, captcha, type, countryDialingCode }, context) => {
    if (type === 'sms') {
      const found = memberBySmsCode(context, countryDialingCode ?? '', username, password)
      return admit(context, found, 'sms')
    }
    return loginByName(context, username, password, () => checkCaptcha(context, username, captcha))
  },

  startFreePlay: (_, context) => {
    const { store, merchant, seed, now } = context
    requireModule(context, 'FREE_PLAY')
    const { id } = makeMember(store, merchant, 'trial', { seed, now: now() })
    return { token: store.sessions.begin(id, now(), context.caller) }
  },

  logout: (_, { store, token }) => {
    if (token !== null) store.sessions.end(token)
    return null
  },

  getMemberInfo: (_, context) => {
    const { id, username, nickname, type, toUpline, rankName, rankLevel, labels } = signedIn(context)
    return {
      id,
      account: username,
      userName: username,
      nickname,
      type,
      toUpline,
      clubLabel: { labelName: wordsIn(context, 'rank')(rankName), rankLevel },
      memberLabel: [...labels],
    }
  },

  getMemberIcon: (_, context) => avatarOf(context),

  listPlayerAvatars: (_, context) => ({
    current: avatarOf(context),
    choices: AVATARS.map((avatar) => ({
      avatar: avatarAddress(context, avatar),
      avatarType: 'STATIC' as const,
    })),
  }),

  setMemberIcon: ({ avatar, avatarType }, context) => {
    const member = signedIn(context)
    if (avatarType === 'CUSTOM') {
      checkUploads(context, member, [avatar], 'avatar', 'avatar')
      context.store.members.setAvatar(member.id, `${OWN}${avatar}`)
      return null
    }
    const chosen = AVATARS.find((name) => avatarAddress(context, name) === avatar)
    if (!chosen) throw new Refused('operation not allowed', { field: 'avatar' })
    context.store.members.setAvatar(member.id, chosen)
    return null
  },
} satisfies Answers<typeof calls>

/** How an avatar begins that is a picture which the member has sent. */
const OWN = 'upload:'

function avatarOf(context: Context) {
  const { avatar } = signedIn(context)
  return avatar.startsWith(OWN)
    ? { avatar: uploadAddress(context.origin, avatar.slice(OWN.length)), avatarType: 'CUSTOM' as const }
    : { avatar: avatarAddress(context, avatar), avatarType: 'STATIC' as const }
}

/**
 * Logs in by username and password.
 * @param checkHuman is called where a captcha is wanted, and throws where there is none
 * @throws Refused with the captcha flag in its value (spec 4, "Failed login")
 */
export function loginByName(context: Context, username: string, password: string, checkHuman: () => void): LoginReply {
  const { store, merchant, now } = context
  const code = merchant.merchantCode
  const subjects = [accountOf(username), `browser:${context.identify()}`]
  if (wantsCaptcha(context, subjects)) checkHuman()
  const member = store.members.authenticate(code, username, password)
  if (!member) {
    store.logins.fail(code, subjects, now())
    throw new Refused(WRONG_CREDENTIALS, { captcha: wantsCaptcha(context, subjects) })
  }
  refuseOnWrongSite(context, member)
  store.logins.forget(code, subjects)
  demandSecondFactor(context, member)
  return admit(context, member, 'username')
}

function wantsCaptcha({ store, merchant, scenarios, visit, now }: Context, subjects: readonly string[]): boolean {
  return (
    scenarios.find('captcha', visit) !== undefined || store.logins.needsCaptcha(merchant.merchantCode, subjects, now())
  )
}

/** @throws Refused without the right text; the captcha is used up either way */
function checkCaptcha(context: Context, username: string, text: string | undefined): void {
  const { store, visitor, now } = context
  if (text === undefined) throw new Refused('please enter the captcha', { captcha: true })
  const subject = accountOf(username)
  refuseExhausted(context, subject, { captcha: true })
  if (visitor !== null && store.captchas.solve(visitor, text, now())) return
  noteFailedCheck(context, subject)
  throw new Refused('captcha check failed', { captcha: true })
}
