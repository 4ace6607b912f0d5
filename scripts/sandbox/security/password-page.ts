/** The platform's own page for a new password, where its e-mails lead to that hold a link (spec 5, "Forgot by email"). */
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { checkPattern } from '../../../src/rules/account/registration/patterns.ts'
import { passwordRule, readRules } from '../../../src/rules/account/registration/register-fields.ts'
import type { Services } from '../context.ts'
import type { MerchantSeed } from '../site/merchant.ts'
import type { SandboxEnv } from '../mount.ts'
import { replacePassword } from './replace-password.ts'
import { registerRulesFor } from '../seeds/account/register-rules.ts'
import { STAND_IN_POLICY, standInPage } from '../stand-in-page.ts'
import type { Member } from '../store/account/members.ts'

const PATH = '/sandbox/new-password/:merchant/:username/:code'

/** Where a member's link leads: it holds for as long as its code does, once. */
export const newPasswordPath = (merchant: MerchantSeed, { username }: Member, code: string): string =>
  PATH.replace(':merchant', encodeURIComponent(merchant.merchantCode))
    .replace(':username', encodeURIComponent(username))
    .replace(':code', code)

/** Adds the page. */
export function addPasswordPage(app: Hono<SandboxEnv>, services: Services): void {
  const { store, merchants, now } = services
  const page = (body: ReturnType<typeof html>) => standInPage('Choose a new password', body)
  const form = (said: string) =>
    page(
      html`<p>This page stands in for the platform's own while the sandbox plays the gateway.</p>
        <form method="post">
          <label for="password">New password</label>
          <input id="password" name="password" type="password" autocomplete="new-password" required />
          <p role="alert">${said}</p>
          <button>Set password</button>
        </form>`,
    )

  app.use(PATH, async (call, next) => {
    await next()
    call.header('content-security-policy', STAND_IN_POLICY)
    call.header('cache-control', 'no-store')
    call.header('referrer-policy', 'no-referrer')
  })
  app.get(PATH, (call) => (merchants.has(call.req.param('merchant')) ? call.html(form('')) : call.notFound()))
  app.post(PATH, async (call) => {
    const { username, code } = call.req.param()
    const merchant = merchants.get(call.req.param('merchant'))
    if (!merchant) return call.notFound()
    const { password = '' } = await call.req.parseBody()
    const rule = passwordRule(readRules(registerRulesFor(merchant)))
    if (typeof password !== 'string' || !checkPattern(rule.patternId, password, rule))
      return call.html(form(`Between ${rule.min} and ${rule.max} characters, as the site asks for when one registers.`))
    const member = store.members.byUsername(merchant.merchantCode, username)
    if (!member || store.codes.check('password', member.id, code, now()) !== 'right')
      return call.html(page(html`<p>This link is no longer good. Ask for another e-mail.</p>`))
    replacePassword(services, merchant, member, password)
    return call.html(
      page(
        html`<p>Your password is set.</p>
          <p><a href="/login">Log in</a></p>`,
      ),
    )
  })
}
