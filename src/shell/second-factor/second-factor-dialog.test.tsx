/** A login from an unregistered IP address asks for a second factor (spec 4, "Unregistered-IP login"). */
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  appCode,
  codeIn,
  dialog,
  field,
  fill,
  fillIn,
  hasFocus,
  inHalves,
  isIn,
  isWrong,
  lastMail,
  lastSms,
  press,
  saidOf,
  standingClock,
} from '../../testing/forms.ts'
import { openSite, type Member, type Site } from '../../testing/site.tsx'

const NAMES = ['Code by SMS', 'Code by e-mail', 'Authenticator app', 'Bank account name']
const FIELDS = ['SMS code', 'Code from the e-mail', 'Code from the app', 'Name on your bank account']

/** Logs in until the question comes. */
async function ask(site: Site, member?: Member) {
  await site.sandbox.scenario({ kind: 'unregistered-ip' })
  const known = member ?? (await site.sandbox.member('player'))
  const visit = await site.visit('/index?modal=login')
  const popup = await dialog('Log in')
  await fillIn(visit.user, popup, { Username: known.username, Password: known.password })
  await press(visit.user, popup, 'Log in')
  const question = await dialog('Is this you?')
  const choose = (name: string) =>
    visit.user.click(within(question).getByRole('radio', { name: new RegExp(`^${name}`) }))
  return { ...visit, popup, question, member: known, choose }
}

test('each way has its field, says where its code goes, and proves who logs in', async () => {
  const pass = standingClock()
  const site = openSite()
  const { user, question, member, choose } = await ask(site)
  expect(screen.queryByRole('button', { name: /^Account: / })).toBeNull()
  const ways = within(question).getAllByRole<HTMLInputElement>('radio')
  expect(ways.map(({ checked }) => checked)).toEqual([true, false, false, false])
  expect(ways.map(({ labels }) => labels?.[0]?.textContent?.replace(/(name|app|SMS|mail).*/, '$1'))).toEqual(NAMES)
  for (const [index, name] of NAMES.entries()) {
    await choose(name)
    const answer = await field(question, FIELDS[index] ?? '')
    expect(within(question).getAllByRole('textbox')).toEqual([answer])
    expect(answer.autocomplete, 'what browsers know it by').toBe(index === 3 ? 'name' : 'one-time-code')
    expect(within(question).queryAllByRole('button', { name: 'Send code' })).toHaveLength(index < 2 ? 1 : 0)
  }
  await choose('Code by SMS')
  await press(user, question, 'Send code')
  await within(question).findByText(new RegExp(`${member.mobileNum.slice(-3)}$`), { selector: 'output bdi' })
  await choose('Code by e-mail')
  expect(within(question).queryByText(/A code is on its way/), 'nothing was sent there').toBeNull()
  // No two are asked for within a second, whatever receives them.
  pass(1001)
  await press(user, question, 'Send code')
  await within(question).findByText(/@players\.example$/, { selector: 'output bdi' })
  await choose('Code by SMS')
  await fill(user, await field(question, 'SMS code'), await lastSms(site.sandbox, member, 'second-factor'))
  await press(user, question, 'Confirm')
  await isIn()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each<[string, string, (site: Site, member: Member) => string | Promise<string>]>([
  ['Code by e-mail', 'Code from the e-mail', async ({ sandbox }, member) => codeIn(await lastMail(sandbox, member))],
  ['Authenticator app', 'Code from the app', (_, member) => inHalves(appCode(member))],
  ['Bank account name', 'Name on your bank account', (_, { payeeName }) => payeeName.toLowerCase()],
])('%s lets in', async (way, label, answerOf) => {
  const site = openSite()
  const { user, question, member, choose } = await ask(site)
  await choose(way)
  const send = within(question).queryByRole('button', { name: 'Send code' })
  if (send) {
    await user.click(send)
    await within(question).findByText(/A code is on its way/)
  }
  await fill(user, await field(question, label), await answerOf(site, member))
  await press(user, question, 'Confirm')
  await isIn()
})

test('giving up keeps what was typed; a wrong answer is told at its field, and too many end the login', async () => {
  const site = openSite()
  const { user, popup, question, member } = await ask(site)
  await press(user, question, 'Cancel')
  expect(screen.queryByRole('dialog', { name: 'Is this you?' })).toBeNull()
  await within(popup).findByText('Please complete the verification first.')
  expect((await field(popup, 'Password')).value).toBe(member.password)
  await press(user, popup, 'Log in')

  const again = await dialog('Is this you?')
  await press(user, again, 'Confirm')
  expect(isWrong(await field(again, 'SMS code'))).toBe(true)
  await user.click(within(again).getByRole('radio', { name: /^Authenticator app/ }))
  const answer = await field(again, 'Code from the app')
  expect([isWrong(answer), saidOf(answer)], 'what was said of one way is not said of another').toEqual([false, ''])
  await press(user, again, 'Confirm')
  expect(saidOf(answer)).not.toBe('')
  for (let tries = 1; tries < 5; tries += 1) {
    await fill(user, answer, `00000${tries}x`)
    expect(isWrong(answer), 'it goes with the typing').toBe(false)
    await press(user, again, 'Confirm')
    await vi.waitFor(() => expect(isWrong(answer)).toBe(true))
    await hasFocus(answer)
  }
  await fill(user, answer, '000005x')
  await press(user, again, 'Confirm')
  const back = await within(again).findByRole('button', { name: 'Back to the login' })
  expect(within(again).getByRole('alert').textContent).toContain('Too many tries')
  await hasFocus(back)
  expect(within(again).queryByRole('radio')).toBeNull()
  await user.click(back)
  expect(screen.queryByRole('dialog', { name: 'Is this you?' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Account: / })).toBeNull()
  await within(popup).findByText('Please complete the verification first.')
})

test('an answer that was not heard holds for one login: its code is not taken again', async () => {
  const site = openSite()
  const { user, popup, question, member, choose } = await ask(site)
  await choose('Bank account name')
  await fill(user, await field(question, 'Name on your bank account'), member.payeeName)
  await site.sandbox.scenario({ kind: 'failing', how: 'cut-short', times: 1, endpoint: 'proveSecondFactor' })
  await press(user, question, 'Confirm')
  await within(question).findByText('Check your network and try again.')
  expect((await field(question, 'Name on your bank account')).value).toBe(member.payeeName)
  await press(user, question, 'Confirm')
  await press(user, question, 'Back to the login')
  await press(user, popup, 'Log in')
  const again = await dialog('Is this you?')
  await user.click(within(again).getByRole('radio', { name: /^Bank account name/ }))
  await fill(user, await field(again, 'Name on your bank account'), member.payeeName)
  await press(user, again, 'Confirm')
  await isIn()
})
