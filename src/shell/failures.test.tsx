/** What stands where a part is gone or late, or where something broke (spec 8, chunk failures; spec 9, time-out). */
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ChunkFailure } from '../rules/site/chunk-failure.ts'
import { showAlone } from '../testing/show-alone.tsx'
import { openSite } from '../testing/site.tsx'
import { lazyView } from '../ui/states/lazy-view.tsx'
import { FooterSkeleton } from './footer/footer-skeleton.tsx'
import { ModalHost } from './modal-host.tsx'
import { PagePending } from './page-pending.tsx'
import { RouteError } from './route-error.tsx'
import { SystemGate } from './system-gate.tsx'

beforeEach(() => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => silenced.mockRestore()
})

describe('a page', () => {
  test('whose part is gone is tried again with one reload, then told', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const visit = await openSite().visit('/help')
    const error = new ChunkFailure('missing', '/assets/games-screen.js')
    const shown = await showAlone(visit, () => <RouteError error={error} />)
    const page = within(shown.container)
    await page.findByRole('heading', { level: 1, name: 'This page did not load' })
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(page.getAllByRole('button').map((it) => it.textContent.split(' ')[0])).toEqual([
      'Reload',
      expect.stringMatching(/^Reference/),
    ])
    shown.unmount()
    const again = await showAlone(visit, () => <RouteError error={error} />)
    await within(again.container).findByRole('heading', { level: 1, name: 'This page did not load' })
    expect(reload).toHaveBeenCalledOnce()
    reload.mockRestore()
  })

  test('that has a fault says so, with a reference and two ways on', async () => {
    const visit = await openSite().visit('/help')
    const shown = await showAlone(visit, () => <RouteError error={new Error('a fault')} />)
    const page = within(shown.container)
    await page.findByRole('heading', { level: 1, name: 'Something went wrong' })
    page.getByRole('button', { name: 'Reload the page' })
    page.getByRole('button', { name: /^Reference/ })
    expect(page.getByRole('link', { name: 'To the home page' }).getAttribute('href')).toBe('/index')
    // Within the frame, whose logo is there.
    expect(page.queryByRole('main')).toBeNull()
  })

  test('that breaks the whole frame leaves the brand’s logo and the same words', async () => {
    const visit = await openSite().visit('/help')
    const Broken = (): never => {
      throw new Error('a fault')
    }
    const shown = await showAlone(visit, () => (
      <SystemGate>
        <Broken />
      </SystemGate>
    ))
    const page = within(await within(shown.container).findByRole('main'))
    page.getByRole('heading', { level: 1, name: 'Something went wrong' })
    page.getByRole('img', { name: 'Wireframe' })
  })

  test('on its way says so, and after ten seconds that it takes longer than it should', async () => {
    const visit = await openSite().visit('/help')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const shown = await showAlone(visit, PagePending)
    expect(within(shown.container).getByText('Loading').closest('[aria-busy="true"]')).not.toBeNull()
    act(() => void vi.advanceTimersByTime(10_000))
    vi.useRealTimers()
    await within(shown.container).findByRole('heading', { level: 1, name: 'This is taking longer than it should' })
    within(shown.container).getByRole('button', { name: 'Reload the page' })
  })
})

describe('a modal', () => {
  test('that does not load says so, is tried again on request, and closes', async () => {
    const visit = await openSite().visit('/help')
    const load = vi
      .fn<() => Promise<() => React.ReactNode>>()
      .mockRejectedValueOnce(new ChunkFailure('missing', '/assets/login-modal.js'))
      .mockResolvedValue(() => <p>Here it is</p>)
    const modals = { login: lazyView(load) }
    const { router } = await showAlone(visit, () => <ModalHost modals={modals} />, '/?q=bonus&modal=login')
    const failed = await screen.findByRole('dialog', { name: 'Couldn’t open' })
    await visit.user.click(within(failed).getByRole('button', { name: 'Try again' }))
    await screen.findByText('Here it is')
    expect(screen.queryByRole('dialog')).toBeNull()
    load.mockRejectedValue(new ChunkFailure('missing', '/assets/login-modal.js'))
    await act(() => router.navigate({ href: '/?q=bonus&modal=other' }))
    expect(screen.queryByText('Here it is'), 'a name that nobody knows').toBeNull()
  })

  test('that does not load closes to the page, and the page keeps what was typed', async () => {
    const visit = await openSite().visit('/help')
    const modals = { login: lazyView(() => Promise.reject(new ChunkFailure('missing', '/assets/login-modal.js'))) }
    const view = () => (
      <>
        <input aria-label="Typed" />
        <ModalHost modals={modals} />
      </>
    )
    const { router } = await showAlone(visit, view, '/?q=bonus&modal=login')
    const typed = screen.getByRole('textbox', { name: 'Typed' })
    await screen.findByRole('dialog', { name: 'Couldn’t open' })
    await visit.user.type(typed, 'half')
    await visit.user.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.href).toBe('/?q=bonus'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Typed' })).toBe(typed)
    expect(typed).toHaveProperty('value', 'half')
  })
})

test('a footer on its way is a landmark that is busy; one that does not load can be asked for again', async () => {
  const visit = await openSite().visit('/helpmc')
  const retry = vi.fn<() => void>()
  const waiting = await showAlone(visit, () => <FooterSkeleton />)
  expect(within(waiting.container).getByRole('contentinfo').getAttribute('aria-busy')).toBe('true')
  waiting.unmount()
  const failed = await showAlone(visit, () => <FooterSkeleton onRetry={retry} />)
  expect(within(failed.container).getByRole('contentinfo').getAttribute('aria-busy')).toBe('false')
  expect(within(failed.container).getByRole('status').textContent).toContain('This part of the page did not load')
  await visit.user.click(within(failed.container).getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})
