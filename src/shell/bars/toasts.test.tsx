/** What floats at the lower edge: short messages, and a new version, which is offered and never forced. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { updateReadyAtom } from '../../state/site/reload.ts'
import { sessionUnkeptAtom } from '../../state/account/login/session.ts'
import { showToastAtom } from '../../state/site/toasts.ts'
import { openSite, type Visit } from '../../testing/site.tsx'

const OFFER = 'A new version of this site is ready.'

/** Lets a new version wait; what it is told is heard. */
function deploy({ store }: Visit) {
  const told = vi.fn<(message: unknown) => void>()
  // The part of a worker that a page uses.
  const worker = { state: 'installed', postMessage: told, addEventListener: () => {} } as unknown as ServiceWorker
  act(() => store.set(updateReadyAtom, worker))
  return told
}

test('a new version is offered, and taken over on request alone', async () => {
  const page = await openSite().visit('/help')
  const told = deploy(page)
  await screen.findByText(OFFER)
  expect(told).not.toHaveBeenCalled()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const reload = screen.getByRole('button', { name: 'Reload' })
  act(() => reload.click())
  vi.useRealTimers()
  expect(told.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]])
  expect(reload.getAttribute('aria-busy')).toBe('true')
})

test('a form that is not sent holds it back; once it is sent, the offer comes', async () => {
  const page = await openSite().visit('/help')
  const { user } = page
  const content = await screen.findByLabelText('What do you want to say?')
  await user.type(content, 'Half a sentence')
  deploy(page)
  expect(screen.queryByText(OFFER)).toBeNull()
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'OTHER')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Thank you, it has arrived')
  await screen.findByText(OFFER)
})

test('a login that is half typed holds it back, from page to page, until it is sent', async () => {
  const site = openSite()
  const { username, password } = await site.sandbox.member('player')
  const page = await site.visit('/index')
  const form = within(screen.getByRole('banner'))
  const name = form.getByLabelText('Username')
  await page.user.type(name, username)
  deploy(page)
  await page.router.navigate({ to: '/help' })
  await screen.findByRole('heading', { level: 1, name: 'Help centre' })
  expect(name).toHaveProperty('value', username)
  expect(screen.queryByText(OFFER)).toBeNull()
  await page.user.type(form.getByLabelText('Password'), `${password}{Enter}`)
  await form.findByRole('button', { name: /^Account: / })
  await screen.findByText(OFFER)
})

test.each([
  ['blocked', () => vi.stubGlobal('sessionStorage', undefined)],
  [
    'full',
    () => {
      const setItem = (): never => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem: () => {}, clear: () => {}, setItem })
    },
  ],
])('where storage is %s, whoever logs in is told what a reload does', async (_, fail) => {
  const site = openSite()
  const { username, password } = await site.sandbox.member('player')
  const { user } = await site.visit('/index')
  fail()
  const form = within(screen.getByRole('banner'))
  await user.type(form.getByLabelText('Username'), username)
  await user.type(form.getByLabelText('Password'), `${password}{Enter}`)
  await form.findByRole('button', { name: /^Account: / })
  const told = await screen.findByText(/^This browser stores nothing for this site/)
  await user.click(within(told.parentElement!).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByText(/^This browser stores nothing/)).toBeNull())
})

test('who is kept is told nothing', async () => {
  const site = openSite()
  const { username, password } = await site.sandbox.member('player')
  const { user, store } = await site.visit('/index')
  const form = within(screen.getByRole('banner'))
  await user.type(form.getByLabelText('Username'), username)
  await user.type(form.getByLabelText('Password'), `${password}{Enter}`)
  await form.findByRole('button', { name: /^Account: / })
  expect(store.get(sessionUnkeptAtom)).toBe(false)
})

test('a message is dismissed by its button, or by doing what it offers; the last three stay', async () => {
  const { store, user } = await openSite().visit('/help')
  const undo = vi.fn<() => void>()
  const say = (text: string): void =>
    act(() => store.set(showToastAtom, 'bad', text, text === 'three' ? { label: 'Undo', run: undo } : undefined))
  for (const text of ['one', 'two', 'three', 'four']) say(text)
  await screen.findByText('four')
  const texts = (): string[] => ['one', 'two', 'three', 'four'].filter((text) => screen.queryByText(text))
  expect(texts()).toEqual(['two', 'three', 'four'])
  const toast = (text: string) => within(screen.getByText(text).parentElement!)
  await user.click(toast('two').getByRole('button', { name: 'Dismiss' }))
  expect(texts()).toEqual(['three', 'four'])
  await user.click(toast('three').getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  await waitFor(() => expect(texts()).toEqual(['four']))
  expect(screen.getByText('four').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
})
