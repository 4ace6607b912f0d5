/** A game's card: who may play it, and how (spec 2, "Header": game cards; spec 5, "Login check"; spec 6). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onlyNear, section } from '../../../testing/home.ts'
import { openSite } from '../../../testing/site.tsx'

const hot = async () => within(await section('Hot games'))

test('a guest logs in at a card, and is led to the game; a free trial is for guests too', async () => {
  const site = openSite()
  const member = await site.sandbox.member('player')
  onlyNear('Hot games')
  const { user, router } = await site.visit('/index')
  await user.keyboard('{Shift}')
  // Until the games are there, empty places are.
  await (await hot()).findAllByRole('button', { name: /^Play / })
  const cards = (await hot()).getAllByRole('listitem')
  expect(cards.length).toBeGreaterThan(8)
  // A card has the one or both of these buttons, called after the game.
  const names = cards.map((card) =>
    within(card)
      .getAllByRole('button')
      .map((it) => it.getAttribute('aria-label')),
  )
  for (const [play, trial] of names) {
    expect(play).toMatch(/^Play \S/)
    if (trial !== undefined) expect(trial).toBe(play!.replace('Play ', 'Try free: '))
  }
  const free = names.findIndex((its) => its.length === 2)
  await user.click(within(cards[free]!).getByRole('button', { name: /^Try free/ }))
  await waitFor(() => expect(router.latestLocation.href).toMatch(/^\/game\?vendor=\w+&game=.*trial=1/))
  expect(screen.queryByRole('dialog')).toBeNull()
  router.history.back()
  const again = await (await hot()).findAllByRole('button', { name: /^Play / })
  await user.click(again[0]!)
  const popup = within(await screen.findByRole('dialog', { name: 'Log in' }))
  await user.type(await popup.findByLabelText('Username'), member.username)
  await user.type(popup.getByLabelText('Password'), `${member.password}{Enter}`)
  await waitFor(() => expect(router.latestLocation.href).toMatch(/^\/game\?vendor=[A-Z0-9]+&game=[A-Z]+-\d+/))
})

test('a trial account is warned, and stays', async () => {
  const site = openSite()
  onlyNear('Hot games')
  const { user, router } = await site.enter('trial')
  await user.keyboard('{Shift}')
  await user.click((await (await hot()).findAllByRole('button', { name: /^Play / }))[1]!)
  await screen.findByRole('dialog', { name: 'Trial account' })
  expect(router.latestLocation.pathname).toBe('/index')
})
