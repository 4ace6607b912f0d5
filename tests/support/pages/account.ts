/** What a member has beside a name and a password, and the codes that the sandbox has sent them. */
import type { Locator, Page } from 'playwright/test'
import type { MadeMember, SandboxOfTest } from '../servers/sandbox.ts'
import type { Say } from '../words.ts'

export interface Account extends MadeMember {
  readonly email: string
  readonly payeeName: string
  readonly authenticatorSecret: string
}

/** A fresh member of a kind, with all that the sandbox knows of them. */
export const accountOf = async (sandbox: SandboxOfTest, kind = 'player'): Promise<Account> =>
  (await sandbox.member(kind)) as Account // the sandbox's control call gives all of it

/** The last e-mail to a member. */
export async function lastMail(
  sandbox: SandboxOfTest,
  { email }: Pick<Account, 'email'>,
): Promise<{ code: string; link: string }> {
  const { mails } = (await sandbox.ask('mail', { recipient: email })) as { mails: { text: string }[] } // by its schema
  const text = mails[0]?.text ?? ''
  return { code: /^Code: (\w+)$/m.exec(text)?.[1] ?? '', link: /https?:\S+/.exec(text)?.[0] ?? '' }
}

/** The code that the member's number was sent last. */
export async function lastSms(
  sandbox: SandboxOfTest,
  { mobileNum, countryDialingCode }: Pick<Account, 'mobileNum' | 'countryDialingCode'>,
  purpose: 'login' | 'second-factor' | 'binding' = 'login',
): Promise<string> {
  const { code } = (await sandbox.ask('sms', { mobileNum, countryDialingCode, purpose })) as { code: string } // by its schema
  return code
}

/** A code as an app writes it and as people copy it: in two halves. */
export const inHalves = (code: string): string => ` ${code.slice(0, 3)} ${code.slice(3)} `

/** Types a new password and its repetition. */
export async function chooseNew(within: Locator, say: Say, password: string, repeated = password): Promise<void> {
  const field = (name: string): Locator => within.getByLabel(say(name), { exact: true }).filter({ visible: true })
  await field('New password').fill(password)
  await field('Repeat the new password').fill(repeated)
}

/** Everything that the page keeps. */
export const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }) + location.href)
