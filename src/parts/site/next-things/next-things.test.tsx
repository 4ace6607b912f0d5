/** What a member could do next, on the home page: every kind of it, put aside for a day, claimed once, and each source by itself. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { MemberKind } from '../../../../scripts/sandbox/seeds/account/accounts.ts'
import { isDisabled } from '../../../testing/control-state.ts'
import { onlyNear } from '../../../testing/home.ts'
import { leaveRoundOpen } from '../../../testing/open-round.ts'
import { brandOf } from '../../../testing/brands.ts'
import { openSite, type Member, type Site } from '../../../testing/site.tsx'

/** Where it is a section of the page, as it is on every phone. */
const SAYS = { layout: { ...brandOf('pampas').layout, beside: { guest: 'none', member: 'none' } } } as const
const place = (): Promise<HTMLElement> =>
  within(screen.getByRole('main')).findByRole('region', { name: 'What is next' })
const rows = async (): Promise<HTMLElement[]> =>
  within(await place())
    .findByRole('list')
    .then((list) => within(list).getAllByRole('listitem'))
const titles = async (): Promise<(string | null)[]> =>
  (await rows()).map((row) => within(row).getByRole('heading', { level: 3 }).textContent)

interface Opened {
  readonly kind?: MemberKind
  readonly balance?: string
  readonly prepare?: (site: Site, member: Member) => Promise<unknown>
}

/** Opens the home page as a member of whom the sandbox knows only what a test says. */
async function open({ kind = 'player', balance, prepare }: Opened = {}) {
  const site = openSite({ brand: 'pampas', says: SAYS })
  const member = await site.sandbox.member(kind, balance)
  await prepare?.(site, member)
  onlyNear('What is next')
  return { site, member, ...(await site.visit('/index', member)) }
}
/** Leaves nothing that could wait. */
async function silence({ sandbox }: Site): Promise<void> {
  const empty = {
    listRewards: { list: [] },
    getMissionSummary: { missions: [] },
    getVipBonus: { ranks: [], rules: '' },
    countUnreadMessages: { count: 0 },
    getDailySignIn: { days: [], streak: 0, nextDay: Date.now() },
  }
  for (const [endpoint, value] of Object.entries(empty)) await sandbox.scenario({ kind: 'answering', endpoint, value })
}

test('three things stand there with a button each: the open round, what waits to be claimed, the mission', async () => {
  const { user } = await open({
    prepare: async (site, { username: member }) => {
      await leaveRoundOpen(site)
      await site.sandbox.post('missions', { member, kind: 'rounds-of-the-day', progress: '7' })
    },
  })
  expect(await titles()).toEqual([
    'Ten-Seat NiuNiu · Quincho',
    'Daily reward: $1,000',
    expect.stringMatching(/: 7 of 20$/),
  ])
  const [round, claim, mission] = (await rows()) as [HTMLElement, HTMLElement, HTMLElement] // there are three
  within(round).getByText('Round open, stake $12.50')
  expect(within(round).getByRole('link', { name: 'Resume' }).getAttribute('href')).toMatch(
    /^\/game\?.*room=PVP-00010-R1/,
  )
  within(claim).getByRole('button', { name: 'Claim' })
  expect(within(mission).getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/index#games')
  for (const row of await rows()) {
    const names = [...row.querySelectorAll('a, button')].map((it) => it.getAttribute('aria-label') ?? it.textContent)
    expect(names).toHaveLength(1)
  }
  await user.keyboard('{Shift}')
  expect(screen.queryByRole('complementary', { name: 'Interrupted round' }), 'the round is told of once').toBeNull()
})

test('what is put aside stays away until the day ends, and what comes after it moves up', async () => {
  const { user, site, member } = await open()
  const before = await titles()
  expect(before).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /^Not today/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await user.click(screen.getByRole('button', { name: `Not today: ${before[0]}` }))
  expect(screen.getByRole('button', { name: 'Done' })).toBe(document.activeElement)
  await waitFor(async () => expect((await titles()).slice(0, 2)).toEqual(before.slice(1)))
  const after = await titles()
  expect(localStorage.getItem('nextThings')).not.toContain(member.username)
  onlyNear('What is next')
  await site.visit('/index', member)
  expect(await titles()).toEqual(after)
  onlyNear('What is next')
  await site.visit('/index', await site.sandbox.member('player'))
  expect((await titles())[0], 'another member on this device has put nothing aside').toBe(before[0])
  const [kept] = JSON.parse(localStorage.getItem('nextThings') ?? '[]')
  localStorage.setItem('nextThings', JSON.stringify([{ ...kept, day: '2020-01-01' }]))
  onlyNear('What is next')
  await site.visit('/index', member)
  expect(await titles()).toEqual(before)
})

describe('a claim', () => {
  const timesPaid = async (site: Site, member: Member): Promise<number> => {
    // The control call's answer.
    const { transactions } = (await site.sandbox.ask('ledger', { member: member.username })) as {
      readonly transactions: readonly { readonly reason: string }[]
    }
    return transactions.filter(({ reason }) => reason === 'sign-in').length
  }
  const claimOf = async (): Promise<HTMLElement> => {
    const row = (await rows()).find((it) => it.textContent?.startsWith('Daily reward'))
    return within(row!).getByRole('button', { name: 'Claim' }) // it waits
  }

  test('brings its money once however often it is pressed, and is gone', async () => {
    const { user, site, member } = await open()
    const button = await claimOf()
    await waitFor(() => expect(isDisabled(button)).toBe(false))
    await user.dblClick(button)
    await within(await place()).findByText(/^Done: Daily sign-in/)
    await waitFor(async () => expect((await titles()).join()).not.toContain('Daily reward'))
    expect(await timesPaid(site, member)).toBe(1)
  })

  test('whose answer is lost is not sent again before it is known', async () => {
    const { user, site, member } = await open()
    const lost = { kind: 'failing', how: 'html' }
    await site.sandbox.scenario({ ...lost, when: 'after', endpoint: 'claimDailySignIn', times: 1 })
    await site.sandbox.scenario({ ...lost, when: 'before', endpoint: 'settleMoneyRequest' })
    const button = await claimOf()
    await waitFor(() => expect(isDisabled(button)).toBe(false))
    await user.click(button)
    await within(await place()).findByText(/^Pending: /)
    await site.sandbox.clear('failing')
    await within(await place()).findByText(/^Done: /)
    expect(await timesPaid(site, member)).toBe(1)
  })
})

test.each([
  ['listOpenRounds', 'Ten-Seat'],
  ['getDailySignIn', 'Daily reward'],
  ['getMissionSummary', 'of 20'],
] as const)('where %s fails, that alone is missing', async (endpoint, missing) => {
  await open({
    prepare: async (site) => {
      await leaveRoundOpen(site)
      await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint })
    },
  })
  const shown = (await titles()).join('\n')
  expect(shown).not.toContain(missing)
  expect(await titles()).toHaveLength(3)
  expect(within(await place()).queryByText('This part of the page did not load')).toBeNull()
})

test('where it is not known what was sent already, nothing is claimed, and the rest stays', async () => {
  await open({
    prepare: (site) =>
      site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listMoneyRequests' }),
  })
  await waitFor(async () => expect((await titles()).join('\n')).not.toContain('Daily reward'))
  expect((await titles()).join('\n')).toContain('of 20')
})

test('an empty wallet is offered a deposit, and nothing to play for', async () => {
  const { user, router } = await open({ kind: 'empty' })
  const shown = await titles()
  expect(shown[0]).toBe('Your wallet is empty')
  expect(shown.join('\n')).not.toContain('of 20')
  await user.click(within(await place()).getByRole('button', { name: 'Deposit' }))
  await waitFor(() => expect(router.latestLocation.href).toContain('member=depositv2'))
})

/** What stands there once the answers are in. */
async function settled(): Promise<HTMLElement> {
  const region = await place()
  await waitFor(() => expect(region.querySelector('[aria-busy="true"]')).toBeNull())
  return region
}

test('a trial account is offered nothing, and no gap stands where it would be', async () => {
  const { calls } = await open({ kind: 'trial' })
  expect((await settled()).innerHTML).toBe('')
  expect(calls.join()).not.toContain('getMissionSummary')
})

test('where nothing waits, nothing stands there', async () => {
  const { calls } = await open({ prepare: silence })
  expect((await settled()).innerHTML).toBe('')
  expect(calls.join()).toContain('getMissionSummary')
})
