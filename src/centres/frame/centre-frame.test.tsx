/** The frame by itself, around a centre of two pages that no server names: what any centre gets from it. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { atom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { Session } from '../../state/account/login/session.ts'
import { openSite } from '../../testing/site.tsx'
import { showAlone } from '../../testing/show-alone.tsx'
import { CircleUser } from '../../ui/media/icons.tsx'
import { lazyView } from '../../ui/states/lazy-view.tsx'
import type { Centre, CentreMenuItem, CentrePage } from './centre.ts'
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

test('a page with a flag waits until it is known whether it may be opened; the others stand meanwhile', async () => {
  const visit = await openSite().visit('/help')
  const flaggedCentre = { ...centre, pages: { ...centre.pages, pause: page('Pause', { flagged: true }) } }
  const told = atom<readonly CentreMenuItem[] | undefined>(undefined)
  const shown = async (address: string) => {
    visit.store.set(told, undefined)
    const view = (): ReactNode => {
      const asking = {
        error: null,
        refetch: () => Promise.reject(new Error()),
        isFetching: true,
        fetchStatus: 'fetching',
      } as const
      const flagged = { items: useAtomValue(told), ...asking }
      return <CentreFrame centre={flaggedCentre} session={session} flagged={flagged} onClose={() => {}} />
    }
    return showAlone(visit, view, address)
  }
  const first = await shown('/?member=pause')
  const menu = (): string[] => screen.getAllByRole('link').map(({ textContent }) => textContent)
  await waitFor(() => expect(menu()).toContain('Limits'))
  expect(menu()).not.toContain('Pause')
  expect(screen.queryByText('All of Limits')).toBeNull()
  act(() => visit.store.set(told, [{ page: 'pause', count: 3 }]))
  await screen.findByText('All of Pause')
  expect(menu()).toContain('Pause33 waiting')
  first.unmount()

  await shown('/?member=pause')
  await waitFor(() => expect(menu()).toContain('Limits'))
  act(() => visit.store.set(told, []))
  await screen.findByText('All of Limits')
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
