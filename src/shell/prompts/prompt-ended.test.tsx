/** A session that ends under an open page: one dialog says so, and the login leads back to the very place (spec 2, 4). */
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { promptAtom } from '../../state/site/prompts.ts'
import { signedOutElsewhereAtom, signOutAtom } from '../../state/account/login/sign-out.ts'
import { dialog, fillIn, isIn, press } from '../../testing/forms.ts'
import { openSite, type Member, type Visit } from '../../testing/site.tsx'

const PLACES = [
  '/rng?page=2',
  '/index?member=deposit',
  '/help?member=transactions&m.type=deposits',
  '/index?modal=search',
  '/game?game=PT/1',
]

const onlyDialog = (it: HTMLElement): Promise<void> =>
  vi.waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([it]))

async function logInAgain({ user, router }: Visit, member: Member, where: HTMLElement, place: string): Promise<void> {
  await fillIn(user, where, { Username: member.username, Password: member.password })
  await press(user, where, 'Log in')
  await isIn()
  await vi.waitFor(() => expect(decodeURIComponent(router.state.location.href)).toBe(place))
}

/** Where the place is for members only, the login stands in the page. */
async function logInOnPage(visit: Visit, member: Member, place: string): Promise<void> {
  const ended = await dialog('You were signed out')
  await onlyDialog(ended)
  await press(visit.user, ended, 'Log in')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await logInAgain(visit, member, await screen.findByRole('main'), place)
}

test.each(PLACES)('%s for members only, after the server has ended the session', async (place) => {
  const site = openSite({ brand: 'atrium' })
  const member = await site.sandbox.member('player')
  await site.sandbox.endSessions(member.username)
  const visit = await site.visit(place, member)
  await logInOnPage(visit, member, place)
})

test.each(PLACES)('%s for members only, after nobody was there for too long', async (place) => {
  const site = openSite({ brand: 'atrium' })
  const member = await site.sandbox.member('player')
  const visit = await site.visit(place, member)
  await isIn()
  // As `state/account/login/session-watch.ts` does it.
  visit.store.set(signOutAtom, visit.queries)
  visit.store.set(promptAtom, 'ended-idle')
  await logInOnPage(visit, member, place)
})

test.each(PLACES.filter((place) => !place.includes('game=')))('%s for everyone, and a login over it', async (place) => {
  const site = openSite()
  const member = await site.sandbox.member('player')
  await site.sandbox.endSessions(member.username)
  const visit = await site.visit(place, member)
  const ended = await dialog('You were signed out')
  await onlyDialog(ended)
  await press(visit.user, ended, 'Log in')
  const login = await dialog('Log in')
  await onlyDialog(login)
  await logInAgain(visit, member, login, place)
})

test('whoever signed out in another tab is told so, and may go on as a guest', async () => {
  const site = openSite()
  const visit = await site.visit('/help', await site.sandbox.member('player'))
  await isIn()
  // As another tab's news has it.
  visit.store.set(signedOutElsewhereAtom, visit.queries)
  const said = await dialog('You signed out in another tab')
  await onlyDialog(said)
  await press(visit.user, said, 'Cancel')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('who stays a guest is left with the page alone', async () => {
  const site = openSite()
  const member = await site.sandbox.member('player')
  await site.sandbox.endSessions(member.username)
  const { user, router } = await site.visit('/help?q=bonus&member=deposit&m.order=7', member)
  await press(user, await dialog('You were signed out'), 'Cancel')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.href).toBe('/help?q=bonus')
})
