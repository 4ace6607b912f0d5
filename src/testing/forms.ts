/** What a player does with a form, and what is read at its fields. */
import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import { totp, stepOf } from '../../scripts/sandbox/security/totp.ts'
import type { Member, SandboxOfTest, Visit } from './site.tsx'

/** A field by its label, once it is there. */
export const field = (place: HTMLElement, label: string | RegExp): Promise<HTMLInputElement> =>
  within(place).findByLabelText<HTMLInputElement>(label, { selector: 'input, select, textarea' })

/** Writes into a field in the place of what stands there, at once: a key at a time is for tests of keys. */
export async function fill(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.clear(input)
  await user.click(input)
  if (text !== '') await user.paste(text)
}

/** Fills fields by their labels. */
export async function fillIn(
  user: UserEvent,
  place: HTMLElement,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(values)) await fill(user, await field(place, label), text)
}

/** What a field says besides its name: its error or its hint, as it is read out. */
export const saidOf = (input: HTMLElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()

/** Whether a field is told to be wrong. */
export const isWrong = (input: HTMLElement): boolean => input.getAttribute('aria-invalid') === 'true'

/** Waits until something has the focus: it comes a moment after what it stands in. */
export const hasFocus = (it: HTMLElement): Promise<void> => vi.waitFor(() => expect(document.activeElement).toBe(it))

/** The button of a name within a place. */
export const button = (place: HTMLElement, name: string | RegExp): Promise<HTMLElement> =>
  within(place).findByRole('button', { name })

/** Presses the button of a name within a place. */
export const press = async (user: UserEvent, place: HTMLElement, name: string | RegExp): Promise<void> =>
  user.click(await button(place, name))

/** Presses twice before any answer can come; between the clicks of `dblClick` one may have come already. */
export function pressTwice(it: HTMLElement): void {
  fireEvent.click(it)
  fireEvent.click(it)
}

/** A dialog by its title, once it is open. */
export const dialog = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('dialog', { name })

/** Waits until one is in: the header says who. */
export const isIn = async (): Promise<HTMLElement> => {
  // The names of all buttons of a page take a moment each time that one looks.
  const words = await screen.findByText(/^Account: /)
  return words.closest('button') ?? words
}

/** How often a call was made. */
export const callsTo = ({ calls }: Pick<Visit, 'calls'>, path: string): number =>
  calls.filter((call) => call.endsWith(` ${path}`)).length

/** The code that a member's number was sent last. */
export async function lastSms(
  { ask }: SandboxOfTest,
  { countryDialingCode, mobileNum }: Pick<Member, 'countryDialingCode' | 'mobileNum'>,
  purpose = 'login',
): Promise<string> {
  const { code } = (await ask('sms', { countryDialingCode, mobileNum, purpose })) as { code: string } // by its schema
  return code
}

/** The last e-mail to a member. */
export async function lastMail({ ask }: SandboxOfTest, { email }: Pick<Member, 'email'>): Promise<string> {
  const { mails } = (await ask('mail', { recipient: email })) as { mails: { text: string }[] } // by its schema
  return mails[0]?.text ?? ''
}

/** The code in an e-mail. */
export const codeIn = (mail: string): string => /^Code: (\w+)$/m.exec(mail)?.[1] ?? ''

/** What the member's authenticator shows now. */
export const appCode = ({ authenticatorSecret }: Member): string => totp(authenticatorSecret, stepOf(Date.now()))

/** A code as an app writes it and as people copy it: in two halves. */
export const inHalves = (code: string): string => ` ${code.slice(0, 3)} ${code.slice(3)} `

/** The sandbox's own answer to what this tab was asked last: the letters of a picture, the place of a piece. */
export const answerTo = async <Answer>(what: 'captcha' | 'slider'): Promise<Answer> =>
  // By its schema there.
  (await (await fetch(`/sandbox/${what}`)).json()) as Answer

/**
 * A clock that stands until it is moved on, and goes by itself again once the test ends: for what may not be done twice
 * within a while. Before the page is opened, since some of it keeps the clock that it found.
 */
export function standingClock(): (ms: number) => void {
  let now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  return (ms) => {
    now += ms
  }
}
