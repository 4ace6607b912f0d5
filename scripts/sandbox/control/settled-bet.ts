/** A bet that was made and settled in one moment, for members who are given a past. */
import { randomBytes } from 'node:crypto'
import type { Services } from '../context.ts'
import type { Game } from '../seeds/games/games.ts'
import { houseAccount, walletAccount } from '../store/ledger.ts'
import type { Member } from '../store/account/members.ts'
import type { Bet } from '../store/records/bets.ts'
import { seedInUse } from '../store/records/fairness-seeds.ts'

/** @param made amounts in minor units; `nonce` is how many rounds its seed has served before */
export function settledBet(
  { store }: Pick<Services, 'store'>,
  { id, merchant }: Pick<Member, 'id' | 'merchant'>,
  game: Game,
  made: Pick<Bet, 'stake' | 'win' | 'at' | 'nonce'>,
): Bet {
  const account = walletAccount(id)
  const name = randomBytes(8).toString('hex').toUpperCase()
  return {
    ...made,
    record: `B${new Date(made.at).toISOString().slice(0, 10).replaceAll('-', '')}-${name}`,
    merchant,
    member: id,
    account,
    house: houseAccount(merchant),
    round: randomBytes(16).toString('hex'),
    vendor: game.vassalage,
    game: game.gameId,
    node: game.nodeId,
    gameName: game.gameName,
    category: game.category,
    room: '',
    demo: false,
    validBet: made.stake,
    status: 'settled',
    settledAt: made.at,
    dueAt: null,
    seed: seedInUse(store.db, account, game.gameId).id,
    bet: '{}',
    details: '[{}]',
    state: null,
  }
}
