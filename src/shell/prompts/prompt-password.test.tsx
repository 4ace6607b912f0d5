/** A password that must be changed first (spec 4, "Login success"): nothing private is asked for until it is. */
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { endpoints } from '../../api/contract.ts'
import { ALLOWED_MEANWHILE } from '../../rules/security/password-demand.ts'
import { dialog, fillIn, isIn, press } from '../../testing/forms.ts'
import { openSite, type Visit } from '../../testing/site.tsx'

const PRIVATE = new Set(
  endpoints.filter(({ name, token }) => token === 'required' && !ALLOWED_MEANWHILE.has(name)).map(({ path }) => path),
)
const privateCalls = ({ calls }: Pick<Visit, 'calls'>): string[] =>
  calls.filter((call) => PRIVATE.has((call.split(' ')[1] ?? '') as `/${string}`))

const ADDRESSES = ['/index', '/index?member=transactions', '/help?member=securityCenter', '/index?member=withdraw']

test.each(ADDRESSES)('%s, under the dialog, asks for nothing private; then it does', async (address) => {
  const site = openSite({ brand: 'pampas' })
  const member = await site.sandbox.member('default')
  const visit = await site.visit('/index?modal=login')
  const { user, router } = visit
  await fillIn(user, await dialog('Log in'), { Username: member.username, Password: member.password })
  await press(user, await dialog('Log in'), 'Log in')
  await dialog('Choose a new password')
  await router.navigate({ href: address })
  await vi.dynamicImportSettled()
  expect(privateCalls(visit)).toEqual([])

  // Also after a reload, and where what says so in the browser has been taken out: the server refuses, and it is asked again.
  sessionStorage.removeItem('cpw')
  const token = sessionStorage.getItem('token') ?? ''
  const again = await site.visit(address, { ...member, token })
  const change = await dialog('Choose a new password')
  expect(sessionStorage.getItem('cpw')).toBe('true')
  const before = privateCalls(again).length
  await fillIn(again.user, change, {
    'Current password': member.password,
    'New password': 'Horse-2468',
    'Repeat the new password': 'Horse-2468',
  })
  await press(again.user, change, 'Change password')
  await isIn()
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a new password' })).toBeNull())
  await vi.waitFor(() => expect(privateCalls(again).length).toBeGreaterThan(before))
})
