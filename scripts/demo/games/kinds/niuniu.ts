/** A card room: a hand against the others of a table, with one decision once four cards are seen. */
import * as v from 'valibot'
import { artwork } from '../../art/version.ts'
import { AVATARS } from '../../../sandbox/seeds/account/avatars.ts'
import { avatarAddress } from '../../../sandbox/site/images.ts'
import { createRandom, numberOf } from '../../../sandbox/seeds/random.ts'
import { maskName, someUsername } from '../../../sandbox/seeds/games/winners.ts'
import { PlayRefused, type Play, type Setting } from '../play.ts'
import { without } from '../rules/draws.ts'
import { anteOf, dealHands, potOf, rakeOf, SEATS, SEEN, winnerOf, wouldStay } from '../rules/niuniu.ts'
import { amountSchema, decimal, readAmount, withinLimits } from '../stakes.ts'

interface Bet {
  readonly stake: string
}

const state = v.strictObject({
  /** Whole minor units as text, for JSON. */
  stake: v.string(),
  /** By seat, the player's own first: all five cards, of which four are shown. */
  hands: v.array(v.array(v.number())),
})
type State = v.InferOutput<typeof state>

export const niuniu: Play<Bet, State> = {
  concurrent: false,
  bet: v.strictObject({ stake: amountSchema }),
  state,
  choices: ['stay', 'fold'],
  begin: ({ stake: text }, setting, draws) => {
    const stake = withinLimits(readAmount(text, setting.merchant), setting)
    const hands = dealHands(draws)
    const own = hands[0]?.slice(0, SEEN) ?? []
    // What the others hold, and the fifth card, stays with the server until it is decided.
    return {
      stake,
      win: 0n,
      shown: { own, ...putIn(stake, 0, setting) },
      open: { state: { stake: String(stake), hands } satisfies State },
    }
  },
  step: (held, setting, _draws, choice) => {
    const stake = BigInt(held.stake)
    const { hands } = held
    if (hands.length !== SEATS) throw new PlayRefused('round-unknown')
    const stayed = hands.map((hand, seat) => (seat === 0 ? choice === 'stay' : wouldStay(hand)))
    const count = stayed.filter(Boolean).length
    const pot = potOf(stake, count)
    const winner = winnerOf(hands, stayed)
    const won = winner === 0 ? pot - rakeOf(pot) : 0n
    const kept = stayed[0] ? 0n : stake - anteOf(stake)
    return {
      stake: 0n,
      win: won + kept,
      // What a folded hand did not put in was never at risk.
      validBet: stake - kept,
      shown: {
        // Who folds keeps the cards to themselves; of nobody stays, all are laid open.
        hands: hands.map((hand, seat) => (seat === 0 || stayed[seat] || count === 0 ? hand : null)),
        stayed,
        winner,
        ...putIn(stake, count, setting),
        rake: decimal(rakeOf(pot), setting.merchant),
        won: decimal(won, setting.merchant),
      },
    }
  },
  table: (setting) => ({ others: othersAt(setting) }),
}

/** What lies in the pot, what an ante is, and what staying costs besides: decimal strings. */
const putIn = (stake: bigint, stayed: number, { merchant }: Setting) => ({
  pot: decimal(potOf(stake, stayed), merchant),
  ante: decimal(anteOf(stake), merchant),
  rest: decimal(stake - anteOf(stake), merchant),
})

/** How long the same sit at a table, in milliseconds. */
const SITTING = 600_000

/** Who sits at the other seats: invented, and played by the room itself. */
function othersAt({ game, now }: Setting) {
  const random = createRandom(numberOf(`table/${game.gameId}/${Math.floor(now / SITTING)}`))
  return without(random, SEATS - 1, AVATARS.length).map((at) => ({
    name: maskName(someUsername(random)),
    picture: avatarAddress(artwork, AVATARS[at] ?? AVATARS[0]),
  }))
}
