/** My account (spec 2, "Member centre": securityCenter; spec 4): who one is, what guards the account, where it is logged in. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SAMPLE_CBU } from '../../../rules/money/make-cbu.ts'
import { stepOf, totp } from '../../../../scripts/sandbox/security/totp.ts'
import { factOf, findStatus, openCentre, PAYMENT_PASSWORD, type Centre } from '../../../testing/centre.ts'
import {
  appCode,
  standingClock,
  codeIn,
  field,
  fill,
  fillIn,
  isWrong,
  lastMail,
  lastSms,
  press,
  saidOf,
} from '../../../testing/forms.ts'
import { isChecked, isDisabled } from '../../../testing/control-state.ts'

/** The row of a guard. */
const guard = (name: string): HTMLElement => screen.getByText(name, { selector: 'li span' }).closest('li')!
const opener = (about: string): Promise<HTMLElement> => screen.findByRole('button', { name: about })
/** A part of the page. */
const part = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name })
const openAccount = (prepare?: (page: Pick<Centre, 'sandbox'>) => Promise<unknown>): Promise<Centre> =>
  openCentre('account', prepare && { prepare })

test('the payment password is set with the login password, and changed with itself', async () => {
  const page = await openAccount()
  const { user, sandbox, member } = page
  const profile = await part('Profile')
  expect(factOf(profile, 'Username')).toBe(member.username)
  await screen.findByText('Security level: medium')
  screen.getByText('1 protection is still off.')
  const open = await opener('Set a payment password')
  expect(open.getAttribute('aria-expanded')).toBe('false')
  await user.click(open)
  expect(open.getAttribute('aria-expanded')).toBe('true')
  const row = guard('Payment password')
  const own = await field(row, 'Login password')
  expect(document.activeElement).toBe(own)
  await press(user, row, 'Set payment password')
  expect(saidOf(own)).toContain('Enter your current password')
  const same = { 'New password': member.password, 'Repeat the new password': member.password }
  await fillIn(user, row, { 'Login password': member.password, ...same })
  await press(user, row, 'Set payment password')
  expect(saidOf(await field(row, 'New password'))).toContain('Choose one that is different from your login password.')
  const next = { 'New password': 'Money2468', 'Repeat the new password': 'Money2468' }
  await fillIn(user, row, { 'Login password': 'Wrong-2468', ...next })
  await press(user, row, 'Set payment password')
  await waitFor(() => expect(saidOf(own)).toContain('This is not your current password.'))
  expect(document.activeElement).toBe(own)
  // The answer is lost, and the page says how it stands.
  await sandbox.scenario({ kind: 'failing', how: 'cut-short', times: 1, endpoint: 'setPaymentPassword' })
  await fill(user, own, member.password)
  await press(user, row, 'Set payment password')
  await within(row).findByText('No response received')
  await screen.findByText('Security level: high')
  screen.getByText('Every protection is on.')
  const change = await opener('Change the payment password')
  // Closed and opened again, the form asks for what is set by now.
  await user.click(change)
  await user.click(change)
  await fillIn(user, row, {
    'Current payment password': 'Money2468',
    'New password': 'Money1357',
    'Repeat the new password': 'Money1357',
  })
  await press(user, row, 'Set payment password')
  await within(row).findByText('Your payment password is set.')
  expect(change.getAttribute('aria-expanded')).toBe('false')
  await waitFor(() => expect(document.activeElement).toBe(change))
})

test('the known addresses are listed, and one that is forgotten goes; every login is asked where one wishes it', async () => {
  const { user, member, sandbox } = await openAccount()
  const addresses = await part('Known IP addresses')
  const here = await within(addresses).findByText('Your current IP address')
  const forget = within(here.closest('li')!).getByRole('button')
  await sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'forgetAddress', when: 'before', times: 1 })
  await user.click(forget)
  await within(addresses).findByRole('alert')
  await user.click(forget)
  await waitFor(() => expect(within(addresses).queryByText('Your current IP address')).toBeNull())
  await user.click(await opener('Change when login verification is required'))
  const row = guard('Login verification')
  within(row).getByText('From new IP addresses')
  await press(user, row, 'Ask at every login')
  expect(saidOf(await field(row, 'Login password'))).toContain('Enter your current password')
  await fillIn(user, row, { 'Login password': member.password })
  await press(user, row, 'Ask at every login')
  await within(row).findByText('Verification is now required at every login.')
  await within(row).findByText('At every login')
})

test('another mobile number and another e-mail address are shown to be one’s own by a code', async () => {
  const goOn = standingClock()
  const page = await openAccount()
  const { user, sandbox, member } = page
  await user.click(await opener('Change the mobile number'))
  const mobile = guard('Mobile number')
  await press(user, mobile, 'Send code')
  const number = await field(mobile, 'Mobile number')
  expect(saidOf(number)).toContain('Enter your mobile number')
  const mobileNum = `91155${member.mobileNum.slice(-6)}`
  const dialled = (): string => mobile.querySelector<HTMLInputElement>('[name=countryDialingCode]')?.value ?? ''
  await waitFor(() => expect(dialled()).toMatch(/\d/))
  await fill(user, number, mobileNum)
  await press(user, mobile, 'Send code')
  await waitFor(() => expect(mobile.textContent).toContain(mobileNum))
  const to = { mobileNum, countryDialingCode: dialled().replaceAll(/\D/g, '') }
  await waitFor(async () => expect(await lastSms(sandbox, to, 'binding')).toMatch(/^\d+$/))
  const code = await lastSms(sandbox, to, 'binding')
  await fillIn(user, mobile, { 'SMS code': code === '000000' ? '111111' : '000000', 'Login password': member.password })
  await press(user, mobile, 'Save mobile number')
  const sms = await field(mobile, 'SMS code')
  await waitFor(() => expect(isWrong(sms)).toBe(true))
  await fill(user, sms, code)
  await press(user, mobile, 'Save mobile number')
  await within(mobile).findByText('Your mobile number is saved.')
  expect(mobile.textContent).toContain(mobileNum.slice(-3))
  expect(mobile.textContent).not.toContain(mobileNum)

  // One form at a time; and two codes are not asked for within a second.
  goOn(2000)
  await user.click(await opener('Change the e-mail address'))
  const email = guard('E-mail')
  expect(within(mobile).queryByText('Your mobile number is saved.')).toBeNull()
  const address = `${member.username}@new.example`
  await fill(user, await field(email, 'E-mail'), address)
  await press(user, email, 'Send code')
  await waitFor(() => expect(email.textContent).toContain(address))
  await waitFor(async () => expect(codeIn(await lastMail(sandbox, { email: address }))).not.toBe(''))
  const letters = codeIn(await lastMail(sandbox, { email: address }))
  await fillIn(user, email, { 'Code from the e-mail': letters, 'Login password': member.password })
  await press(user, email, 'Save e-mail address')
  await within(email).findByText('Your e-mail address is saved.')
  expect(email.textContent).toContain('•••@new.example')
})

test('the authenticator app is taken away with its code, and another is set up', async () => {
  const page = await openAccount()
  const { user, member } = page
  await user.click(await opener('Remove the authenticator app'))
  const row = guard('Authenticator app')
  await fill(user, await field(row, 'Code from the app'), appCode(member))
  await press(user, row, 'Confirm removal')
  await within(row).findByText('The authenticator app has been removed.')
  expect(row.textContent).toContain('Off')
  await screen.findByText('Security level: medium')
  await user.click(await opener('Add an authenticator app'))
  await fill(user, await field(row, 'Login password'), member.password)
  await press(user, row, 'Continue')
  await within(row).findByRole('img', { name: 'QR code for your authenticator app' })
  const secret = factOf(row, 'Key').replace('Copy Key', '').replaceAll(' ', '')
  const code = await field(row, 'Code from the app')
  const right = totp(secret, stepOf(Date.now()))
  await fill(user, code, right === '000000' ? '111111' : '000000')
  await press(user, row, 'Add the app')
  await waitFor(() => expect(isWrong(code)).toBe(true))
  await fill(user, code, totp(secret, stepOf(Date.now())))
  await press(user, row, 'Add the app')
  await within(row).findByText('The authenticator app is on.')
})

test('a picture is chosen for everywhere, and what may not be shown may not be chosen', async () => {
  const page = await openAccount()
  const { user, sandbox } = page
  const profile = await part('Profile')
  await sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'listPlayerAvatars', times: 1 })
  await user.click(within(profile).getByRole('button', { name: 'Change picture' }))
  await press(user, profile, 'Try again')
  const choice = await within(profile).findByRole('radio', { name: 'Picture 3' })
  const address = within(profile).getByRole('img', { name: 'Picture 3' }).getAttribute('src')
  await user.click(choice)
  await waitFor(() => expect(profile.querySelector('img')?.getAttribute('src')).toBe(address))
  expect(isChecked(choice)).toBe(true)
  await waitFor(() => expect(document.querySelector(`header img[src="${address}"]`)).not.toBeNull())
  // A file that is no picture is said, and can be taken out.
  const own = profile.querySelector<HTMLInputElement>('input[type=file]')!
  await user.upload(own, new File(['<svg/>'], 'none.png', { type: 'image/png' }))
  await within(profile).findByText('This is not a PNG or JPG picture. Please choose another one.')
  await press(user, profile, 'Remove none.png')
  expect(within(profile).queryByText(/not a PNG or JPG picture/)).toBeNull()
})

test('other devices are logged out after a question, and the logins are turned page by page', async () => {
  const page = await openAccount()
  const { user, sandbox } = page
  // Another login of the same member.
  await sandbox.scenario({
    kind: 'answering',
    endpoint: 'listDevices',
    value: {
      devices: [
        { id: 'D1', device: 'Chrome · Linux', ip: '198.51.100.1', at: Date.now(), current: true },
        { id: 'D2', device: '', ip: '198.51.100.2', at: Date.now(), current: false },
      ],
    },
  })
  await page.queries.invalidateQueries()
  const devices = await part('Devices')
  await within(devices).findByText('Logged in on 2 devices')
  const rows = within(devices).getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('This device')
  expect(within(rows[0]!).queryByRole('button')).toBeNull()
  await user.click(within(rows[1]!).getByRole('button', { name: 'Sign out Unknown device' }))
  const question = await screen.findByRole('dialog', { name: 'Sign this device out?' })
  expect(question.textContent).toContain('Unknown device has to log in again.')
  await sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'endDevice', when: 'before', times: 1 })
  await press(user, question, 'Sign out')
  expect(screen.queryByRole('dialog', { name: 'Sign this device out?' })).toBeNull()
  await within(devices).findByRole('alert')
  await sandbox.clear('failing')
  await sandbox.scenario({ kind: 'answering', endpoint: 'endDevice', value: {} })
  await press(user, devices, 'Sign out Unknown device')
  await press(user, await screen.findByRole('dialog', { name: 'Sign this device out?' }), 'Sign out')
  await within(devices).findByText('The device has been signed out.')

  const history = await part('Login history')
  const newest = (): string => within(history).getAllByRole('row')[1]?.textContent ?? ''
  const before = newest()
  await user.click(within(history).getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(newest()).not.toBe(before))
  expect(within(history).getByRole('button', { current: 'page' }).textContent).toBe('2')
})

test('accounts for withdrawals: an address has to be of its network, one is offered first, and one goes with the password', async () => {
  const page = await openCentre('account&m.need=payouts', { paymentPassword: PAYMENT_PASSWORD })
  const { user } = page
  const payouts = await part('Accounts for withdrawals')
  await within(payouts).findByText('No account yet')
  await press(user, payouts, 'Add a crypto address')
  const network = await field(payouts, 'Network')
  await waitFor(() => expect(document.activeElement).toBe(network))
  await user.selectOptions(network, 'USDT · TRC-20')
  await fill(user, await field(payouts, 'Wallet address'), '0x52908400098527886E0F7030069857D2E4169EE7')
  await press(user, payouts, 'Add this address')
  expect(saidOf(await field(payouts, 'Wallet address'))).toContain('This address is not valid for this network.')
  await user.selectOptions(network, 'USDT · ERC-20')
  await press(user, payouts, 'Add this address')
  await findStatus('The crypto address has been added.')
  await within(payouts).findByText(/Crypto addresses: 1 of/)
  await press(user, payouts, 'Add a bank account')
  const search = await field(payouts, 'Search banks')
  await waitFor(() => expect(document.activeElement).toBe(search))
  await user.click((await within(payouts).findAllByRole('radio'))[0]!)
  await fill(user, await field(payouts, 'CBU, CVU or alias'), SAMPLE_CBU)
  await press(user, payouts, 'Add this account')
  await findStatus('The bank account has been added.')
  await user.click(await within(payouts).findByRole('button', { name: /^Make default .*4567$/ }))
  await within(payouts).findByText(/4567 is now your default\.$/)
  const bank = within(payouts).getByText('•••• 4567').closest('li')!
  await waitFor(() => expect(within(bank).queryByText('Default')).not.toBeNull())

  await user.click(within(payouts).getByRole('button', { name: /^Remove USDT/ }))
  const password = await field(payouts, 'Payment password')
  await fill(user, password, 'Wrong-1357')
  await press(user, payouts, 'Remove for good')
  await waitFor(() => expect(isWrong(password)).toBe(true))
  await fill(user, password, PAYMENT_PASSWORD)
  await press(user, payouts, 'Remove for good')
  await within(payouts).findByText(/has been removed\.$/)
  expect(within(payouts).queryByText('USDT · ERC-20')).toBeNull()
  expect(isDisabled(within(payouts).getByRole('button', { name: 'Add a crypto address' }))).toBe(false)
})
