/** Messages, news of money, invitations and what can be claimed: each empty, and as a member finds it who has been there. */
import { bring, does } from './operator.ts'
import { appears, press, type Scene } from './scene.ts'

const CENTRE = 'dialog[open]'

const at = (page: string): Pick<Scene, 'as' | 'address' | 'frame'> => ({
  as: 'member',
  address: `/index?member=${page}`,
  frame: 'window',
})

const STATUSES = ['Claim', 'Process', 'Issued', 'Rejected', 'Coming soon', 'Close'] as const

export const REWARD_SCENES: readonly Scene[] = [
  {
    ...at('messages'),
    id: 'messages',
    title: 'Platform information',
    open: async (page) => {
      await bring(page, [['messages', { kind: 'limits', count: 9 }]])
      return appears(page, `${CENTRE} li input[type=checkbox]`)
    },
  },
  {
    ...at('messages'),
    id: 'message',
    title: 'A message',
    open: async (page) => {
      await appears(page, `${CENTRE} li a[href*="m.message"]`)
      await press(page, `${CENTRE} li a[href*="m.message"]`)
      return appears(page, `${CENTRE} article`)
    },
  },
  {
    ...at('messages'),
    id: 'news',
    title: 'News of money over a dialog',
    open: async (page) => {
      await appears(page, `${CENTRE} li input[type=checkbox]`)
      await does(page, [
        ['notifications', { kind: 'deposit-credited', amount: '2500', reference: 'D7F3A91C' }],
        ['notifications', { kind: 'withdrawal-rejected', amount: '800', reference: 'W20C41BE' }],
      ])
      return appears(page, `${CENTRE} output[aria-live] button`)
    },
  },
  {
    ...at('invite'),
    id: 'invite-none',
    title: 'Invite friends, before anybody has come',
    open: (page) => appears(page, `${CENTRE} figure svg`),
  },
  {
    ...at('invite'),
    id: 'invite',
    title: 'Invite friends',
    open: async (page) => {
      await bring(page, [['referrals', { count: 6, deposited: 4 }]])
      return appears(page, `${CENTRE} li time`)
    },
  },
  {
    ...at('missions'),
    id: 'missions',
    title: 'Mission activity',
    open: async (page) => {
      await bring(page, [
        ['missions', { kind: 'rounds-of-the-day', progress: '13' }],
        ['missions', { kind: 'deposit-of-the-week', progress: '1' }],
      ])
      return appears(page, `${CENTRE} tbody tr`)
    },
  },
  {
    ...at('rewards'),
    id: 'rewards',
    title: 'Reward centre, a reward in each look',
    open: async (page) => {
      await bring(
        page,
        STATUSES.map((status) => ['rewards', { kind: 'tournament', amount: '25', status }] as const),
      )
      return appears(page, `${CENTRE} li h4`)
    },
  },
  {
    ...at('rewards'),
    id: 'red-envelope',
    title: 'Reward centre, a red envelope and three days of the sign-in',
    open: async (page) => {
      await bring(page, [
        ['sign-ins', { days: 3 }],
        ['rewards', { kind: 'red-envelope', amount: '8' }],
      ])
      return appears(page, `${CENTRE} li h4`)
    },
  },
  {
    ...at('raffle'),
    id: 'raffle',
    title: 'The raffle as the brand draws it: a wheel or tickets',
    open: async (page) => {
      await bring(page, [['raffles', { tickets: 3 }]])
      return appears(page, `${CENTRE} tbody tr`)
    },
  },
  {
    ...at('raffle'),
    id: 'raffle-won',
    title: 'The raffle after a draw that won',
    open: async (page) => {
      await bring(page, [['raffles', { tickets: 2, prize: 'twenty' }]])
      await press(page, `${CENTRE} section button:enabled`)
      return appears(page, `${CENTRE} output p`)
    },
  },
  {
    ...at('cashback'),
    id: 'cashback',
    title: 'Rebate',
    scenario: { kind: 'modules', on: ['MANUAL_REBATE'] },
    open: async (page) => {
      await bring(page, [
        ['cashback', { category: 'RNG', validBet: '100000' }],
        ['cashback', { category: 'LIVE', validBet: '52000' }],
      ])
      return appears(page, `${CENTRE} section li`)
    },
  },
]
