/** What one member asked for is nothing to the next: answers that come late (safety rule "Sessions"). */
import { expect, test, vi } from 'vitest'
import { endpoints } from '../api/contract.ts'
import { setMemberIcon } from '../api/account/session.ts'
import { MEMBER_PAGES } from '../rules/account/member-pages.ts'
import { avatarChoicesQuery, setAvatarAtom } from '../state/account/avatar.ts'
import { favoriteMutation } from '../state/games/favorites.ts'
import { signOutAtom } from '../state/account/login/sign-out.ts'
import { isIn } from '../testing/forms.ts'
import { openSite, type Visit } from '../testing/site.tsx'

const PRIVATE = new Set<string>(endpoints.filter(({ token }) => token === 'required').map(({ path }) => path))

/** What guests are told as well, if not always the same: their own questions are asked once a member has gone. */
const GUESTS = ['promotion-count', 'announcements', 'hot-games', 'games', 'winners']

/** The private answers that a page holds. */
const held = ({ queries }: Visit): string[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ meta, state }) => meta?.['public'] !== true && state.data !== undefined && state.data !== null)
    .filter(({ queryKey }) => !GUESTS.includes(String(queryKey[0])))
    .map(({ queryHash }) => queryHash)

test.each(MEMBER_PAGES)('%s, answered after its member has gone', async (page) => {
  const site = openSite({ brand: 'pampas' })
  const member = await site.sandbox.member('player')
  const answers = Promise.withResolvers<void>()
  let waiting = 0
  site.intercept((request) => {
    const { pathname } = new URL(request.url)
    if (!PRIVATE.has(pathname) || pathname.endsWith('/logout') || pathname.endsWith('/member/pages')) return null
    waiting += 1
    // Carried out at once, for the member who asked; heard late.
    return site.answer(request).then(async (answer) => {
      await answers.promise
      return answer
    })
  })
  const visit = await site.visit(`/index?member=${page}`, member)
  await vi.waitFor(() => expect(waiting).toBeGreaterThan(1))
  await vi.dynamicImportSettled()
  visit.store.set(signOutAtom, visit.queries)
  answers.resolve()
  await vi.waitFor(() => expect(visit.queries.isFetching()).toBe(0))
  expect(held(visit)).toEqual([])
})

test('a picture and a favourite that are taken late are nobody’s', async () => {
  const site = openSite({ brand: 'pampas' })
  const { store, queries, ...rest } = await site.enter('player', '/rng')
  const visit = { store, queries, ...rest }
  await isIn()
  const [choice] = await queries.fetchQuery(avatarChoicesQuery)
  // Taken by the server at once, and heard late.
  const late = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<void>()
  site.intercept((request) => {
    if (!request.url.endsWith(setMemberIcon.path) || request.method === 'GET') return null
    return site.answer(request).then(async (answer) => {
      taken.resolve()
      await late.promise
      return answer
    })
  })
  const chosen = store.set(setAvatarAtom, choice!, queries)
  const mutation = queries
    .getMutationCache()
    .build(queries, favoriteMutation)
    .execute({ game: { vendor: 'PT', gameId: 'none', nodeId: '1' } as never, favorite: true })
    .catch(() => null)
  await taken.promise
  store.set(signOutAtom, queries)
  late.resolve()
  await Promise.all([chosen.catch(() => null), mutation])
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(held(visit)).toEqual([])
})
