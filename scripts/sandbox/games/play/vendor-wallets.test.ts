import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { getMerchantWallet } from '../../../../src/api/money/wallet.ts'
import { gameWhich, launching } from '../../testing/contract.ts'
import type { MerchantSeed } from '../../site/merchant.ts'
import { hoasen, createTestSandbox, pampas } from '../../testing/sandbox.ts'

const bench = createTestSandbox({ merchants: [pampas, hoasen] })
afterAll(() => bench.sandbox.close())

const VENDORS = ['AG', 'CQ9', 'KY'] as const

interface Player {
  readonly username: string
  readonly token: string
}

function launch({ username, token }: Player, vendor: string, merchant: MerchantSeed, demo = false) {
  const { vassalage, gameId, nodeId } = gameWhich(
    (game) => game.vassalage === vendor && (!demo || game.supportPlay === 0),
    merchant,
  )
  const { merchantCode } = merchant
  const named = { ...launching, merchantCode, username, token, language: 'EN', vassalage, gameId, nodeId }
  return bench.call('getLaunchAddress', { payload: { ...named, ...(demo ? { demo: 1 } : {}) }, token, merchant })
}
const leave = ({ token }: Player, vassalage: string, merchant: MerchantSeed) =>
  bench.call('leaveGame', { payload: { vassalage }, token, merchant })
const wallets = async ({ token }: Player, merchant: MerchantSeed) => {
  const heard = await bench.call('getMerchantWallet', { token, merchant })
  const { isSingle, wallets: held } = v.parse(getMerchantWallet.reply, heard.value)
  const full = held?.filter(({ balance }) => Number(balance) > 0)
  return { isSingle, held: Object.fromEntries(full?.map(({ vassalage, balance }) => [vassalage, balance]) ?? []) }
}
const balance = async ({ token }: Player, merchant: MerchantSeed) =>
  (await bench.call('getBalance', { token, merchant })).value
const ledger = ({ username }: Player, merchant: MerchantSeed) =>
  bench.control('GET', `/sandbox/ledger?merchant=${merchant.id}&member=${username}`)

describe('a single wallet', () => {
  test('holds all money wherever it is played with', async () => {
    const player = await bench.member('player', pampas, '80.00')
    await launch(player, 'AG', pampas)
    expect(await wallets(player, pampas)).toEqual({ isSingle: true, held: {} })
    expect(await leave(player, 'AG', pampas)).toMatchObject({ success: true })
    expect(await ledger(player, pampas)).toMatchObject({ balance: '80.00', total: '0' })
  })
})

describe('wallets a vendor', () => {
  test('have all money at launch, and give it back when the vendor is left', async () => {
    const player = await bench.member('player', hoasen, '80.00')
    await launch(player, 'AG', hoasen)
    expect(await wallets(player, hoasen)).toEqual({ isSingle: false, held: { AG: '80.00' } })
    expect(await balance(player, hoasen)).toEqual({ sumBalance: '80.00' })
    expect(await ledger(player, hoasen)).toMatchObject({
      balance: '0.00',
      wallets: [{ vassalage: 'AG', balance: '80.00' }],
      sumBalance: '80.00',
      total: '0',
    })
    for (const _ of [1, 2]) expect(await leave(player, 'AG', hoasen)).toMatchObject({ success: true, value: {} })
    expect(await wallets(player, hoasen)).toEqual({ isSingle: false, held: {} })
    // Opened, out, home: leaving twice moved nothing twice.
    const { transactions } = (await ledger(player, hoasen)) as { transactions: { reason: string }[] } // as `control.ts` writes it
    expect(transactions.map(({ reason }) => reason)).toEqual(['opening', 'transfer-out', 'transfer-in'])
  })

  test('of an empty account move nothing', async () => {
    const player = await bench.member('empty', hoasen)
    expect(await launch(player, 'AG', hoasen)).toMatchObject({ success: true })
    expect(await balance(player, hoasen)).toEqual({ sumBalance: '0.00' })
  })

  test('are not touched by a trial, nor by leaving where nobody was', async () => {
    const player = await bench.member('player', hoasen, '80.00')
    await launch(player, 'CQ9', hoasen, true)
    await leave(player, 'NOBODY', hoasen)
    expect(await ledger(player, hoasen)).toMatchObject({ balance: '80.00', total: '0' })
  })

  test('are never more than one that is full, and lose nothing on the way (property)', async () => {
    const step = fc.oneof(
      fc.record({ go: fc.constantFrom(...VENDORS) }),
      fc.record({ leave: fc.constantFrom(...VENDORS) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const player = await bench.member('player', hoasen, '123.45')
        let at: string | null = null
        for (const said of steps) {
          if ('go' in said) await launch(player, (at = said.go), hoasen)
          else {
            await leave(player, said.leave, hoasen)
            if (said.leave === at) at = null
          }
          expect((await wallets(player, hoasen)).held).toEqual(at === null ? {} : { [at]: '123.45' })
          expect(await balance(player, hoasen)).toEqual({ sumBalance: '123.45' })
        }
        expect(await ledger(player, hoasen)).toMatchObject({ total: '0' })
      }),
      { numRuns: 30 },
    )
  })
})
