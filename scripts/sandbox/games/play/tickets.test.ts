import { describe, expect, onTestFinished, test } from 'vitest'
import type { Context } from '../../context.ts'
import { seedMerchant } from '../../seeds/account/accounts.ts'
import { gamesOf } from '../../seeds/games/catalogue.ts'
import { houseAccount, playHouseAccount, vendorAccount, walletAccount } from '../../store/ledger.ts'
import { openStore } from '../../store/store.ts'
import { hoasen, pampas } from '../../testing/sandbox.ts'
import { openPurse } from './purses.ts'
import { gamesOrigin, issueTicket, readTicket, redeemTicket, TICKET_MS } from './tickets.ts'

const [game] = gamesOf(hoasen, { seed: 1 })
if (!game) throw new Error('the merchant has no game')

/** What a handler knows, of a member or a guest. */
function enter(username: string | null, merchant = pampas) {
  const store = openStore(':memory:')
  onTestFinished(() => store.db.close())
  const clock = { now: 1_900_000_000_000 }
  seedMerchant(store, merchant, 1, clock.now)
  const member = username === null ? null : (store.members.byUsername(merchant.merchantCode, username) ?? null)
  const token = member && store.sessions.begin(member.id, clock.now)
  const context = {
    store,
    merchant,
    member,
    token,
    origin: 'http://pampas.localhost:4173',
    now: () => clock.now,
    identify: () => 'browser-1',
  } as unknown as Context // what a ticket is made from, and no more
  return { store, clock, context, member, token }
}

const ticketOf = (address: string): string => new URL(address).searchParams.get('ticket') ?? ''
const play = { game, demo: false, language: 'en' } as const

test('the games have an origin of their own, at the port that was asked', () => {
  expect(gamesOrigin('http://pampas.localhost:4173')).toBe('http://games.localhost:4173')
  expect(gamesOrigin('https://pampas.localhost')).toBe('https://games.localhost')
})

describe('a ticket', () => {
  test('is redeemed once, for what was launched', () => {
    const { context, member } = enter('player')
    const ticket = ticketOf(issueTicket(context, { ...play, roomId: 'R1', playType: 'SUM' }))
    const seat = {
      merchant: pampas.merchantCode,
      member: member?.id,
      account: walletAccount(member?.id ?? ''),
      house: houseAccount(pampas.merchantCode),
      gameId: game.gameId,
      roomId: 'R1',
      playType: 'SUM',
      demo: false,
      language: 'en',
      host: 'http://pampas.localhost:4173',
    }
    expect(readTicket(context, ticket)).toMatchObject(seat)
    expect(redeemTicket(context, ticket)).toMatchObject(seat)
    expect(redeemTicket(context, ticket)).toBeUndefined()
    expect(readTicket(context, ticket)).toBeUndefined()
  })

  test('is good for a minute, and nobody can guess one', () => {
    const { context, clock } = enter('player')
    const ticket = ticketOf(issueTicket(context, play))
    expect(redeemTicket(context, `${ticket}x`)).toBeUndefined()
    clock.now += TICKET_MS
    expect(redeemTicket(context, ticket)).toBeUndefined()
  })

  test('leads to a session that ends with the member’s own', () => {
    const { context, clock, store, token } = enter('player')
    const seat = redeemTicket(context, ticketOf(issueTicket(context, play)))
    const runs = () => store.sessions.isRunning(seat?.sessionHash ?? new Uint8Array(), clock.now)
    expect(runs()).toBe(true)
    store.sessions.end(token ?? '')
    expect(runs()).toBe(false)
  })

  test('plays from the vendor’s wallet where wallets are apart', () => {
    const { context, member, store } = enter('player', hoasen)
    const seat = redeemTicket(context, ticketOf(issueTicket(context, play)))
    expect(seat?.account).toBe(vendorAccount(member?.id ?? '', game.vassalage))
    expect(store.ledger.balance(seat?.account ?? '')).toBe(25_000n)
  })

  test('of a guest is for play money alone', () => {
    const { context } = enter(null)
    expect(() => issueTicket(context, play)).toThrow('play money')
    const seat = redeemTicket(context, ticketOf(issueTicket(context, { ...play, demo: true })))
    expect(seat).toMatchObject({ member: null, sessionHash: null, demo: true })
    expect(seat?.house).toBe(playHouseAccount(pampas.merchantCode))
  })
})

describe('a purse', () => {
  test('is full at first, and filled up again when it has run low', () => {
    const { context, store, member } = enter('player')
    const spend = (amount: bigint) =>
      store.ledger.post({
        merchant: pampas.merchantCode,
        reason: 'round',
        reference: `R-${amount}`,
        at: 1,
        entries: [
          { account: purse, amount: -amount },
          { account: playHouseAccount(pampas.merchantCode), amount },
        ],
      })
    const purse = openPurse(context, member, '')
    expect(store.ledger.balance(purse)).toBe(200_000n)
    spend(180_000n)
    openPurse(context, member, '')
    expect(store.ledger.balance(purse)).toBe(20_000n)
    spend(1n)
    openPurse(context, member, '')
    expect(store.ledger.balance(purse)).toBe(200_000n)
    expect(store.ledger.total()).toBe(0n)
  })

  test('of a trial account is its wallet, of a browser its own', () => {
    const { context, member } = enter('trial')
    expect(openPurse(context, member, '')).toBe(walletAccount(member?.id ?? ''))
    expect(openPurse(context, null, 'a')).not.toBe(openPurse(context, null, 'b'))
  })
})
