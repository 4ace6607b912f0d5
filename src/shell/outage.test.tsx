/** After the gateway was away everything is as if nothing had been, without a press. */
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getHelpCentre } from '../api/content/help.ts'
import { sessionAtom } from '../state/account/login/session.ts'
import { openSite, type Visit } from '../testing/site.tsx'

// Every wait is the shortest of its kind: how long they are is said in `rules/back-off.test.ts` and `state/refetch-backoff.test.ts`.
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  // What waits for a page at leisure comes at once, so that a page at rest has it.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** What is another by itself a moment later: a line that rolls, seats that are taken, figures that climb. */
const LIVE: ReadonlySet<string> = new Set([
  'Largest payouts, 24 h',
  'Seats free now',
  'Jackpots',
  'Live matches',
  'Later today',
  'On now',
])

/** What the page says, without its numbers, its clocks and what is listed by them, which go on. */
function words(): string {
  const body = document.body.cloneNode(true) as HTMLElement // A copy of an element is one.
  for (const clock of body.querySelectorAll('[role="timer"]')) (clock.closest('li') ?? clock.parentElement)?.remove()
  // That they are there again, and not which of them are by now.
  for (const title of body.querySelectorAll('h2'))
    if (LIVE.has(title.textContent)) {
      const lists = title.closest('section')?.querySelectorAll('ul') ?? []
      for (const list of lists) list.textContent = list.childElementCount > 0 ? 'a list' : ''
      if (lists.length === 0) title.parentElement?.parentElement?.replaceChildren(title.textContent)
    }
  // Odds move, and one match after another comes to its end.
  for (const match of body.querySelectorAll(':is(article, [role="group"])[aria-label*=" v "]'))
    match.textContent = 'a match'
  return body.textContent.replaceAll(/\d+/g, '0').replaceAll(/\s+/g, ' ')
}

const failed = ({ queries }: Visit): string[] =>
  queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ state, queryHash }) => (state.error ? [queryHash] : []))

/** @returns what the page says once nothing more comes */
async function atRest(visit: Visit): Promise<string> {
  let last = ''
  await vi.waitFor(
    async () => {
      await vi.dynamicImportSettled()
      const before = last
      last = words()
      expect(visit.queries.isFetching()).toBe(0)
      expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0)
      expect(last).toBe(before)
    },
    // Longer than what waits for what stands first to have been there a while.
    { timeout: 20_000, interval: 1600 },
  )
  return last
}

const FAULTS = [
  { how: 'status', status: 500 },
  { how: 'html' },
  { how: 'status', status: 503 },
  { how: 'abort' },
  { how: 'status', status: 429 },
  { how: 'cut-short' },
  { how: 'malformed-json' },
  { how: 'malformed-value' },
] as const
const PAGES = ['/index', '/helpmc', '/sports', '/rng', '/noticePage', '/help?member=deposit']

// Each page as a guest and as a member, and each fault: which of them meet makes no difference.
const CASES = PAGES.flatMap((page, index) =>
  (['guest', 'member'] as const).map((who, of) => [page, who, FAULTS[(2 * index + of) % FAULTS.length]] as const),
)

test.each(CASES)(
  '%s, as a %s, after %o',
  async (page, who, fault) => {
    const site = openSite({ brand: 'pampas', asksAgain: true })
    const member = who === 'member' ? await site.sandbox.member('player') : undefined
    const before = await atRest(await site.visit(page, member))
    sessionStorage.clear()
    await site.sandbox.scenario({ kind: 'failing', ...fault })
    const visit = await site.visit(page, member)
    await vi.waitFor(() => expect(failed(visit).length).toBeGreaterThan(0), { timeout: 20_000 })
    await vi.waitFor(() => expect(words()).not.toBe(before))
    await site.sandbox.clear('failing')
    await vi.waitFor(() => expect(failed(visit)).toEqual([]), { timeout: 20_000 })
    await vi.waitFor(() => expect(words()).toBe(before), { timeout: 20_000, interval: 200 })
    expect(screen.queryByRole('alert')).toBeNull()
  },
  90_000,
)

test('a member whose name did not come is called by it once it does, and a failure says that it is tried again', async () => {
  const site = openSite({ brand: 'pampas', asksAgain: true })
  const member = await site.sandbox.member('player')
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 500 })
  const { store } = await site.visit('/helpmc', { ...member, username: '' })
  const [notice] = await screen.findAllByRole('alert')
  expect(notice?.textContent).toContain('This page keeps trying by itself.')
  const again = within(notice ?? document.body).getByRole('button', { name: 'Try again' })
  again.focus()
  // It is asked again, in vain, under whoever is about to press.
  await vi.waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'))
  await vi.waitFor(() => expect(again.getAttribute('aria-busy')).not.toBe('true'))
  expect(document.activeElement).toBe(again)
  expect(store.get(sessionAtom)?.username).toBe('')
  await site.sandbox.clear('failing')
  await vi.waitFor(() => expect(store.get(sessionAtom)?.username).toBe(member.username), { timeout: 20_000 })
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a refusal for now is no dead end: it says when, can be tried again, and is', async () => {
  const site = openSite({ brand: 'pampas', asksAgain: true })
  let isBusy = true
  site.intercept((request) => {
    if (!isBusy || !request.url.includes(getHelpCentre.path)) return null
    const refusal = { success: false, message: 'too many requests', value: null }
    return Promise.resolve(Response.json(refusal, { status: 429, headers: { 'retry-after': '20' } }))
  })
  await site.visit('/helpmc')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toMatch(/Too many tries.*Try again after 20 seconds\..*This page keeps trying by itself\./)
  isBusy = false
  within(notice).getByRole('button', { name: 'Try again' }).click()
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
