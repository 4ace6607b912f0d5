/** For tests of money: each call that moves it, ready to be sent once by a player of its own. */
import * as v from 'valibot'
import { claimCashback } from '../api/records/cashback.ts'
import type { Contract } from '../api/contract.ts'
import { createDeposit } from '../api/money/deposits.ts'
import type { Endpoint } from '../api/transport/endpoint.ts'
import { HEADERS } from '../api/transport/envelope.ts'
import { redeemBonusCode } from '../api/rewards/bonus-code.ts'
import { claimDailySignIn } from '../api/rewards/daily-sign-in.ts'
import { claimMission } from '../api/rewards/missions.ts'
import { convertPoint, redeemPointReward } from '../api/rewards/points.ts'
import { claimPromotion } from '../api/rewards/promotions.ts'
import { claimRaffle } from '../api/rewards/raffle.ts'
import { claimReward } from '../api/rewards/rewards.ts'
import { cashOutBet, listSportsBets } from '../api/sports/sports-bets.ts'
import { getTransferTeam, sendToTeammate } from '../api/team/team.ts'
import { collectFunds, transferFunds } from '../api/money/wallet.ts'
import { confirmAllReceipts, confirmReceipt, createWithdrawal, getWithdrawal } from '../api/money/withdrawals.ts'
import { SAMPLE_CBU } from '../rules/money/make-cbu.ts'
import { newRequestNo, type MoneyKind, type Movement } from '../rules/money/money-intent.ts'

/** The sandbox's, of the merchant of `testBrand` with a wallet a vendor. */
interface Bench {
  control(method: string, path: string, payload?: unknown): Promise<Record<string, unknown>>
  call(
    name: keyof Contract,
    said: { readonly token: string; readonly payload: object; readonly headers?: Record<string, string> },
  ): Promise<{ readonly value: unknown }>
}

/** A player, and what they want: as a form would send it, but for the number. */
export interface Wanted {
  readonly player: { readonly username: string; readonly token: string }
  readonly kind: MoneyKind
  readonly endpoint: Endpoint
  readonly movement: Movement
  readonly request: object
  /** How often it has been done. */
  readonly moved: () => Promise<number>
}

const PAYMENT_PASSWORD = 'Money-2468'
const made = v.object({ username: v.string(), token: v.string() })

async function makePlayer(bench: Bench): Promise<Wanted['player']> {
  const said = { merchant: 'pampas', balance: '100.00', token: true, paymentPassword: PAYMENT_PASSWORD }
  return v.parse(made, await bench.control('POST', '/sandbox/members', said))
}

/** How often the ledger has moved money of a player's for a reason. */
export async function postingsOf(
  bench: Pick<Bench, 'control'>,
  { username }: Pick<Wanted['player'], 'username'>,
  wanted: string,
): Promise<number> {
  const { transactions } = await bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${username}`)
  // The shape is that of `control.ts`, whose own test checks it.
  return (transactions as { reason: string }[]).filter(({ reason }) => reason === wanted).length
}

const nothing: Movement = { from: null, to: null, amount: null }

interface Ready {
  readonly kind: MoneyKind
  readonly endpoint: Endpoint
  readonly request: object
  readonly movement: Partial<Movement>
  /** The ledger's reason, or what counts in its place. */
  readonly moved: string | (() => Promise<number>)
}

/** Each call: what its player has to have, and what is sent. */
const READY = {
  transferFunds: async () => {
    const movement = { from: 'MAIN', to: 'AG', amount: '10.00' }
    return { kind: 'transfer', endpoint: transferFunds, request: movement, movement, moved: 'transfer-out' }
  },
  collectFunds: async (bench, { token }) => {
    await send(bench, token, 'transferFunds', { from: 'MAIN', to: 'AG', amount: '10.00' })
    return { kind: 'transfer', endpoint: collectFunds, request: {}, movement: { to: 'MAIN' }, moved: 'transfer-in' }
  },
  createDeposit: async (bench) => {
    await bench.control('POST', '/sandbox/scenarios', { kind: 'deposit-state', state: 'credited', brand: 'pampas' })
    const request = { from: 'CARD', amount: '20.00', returnUrl: 'http://sandbox.test/' }
    const movement = { from: 'CARD', amount: '20.00' }
    return { kind: 'deposit', endpoint: createDeposit, request, movement, moved: 'deposit' }
  },
  createWithdrawal: async (bench, player) => {
    const to = await addAccount(bench, player)
    const request = { to, amount: '20.00', fee: '0.00', paymentPassword: PAYMENT_PASSWORD }
    const movement = { to, amount: '20.00' }
    return { kind: 'withdrawal', endpoint: createWithdrawal, request, movement, moved: 'withdrawal' }
  },
  confirmReceipt: async (bench, player) => {
    const { reference, moved } = await payOut(bench, player)
    const movement = { from: reference, to: 'received' }
    return { kind: 'receipt', endpoint: confirmReceipt, request: { ...movement, ...PAID }, movement, moved }
  },
  confirmAllReceipts: async (bench, player) => {
    const { reference, moved } = await payOut(bench, player)
    const request = { amount: PAID.amount, receipts: [{ reference, ...PAID }] }
    const movement = { to: 'received', amount: PAID.amount }
    return { kind: 'receipt', endpoint: confirmAllReceipts, request, movement, moved }
  },
  claimMission: async (bench, { username }) => {
    const helped = { merchant: 'pampas', member: username, kind: 'deposit-of-the-week', progress: '1' }
    const { mission } = await bench.control('POST', '/sandbox/missions', helped)
    const from = String(mission)
    const movement = { from, to: 'MAIN' }
    return { kind: 'mission', endpoint: claimMission, request: { from }, movement, moved: 'mission-reward' }
  },
  claimCashback: async (bench, { username }) => {
    await bench.control('POST', '/sandbox/cashback', { merchant: 'pampas', member: username, validBet: '1000' })
    return { kind: 'cashback', endpoint: claimCashback, request: {}, movement: { to: 'MAIN' }, moved: 'cashback' }
  },
  claimReward: (bench, player) => readyReward(bench, player, { amount: '5' }),
  // The same call; what is in it is told by claiming it alone.
  openEnvelope: (bench, player) => readyReward(bench, player, { kind: 'red-envelope', amount: '8' }),
  claimPromotion: async (bench, { username }) => {
    const said = { merchant: 'pampas', member: username, promotion: 'big-win', amount: '5' }
    await bench.control('POST', '/sandbox/promotions', said)
    const [from, to] = ['big-win', 'MAIN']
    return {
      kind: 'promotion',
      endpoint: claimPromotion,
      request: { from },
      movement: { from, to },
      moved: 'promotion',
    }
  },
  claimRaffle: async (bench, { username }) => {
    const said = { merchant: 'pampas', member: username, tickets: 1, prize: 'five' }
    const from = String((await bench.control('POST', '/sandbox/raffles', said))['raffle'])
    return { kind: 'raffle', endpoint: claimRaffle, request: { from }, movement: { from, to: 'MAIN' }, moved: 'raffle' }
  },
  cashOutBet: async (bench, { username, token }) => {
    await bench.control('POST', '/sandbox/sports-bets', { merchant: 'pampas', member: username, stake: '5' })
    const payload = { language: 'EN', pageNo: 1, pageSize: 10 }
    const { value } = await bench.call('listSportsBets', { token, payload })
    const [bet] = v.parse(listSportsBets.reply, value).list
    const movement = { from: bet?.record ?? '', to: 'MAIN', amount: bet?.cashOut ?? '' }
    const request = { from: movement.from, amount: movement.amount }
    return { kind: 'cash-out', endpoint: cashOutBet, request, movement, moved: 'cash-out' }
  },
  redeemBonusCode: async () => {
    const movement = { from: 'HELLO10', to: 'MAIN' }
    const request = { from: movement.from }
    return { kind: 'bonus-code', endpoint: redeemBonusCode, request, movement, moved: 'bonus-code' }
  },
  claimDailySignIn: async (bench, { username }) => {
    const said = { merchant: 'pampas', member: username, days: 2 }
    const from = String((await bench.control('POST', '/sandbox/sign-ins', said))['today'])
    const movement = { from, to: 'MAIN' }
    return { kind: 'sign-in', endpoint: claimDailySignIn, request: { from }, movement, moved: 'sign-in' }
  },
  redeemPointReward: async (bench, { username }) => {
    await bench.control('POST', '/sandbox/points', { merchant: 'pampas', member: username, points: '1000' })
    const movement = { from: 'cinema', amount: '300.00' }
    const request = { ...movement, quantity: 1, paymentPassword: PAYMENT_PASSWORD }
    return {
      kind: 'redeem',
      endpoint: redeemPointReward,
      request,
      movement,
      moved: () => redemptionsOf(bench, username),
    }
  },
  convertPoint: async (bench, { username }) => {
    await bench.control('POST', '/sandbox/points', { merchant: 'pampas', member: username, points: '1000' })
    const request = { amount: '500.00', worth: '5.00', paymentPassword: PAYMENT_PASSWORD }
    const movement = { to: 'MAIN', amount: '500.00' }
    return { kind: 'convert', endpoint: convertPoint, request, movement, moved: 'points' }
  },
  sendToTeammate: async (bench, { username, token }) => {
    const on = ['TRANSFER_UPLINE', 'TRANSFER_DOWNLINE']
    await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', on, brand: 'pampas' })
    await bench.control('POST', '/sandbox/teams', { merchant: 'pampas', member: username, upline: true })
    const { value } = await bench.call('getTransferTeam', { token, payload: {} })
    const to = v.parse(getTransferTeam.reply, value).upline?.id ?? ''
    const request = { to, amount: '10.00', paymentPassword: PAYMENT_PASSWORD }
    const movement = { to, amount: '10.00' }
    return { kind: 'team', endpoint: sendToTeammate, request, movement, moved: 'upline-transfer' }
  },
} satisfies Record<string, (bench: Bench, player: Wanted['player']) => Promise<Ready>>

/** A call that moves money, by its name. */
export type MoneyCallName = keyof typeof READY
// The keys of a constant are what its type says.
export const MONEY_CALLS = Object.keys(READY) as readonly MoneyCallName[]

/** A reward that the operator has given. */
async function readyReward(bench: Bench, { username }: Wanted['player'], given: object): Promise<Ready> {
  const from = String(
    (await bench.control('POST', '/sandbox/rewards', { merchant: 'pampas', member: username, ...given }))['id'],
  )
  return { kind: 'reward', endpoint: claimReward, request: { from }, movement: { from, to: 'MAIN' }, moved: 'reward' }
}

/** How often points have been spent: those of the trial buy three. */
async function redemptionsOf(bench: Bench, member: string): Promise<number> {
  const left = await bench.control('POST', '/sandbox/points', { merchant: 'pampas', member, points: '0' })
  return (1000 - Number(left['points'])) / 300
}

/** What was paid out of a withdrawal, all of it. */
const PAID = { amount: '20.00', paid: '20.00' }

/** Carries a call that moves money out ahead. */
async function send(bench: Bench, token: string, name: keyof Contract, request: object): Promise<unknown> {
  const requestNo = newRequestNo()
  const headers = { [HEADERS.idempotency]: requestNo }
  return (await bench.call(name, { token, payload: { requestNo, ...request }, headers })).value
}

/** A withdrawal that was paid out, and how often its receipt was confirmed. */
async function payOut(bench: Bench, player: Wanted['player']) {
  const { token } = player
  const to = await addAccount(bench, player)
  const wanted = { to, amount: '20.00', fee: '0.00', paymentPassword: PAYMENT_PASSWORD }
  const { reference } = v.parse(createWithdrawal.reply, await send(bench, token, 'createWithdrawal', wanted))
  await bench.control('POST', `/sandbox/withdrawals/${reference}`, { to: 'paid-out' })
  const moved = async (): Promise<number> => {
    const heard = await bench.call('getWithdrawal', { token, payload: { reference } })
    return v.parse(getWithdrawal.reply, heard.value).history.filter(({ state }) => state === 'confirmed').length
  }
  return { reference, moved }
}

/** Adds an account at a bank; its id. */
async function addAccount(bench: Bench, { token }: Wanted['player']): Promise<string> {
  const payload = { bank: 'BANCOGALICIA', number: SAMPLE_CBU }
  await bench.call('addBankAccount', { token, payload })
  const { value } = await bench.call('listPayoutAccounts', { token, payload: {} })
  return v.parse(v.object({ accounts: v.tuple([v.object({ id: v.string() })]) }), value).accounts[0].id
}

/** Makes a player of their own who is about to make a call. */
export async function makeWanted(bench: Bench, name: MoneyCallName): Promise<Wanted> {
  const player = await makePlayer(bench)
  const { kind, endpoint, request, movement, moved }: Ready = await READY[name](bench, player)
  return {
    player,
    kind,
    endpoint,
    request,
    movement: { ...nothing, ...movement },
    moved: typeof moved === 'string' ? () => postingsOf(bench, player, moved) : moved,
  }
}
