/** The round that was interrupted, offered over a home page that does not tell of it itself (spec 4, "Game launch"). */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { leaveRoundOpen } from '../../../testing/open-round.ts'
import { withHome } from '../../../testing/brands.ts'
import { openSite } from '../../../testing/site.tsx'

test('it names game, room and stake, leads on, and can be put aside', async () => {
  const site = openSite({ says: withHome('wireframe', { member: ['hero', 'recent'] }) })
  await leaveRoundOpen(site)
  const { user } = await site.enter('player')
  await user.keyboard('{Shift}')
  const offer = await screen.findByRole('complementary', { name: 'Interrupted round' })
  within(offer).getByText('Ten-Seat NiuNiu · Quincho')
  within(offer).getByText('Round open, stake P12.50')
  expect(within(offer).getByRole('link', { name: 'Resume' }).getAttribute('href')).toMatch(
    /^\/game\?.*game=PVP-00010.*room=PVP-00010-R1/,
  )
  await user.click(within(offer).getByRole('button', { name: 'Not now: Ten-Seat NiuNiu' }))
  expect(screen.queryByRole('complementary', { name: 'Interrupted round' })).toBeNull()
})
