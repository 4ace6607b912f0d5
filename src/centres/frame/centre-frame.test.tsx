/** The frame by itself, around a centre of two pages that no server names: what any centre gets from it. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Session } from '../../state/account/login/session.ts'
import { openSite } from '../../testing/site.tsx'
import { showAlone } from '../../testing/show-alone.tsx'
import { CircleUser } from '../../ui/media/icons.tsx'
import { lazyView } from '../../ui/states/lazy-view.tsx'
import type { Centre, CentrePage } from './centre.ts'
import { CentreFrame } from './centre-frame.tsx'

const session: Session = { token: 'T', accountType: 1, username: 'ana', nickname: 'Ana' }
const page = (name: string, said: Partial<CentrePage> = {}): CentrePage => ({
  name: { id: name, message: name },
  icon: CircleUser,
  view: lazyView(async () => () => <p>{`All of ${name}`}</p>),
  ...said,
})
const centre: Centre = {
  name: 'member',
  title: { id: 'Protection', message: 'Protection' },
  menuName: { id: 'Ways', message: 'Ways' },
  nothing: { id: 'Nothing', message: 'Nothing for you here.' },
  icon: CircleUser,
  pages: {
    limits: page('Limits'),
    pause: page('Pause', { group: { id: 'Breaks', message: 'Breaks' } }),
    agents: page('Agents', { isFor: () => false }),
  },
  first: 'limits',
}

test('its menu is its table’s, without asking the server', async () => {
  const visit = await openSite().visit('/help')
  const onClose = vi.fn<() => void>()
  const { router } = await showAlone(
    visit,
    () => <CentreFrame centre={centre} session={session} onClose={onClose} />,
    '/?member=nowhere&m.from=x',
  )
  const frame = within(await screen.findByRole('dialog', { name: 'Protection' }))
  await frame.findByText('All of Limits')
  const menu = within(frame.getByRole('navigation', { name: 'Ways' }))
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Limits', 'Pause'])
  within(menu.getByRole('list', { name: 'Breaks' }))
    .getByRole('link', { name: 'Pause' })
    .click()
  await frame.findByText('All of Pause')
  const title = frame.getByRole('heading', { name: 'Pause', level: 3 })
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(router.state.location.search).toHaveProperty('member', 'pause')
  expect(router.state.location.search, 'what the page before kept').not.toHaveProperty('m.from')
  frame.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('where nothing of it is for somebody it says so', async () => {
  const visit = await openSite().visit('/help')
  const { agents } = centre.pages
  const empty = { ...centre, pages: agents ? { agents } : {} }
  await showAlone(visit, () => <CentreFrame centre={empty} session={session} onClose={() => {}} />, '/?member=agents')
  const frame = within(await screen.findByRole('dialog', { name: 'Protection' }))
  await frame.findByText('Nothing for you here.')
  expect(frame.queryByRole('navigation')).toBeNull()
})
