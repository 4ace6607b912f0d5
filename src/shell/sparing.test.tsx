/** A platform that says no more than it has to, or something new, costs a page what is not said and nothing else. */
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MEMBER_PAGES } from '../rules/account/member-pages.ts'
import { openSite } from '../testing/site.tsx'

afterEach(() => void vi.restoreAllMocks())

const PAGES = [
  'index',
  'register',
  'help',
  'noticePage',
  'rng',
  'live',
  'sports',
  'fish',
  'pvp',
  'elott',
  'vnlottery',
  'down',
  'help?modal=contracts',
  ...MEMBER_PAGES.map((page) => `help?member=${page}`),
]
// To a page something unknown is as what is missing: `scripts/sandbox/contract.test.ts` says so of each reply.
const CASES = PAGES.flatMap((page) => (['missing', 'empty'] as const).map((way) => [page, way] as const))

test.each(CASES)('/%s stands where replies have what is %s', async (page, way) => {
  const told = vi.spyOn(console, 'error')
  const site = openSite({ brand: 'pampas' })
  const member = page === 'register' ? undefined : await site.sandbox.member('vip')
  await site.sandbox.scenario({ kind: 'modules', on: ['TRANSFER_UPLINE', 'MANUAL_REBATE', 'AGENT_POLICY'], off: [] })
  await site.sandbox.scenario({ kind: 'sparing', way })
  const { queries } = await site.visit(`/${page}`, member)
  await vi.waitFor(
    async () => {
      await vi.dynamicImportSettled()
      expect(queries.isFetching()).toBe(0)
      expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0)
    },
    { timeout: 20_000, interval: 100 },
  )
  const failed = queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ state, queryHash }) => (state.error ? [[queryHash, state.error]] : []))
  expect(failed).toEqual([])
  expect(screen.queryByRole('alert')?.textContent).toBeUndefined()
  expect(told.mock.calls).toEqual([])
})

const at = Date.UTC(2026, 8, 22)
const RECORDS = [
  [
    'depositv2',
    'listDeposits',
    {
      deposits: [{ reference: 'D1', kind: 'bank', amount: '5', credited: '5', state: 'frozen', at }],
      total: 1,
      serverTime: at,
    },
  ],
  [
    'withdraw',
    'listWithdrawals',
    {
      list: [
        {
          reference: 'W1',
          state: 'frozen',
          amount: '5',
          fee: '0',
          paid: '0',
          received: '0',
          remaining: '5',
          at,
          account: {
            kind: 'bank',
            name: 'Banco',
            number: '•••• 0123',
          },
        },
      ],
      total: 1,
      toConfirm: [],
      serverTime: at,
    },
  ],
  [
    'bonusDetails',
    'listBonuses',
    {
      list: [
        { id: 'B1', name: 'Welcome', state: 'frozen', amount: '5', turnoverRequired: '9', turnoverDone: '1', time: at },
      ],
      total: 1,
    },
  ],
  [
    'personalHistoryCopy&m.ticket=T1',
    'getBet',
    {
      record: 'T1',
      time: at,
      status: 'frozen',
      betAmount: '5',
      validBet: '5',
      winAmount: '0',
      selections: [
        {
          choice: 'Red',
          state: 'frozen',
        },
      ],
    },
  ],
] as const

test.each(RECORDS)('%s has a record that stands as this page does not know', async (page, endpoint, value) => {
  const site = openSite({ brand: 'pampas' })
  await site.sandbox.scenario({ kind: 'answering', endpoint, value })
  await site.enter('player', `/help?member=${page}`)
  await screen.findAllByText('Status unknown')
  expect(screen.queryByRole('alert')).toBeNull()
})
