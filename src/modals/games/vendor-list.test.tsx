/** The games of a vendor as a popup (spec 3, "Game (launch data)": VASSALAGE opens a list). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../../testing/site.tsx'

test('it counts all of them, shows more on request, and asks once more for a page that fails', async () => {
  const site = openSite()
  const { user, router } = await site.visit('/help?modal=games&of=PT')
  const list = within(await screen.findByRole('dialog', { name: 'Pinetop' }))
  await waitFor(() => expect(list.getByRole('status').textContent).toBe('1,223 games'))
  expect(list.getAllByRole('listitem')).toHaveLength(24)
  const pages: (string | null)[] = []
  site.intercept((request) => {
    const { searchParams } = new URL(request.url)
    if (request.url.includes('gameList')) pages.push(searchParams.get('pageNo'))
    return null
  })
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listGames' })
  await user.click(list.getByRole('button', { name: 'Show more' }))
  const again = await list.findByRole('button', { name: 'Try again' })
  expect(list.getAllByRole('listitem'), 'what had come stays').toHaveLength(24)
  expect(list.queryByRole('button', { name: 'Show more' })).toBeNull()
  await site.sandbox.clear('failing')
  pages.length = 0
  await user.click(again)
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(48))
  expect(pages, 'nothing is asked for twice').toEqual(['2'])
  await user.click(list.getAllByRole('button', { name: /^Play / })[0]!)
  await screen.findByRole('dialog', { name: 'Log in' })
  expect(String((router.latestLocation.search as Record<string, string>)['next'])).toMatch(/^\/game\?vendor=PT/)
})
