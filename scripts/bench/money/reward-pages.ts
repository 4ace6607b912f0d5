/** Each call that brings a member something, as they make it in a browser: most are one press, once the operator has given it. */
import { claimCashback } from '../../../src/api/records/cashback.ts'
import { redeemBonusCode } from '../../../src/api/rewards/bonus-code.ts'
import { claimDailySignIn } from '../../../src/api/rewards/daily-sign-in.ts'
import { claimMission } from '../../../src/api/rewards/missions.ts'
import { convertPoint, getRedeemPointList, redeemPointReward } from '../../../src/api/rewards/points.ts'
import { claimPromotion } from '../../../src/api/rewards/promotions.ts'
import { claimRaffle } from '../../../src/api/rewards/raffle.ts'
import { claimReward } from '../../../src/api/rewards/rewards.ts'
import type { Endpoint } from '../../../src/api/transport/endpoint.ts'
import { BRAND, byPassword, placeOf, pressIn, toSummary, type Bench, type MoneyPage } from './money-page.ts'

/** The operator gives something. @param call of the sandbox, and what it is told beside the member */
const give = ({ username, control }: Bench, [call, said]: Given): Promise<unknown> =>
  control(call, { merchant: BRAND, member: username, ...said })
type Given = readonly [call: string, said: object]

/** What is given, the ledger's reason for it, where it is claimed, and the button. */
type Claim = readonly [endpoint: Endpoint, given: Given, moved: string, address: string, name: string]
const CLAIMS: readonly Claim[] = [
  [
    claimMission,
    ['missions', { kind: 'deposit-of-the-week', progress: '1' }],
    'mission-reward',
    '/index?member=missions',
    'Claim',
  ],
  [claimCashback, ['cashback', { validBet: '1000' }], 'cashback', '/index?member=cashback', 'Claim'],
  [claimReward, ['rewards', { amount: '5' }], 'reward', '/index?member=rewards', 'Claim'],
  [claimReward, ['rewards', { kind: 'red-envelope', amount: '8' }], 'reward', '/index?member=rewards', 'Open'],
  [claimDailySignIn, ['sign-ins', { days: 2 }], 'sign-in', '/index?member=rewards', 'Claim today'],
  [claimRaffle, ['raffles', { tickets: 1, prize: 'five' }], 'raffle', '/index?member=raffle', 'Spin the wheel'],
  [
    claimPromotion,
    ['promotions', { promotion: 'big-win', amount: '5' }],
    'promotion',
    '/promoDetail?promotion=big-win',
    'Claim',
  ],
]

const POINTS: Given = ['points', { points: '1000' }]

export const REWARD_PAGES: readonly MoneyPage[] = [
  ...CLAIMS.map(([endpoint, given, moved, address, name]) => ({
    endpoint,
    prepare: async (bench: Bench) => {
      await give(bench, given)
      return { address, moved }
    },
    send: pressIn(placeOf(address), name),
  })),
  {
    endpoint: redeemBonusCode,
    prepare: () => Promise.resolve({ address: '/index?member=rewards', moved: 'bonus-code' }),
    fillIn: (page) => page.locator('dialog[open] [name=code]:enabled').fill('HELLO10'),
    send: pressIn('dialog[open]', 'Redeem'),
    enter: (page) => page.locator('dialog[open] [name=code]'),
  },
  {
    endpoint: redeemPointReward,
    prepare: async (bench) => {
      await give(bench, POINTS)
      const redeemed = { language: 'EN', pageNo: 1, pageSize: 10 }
      return { address: '/pointMall', moved: async () => (await bench.gateway(getRedeemPointList, redeemed)).total }
    },
    ...byPassword(async (page) => {
      await pressIn('main', 'Redeem')(page).click()
      await toSummary(page)
    }),
  },
  {
    endpoint: convertPoint,
    prepare: async (bench) => {
      await give(bench, POINTS)
      return { address: '/pointMall', moved: 'points' }
    },
    ...byPassword(async (page) => {
      await page.locator('main [name=points]:enabled').fill('500')
      await pressIn('main', 'Convert')(page).click()
    }),
  },
]
