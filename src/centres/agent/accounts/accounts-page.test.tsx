/** The register centre (spec 2, "Agent centre": Account): accounts that an agent opens, and registration links. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { REGISTER_FIELDS } from '../../../rules/account/registration/register-fields.ts'
import { valueOf } from '../../../testing/control-state.ts'
import { callsTo, field, fill, fillIn, isWrong, press, pressTwice } from '../../../testing/forms.ts'
import { openSite, type Member, type Site, type Visit } from '../../../testing/site.tsx'

const EMAIL = { patternId: 3, minLength: 5, maxLength: 60, enabled: true, required: true }
const RULES = Object.fromEntries(
  REGISTER_FIELDS.filter((name) => name !== 'username' && name !== 'password').map((name) => [
    name,
    name === 'email' ? EMAIL : { enabled: false },
  ]),
)

interface Page extends Visit, Site {
  readonly member: Member
}

async function openAccounts(search = '', modules: object = { on: ['AFFILIATE'] }): Promise<Page> {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'register-rules', rules: RULES })
  await site.sandbox.scenario({ kind: 'modules', ...modules })
  const member = await site.sandbox.member('agent1')
  return Object.assign(await site.visit(`/help?agent=accounts${search}`, member), site, { member })
}

const form = (): Promise<HTMLElement> => screen.findByRole('form', { name: 'Open an account' })
let names = 0
const newName = (): string => `down${(names += 1)}${String(Date.now()).slice(-6)}`
const typed = (username: string) => ({
  'Rebate, in per cent': '1',
  Username: username,
  Password: 'Horse2468',
  'Confirm password': 'Horse2468',
  'E-mail': 'new@example.com',
})
const sendButton = async (): Promise<HTMLElement> =>
  within(await form()).findByRole('button', { name: 'Open the account' })
const opened = 'POST /wps/agent/accounts'
const openings = ({ calls }: Visit): number => calls.filter((call) => call === opened).length

test('an account is opened once by what the rules of registration ask, whatever the buttons do', async () => {
  const page = await openAccounts()
  const { user } = page
  const place = await form()
  expect(within(place).queryByLabelText(/^(?:Invitation code|Letters in the picture|Payment password)/)).toBeNull()
  const rebate = await field(place, 'Rebate, in per cent')
  const [, most = ''] = /to ([\d.]+)%/.exec(place.textContent) ?? []
  const username = newName()
  await fillIn(user, place, { ...typed(username), 'Rebate, in per cent': String(Number(most) + 1), 'E-mail': 'nobody' })
  await user.click(await sendButton())
  expect(isWrong(rebate)).toBe(true)
  expect(isWrong(await field(place, 'E-mail'))).toBe(true)
  expect(openings(page)).toBe(0)
  await fillIn(user, place, typed(username))
  await user.selectOptions(await field(place, 'Account type'), 'Agent')
  pressTwice(await sendButton())
  await screen.findByText(`The account ${username} was opened`)
  expect(openings(page)).toBe(1)
  expect(valueOf(await field(place, 'Password'))).toBe('')
  expect(valueOf(await field(place, 'Username'))).toBe('')
})

test('what is refused stands at its field, and nothing typed is lost by leaving the page', async () => {
  const page = await openAccounts()
  const { user, member } = page
  await fillIn(user, await form(), typed(member.username))
  await user.click(await sendButton())
  await waitFor(async () => expect(isWrong(await field(await form(), 'Username'))).toBe(true))
  await user.click(screen.getByRole('tab', { name: 'Registration links' }))
  await screen.findByRole('form', { name: 'New registration link' })
  await user.click(screen.getByRole('tab', { name: 'Open an account' }))
  await waitFor(async () => expect(valueOf(await field(await form(), 'E-mail'))).toBe('new@example.com'))
  expect(valueOf(await field(await form(), 'Password'))).toBe('Horse2468')
})

test.each([
  ['after', 'The answer was lost, but the account is there', 1],
  ['before', 'No account was opened', 0],
] as const)(
  'an answer that is lost %s the work is looked up, and nothing is sent again by itself',
  async (when, says, made) => {
    const page = await openAccounts()
    const { user, sandbox } = page
    await sandbox.scenario({ kind: 'failing', how: 'html', when, endpoint: 'openAccount', times: 1 })
    const username = newName()
    await fillIn(user, await form(), typed(username))
    await user.click(await sendButton())
    await screen.findByText(says)
    expect(within(await form()).queryByRole('button', { name: 'Open the account' })).toBeNull()
    await press(user, await form(), 'OK')
    if (made === 0) {
      expect(valueOf(await field(await form(), 'Username'))).toBe(username)
      await user.click(await sendButton())
    }
    await screen.findByText(`The account ${username} was opened`)
    expect(openings(page)).toBe(2 - made)
  },
)

test('a link is made once, shows where it leads, says who came by it, and can be disabled', async () => {
  const page = await openAccounts('&a.view=links')
  const { user, router, sandbox } = page
  await screen.findByText('You have no registration links yet.')
  const place = await screen.findByRole('form', { name: 'New registration link' })
  await fillIn(user, place, { 'Rebate, in per cent': '1', 'Note (optional)': 'Channel' })
  await user.selectOptions(await field(place, 'Valid for'), '7 days')
  // The answer is lost: the link is found among those that there are.
  await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'createRegistrationLink', times: 1 })
  await press(user, place, 'Create the link')
  await screen.findByRole('heading', { name: 'Channel', level: 4 })
  expect(callsTo(page, '/wps/agent/links')).toBeGreaterThan(1)
  expect(page.calls.filter((call) => call === 'POST /wps/agent/links')).toHaveLength(1)
  const code = String(router.latestLocation.search['a.link' as never])
  screen.getByRole('img', { name: 'QR code of your link' })
  screen.getByText(new RegExp(`/register\\?affiliateCode=${code}$`))
  await screen.findByText('Nobody has registered by this link yet.')
  await press(user, document.body, 'Disable this link')
  await press(user, await screen.findByRole('dialog', { name: 'Disable this link?' }), 'Disable')
  await screen.findByText('Disabled')
  expect(screen.queryByRole('img', { name: 'QR code of your link' })).toBeNull()
  router.history.back()
  const row = await screen.findByRole('link', { name: /^Channel/ })
  expect(row.textContent).toMatch(/Disabled.*Player.*1%.*0 members/)
  // A new one was asked for by an empty form.
  expect(
    valueOf(await field(await screen.findByRole('form', { name: 'New registration link' }), 'Note (optional)')),
  ).toBe('')
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Open')
  await screen.findByText('No link is in this state.')
})

test('a link of somebody else is not told of, and no more links than there may be are made', async () => {
  const { user, sandbox } = await openAccounts('&a.link=L0123456789')
  expect(await screen.findAllByText('There is no such registration link.')).toHaveLength(1)
  const terms = { rebateBounds: { min: '0', max: '1.8' }, agents: false, linksLeft: 0 }
  await sandbox.scenario({ kind: 'answering', endpoint: 'getAccountTerms', value: terms })
  await press(user, document.body, 'All registration links')
  const place = await screen.findByRole('form', { name: 'New registration link' })
  await waitFor(() =>
    expect((within(place).getByRole('button', { name: 'Create the link' }) as HTMLButtonElement).disabled).toBe(true),
  )
  await fill(user, await field(place, 'Note (optional)'), 'x')
})

test('where invitation codes count for nothing no link is offered, and those that there are say so', async () => {
  const { user, sandbox } = await openAccounts('&a.view=links', { off: ['AFFILIATE'] })
  const link = {
    code: 'L1',
    isAgent: false,
    rebate: '1',
    note: 'Channel',
    created: 1,
    expires: null,
    state: 'open',
    members: 0,
  }
  await sandbox.scenario({ kind: 'answering', endpoint: 'listRegistrationLinks', value: { list: [link], total: 1 } })
  await screen.findByText('Registration links are switched off')
  expect(screen.queryByRole('form', { name: 'New registration link' })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Open')
  await user.click(await screen.findByRole('link', { name: /^Channel/ }))
  await screen.findByRole('heading', { name: 'Channel', level: 4 })
  await screen.findByText('Registration links are switched off')
  expect(screen.queryByRole('img', { name: 'QR code of your link' })).toBeNull()
})
