/** The operator's hand over a team: which contracts an agent may offer, and contracts settled before their time. */
import * as v from 'valibot'
import { CONTRACT_KINDS } from '../../../src/rules/team/contract-terms.ts'
import { choice } from '../scenarios/field.ts'
import { move } from '../money/move.ts'
import { gamesOf } from '../seeds/games/catalogue.ts'
import { namesOf } from '../seeds/account/names.ts'
import { growTeam, TEAM_LEVELS } from '../seeds/team/grow.ts'
import { settleContract } from '../team/contracts/settlement.ts'
import { ofMember } from './calls.ts'
import { ControlError, whole } from './parse.ts'
import { decimal } from './read-body.ts'
import { settledBet } from './settled-bet.ts'

export const teamCalls = [
  // Grows a team below a member, with a past.
  ofMember(
    'POST',
    '/sandbox/grown-teams',
    { count: whole(1, 20_000), levels: v.optional(whole(1, 12), TEAM_LEVELS) },
    ({ count, levels }, { store, member, seed, now, at }) => {
      growTeam(store, member, { count, levels, seed, now: now(), given: namesOf(at).given })
      return { members: store.tree.count({ top: member.id }) }
    },
  ),

  // Switches a kind of contract on or off for an agent, as the consolidated agent data tells it.
  ofMember(
    'POST',
    '/sandbox/contract-kinds',
    { kind: choice(CONTRACT_KINDS), on: v.boolean('expected true or false') },
    ({ kind, on }, { store, member }) => {
      store.agentPolicies.switchKind(member.id, kind, on)
      return { off: store.agentPolicies.kindsOff(member.id) }
    },
  ),

  // Has a member make a bet that is settled at once.
  ofMember('POST', '/sandbox/bets', { stake: decimal, win: v.optional(decimal, '0') }, (said, services) => {
    const { store, member, at, seed, now } = services
    const [stake, win] = [services.amountOf(said.stake, 'stake'), services.amountOf(said.win, 'win')]
    const [game] = gamesOf(at, { seed })
    if (!game) throw new ControlError('merchant: it has no games')
    return store.db.transaction(() => {
      const bet = settledBet(services, member, game, { stake, win, at: now(), nonce: 0 })
      const [from, to] = win > stake ? [bet.house, bet.account] : [bet.account, bet.house]
      const amount = win > stake ? win - stake : stake - win
      store.ledger.open(bet.house, at.merchantCode, true)
      store.bets.add(bet)
      if (amount > 0n)
        move(services, { merchant: at.merchantCode, reason: 'round', reference: bet.record, from, to, amount })
      return { record: bet.record }
    })
  }),

  // Settles what a member's contracts have earned until now, as if their periods were over.
  ofMember('POST', '/sandbox/settlements', {}, (_, services) => {
    const { store, member, now } = services
    // With what was bet in this very millisecond.
    const until = now() + 1
    store.db.transaction(() => {
      for (const contract of store.contracts.ofMember(member.id)) settleContract(services, contract, until, true)
    })
    return { settled: store.contracts.settlements(member.id).map(({ reference, state }) => ({ reference, state })) }
  }),
]
