/** A slot: a spin, and the free spins that it may bring, which stay open until they are spun. */
import * as v from 'valibot'
import { playedLines } from '../kinds.ts'
import type { Turn } from '../../../sandbox/games/play/round-books.ts'
import { PlayRefused, type Play, type Setting } from '../play.ts'
import { shareOf } from '../rules/share.ts'
import { FREE_SPINS, FREE_TIMES, machineOf, PAYS, SCATTER_PAYS } from '../rules/slot-machine.ts'
import { spin, type Spin } from '../rules/slot.ts'
import { amountSchema, decimal, readAmount, withinLimits } from '../stakes.ts'

interface Bet {
  readonly stake: string
}

/** Amounts are whole minor units as text, for JSON. */
const state = v.strictObject({
  stake: v.string(),
  won: v.string(),
  left: v.number(),
  total: v.number(),
  set: v.number(),
})
type State = v.InferOutput<typeof state>

const machineIn = ({ game }: Setting) => machineOf(playedLines(game), game.rtp)

export const slot: Play<Bet, State> = {
  concurrent: false,
  bet: v.strictObject({ stake: amountSchema }),
  state,
  begin: ({ stake: text }, setting, draws) => {
    const stake = withinLimits(readAmount(text, setting.merchant), setting)
    const drawn = spin(machineIn(setting), draws)
    const win = worth(drawn, stake, setting)
    return turn({ stake, drawn, spun: win, win, free: { left: drawn.free, total: drawn.free, stake } }, setting)
  },
  step: (held, setting, draws) => {
    if (held.left < 1) throw new PlayRefused('round-unknown')
    const stake = BigInt(held.stake)
    const drawn = spin(machineIn(setting), draws, held.set)
    const spun = worth(drawn, stake, setting) * BigInt(FREE_TIMES)
    const free = { left: held.left - 1, total: held.total, stake }
    return turn({ stake: 0n, drawn, spun, win: BigInt(held.won) + spun, free }, setting)
  },
  table: (setting) => {
    const { lines, coins } = machineIn(setting)
    return { lines, coins, pays: PAYS, scatterPays: SCATTER_PAYS, freeSpins: FREE_SPINS, freeTimes: FREE_TIMES }
  },
}

const worth = ({ pay }: Spin, stake: bigint, setting: Setting): bigint =>
  shareOf(stake, BigInt(pay), BigInt(machineIn(setting).coins))

interface Spun {
  readonly stake: bigint
  readonly drawn: Spin
  /** What this spin alone won. */
  readonly spun: bigint
  readonly win: bigint
  readonly free: { readonly left: number; readonly total: number; readonly stake: bigint }
}

function turn({ stake, drawn, spun, win, free }: Spun, { merchant }: Setting): Turn {
  const { left, total } = free
  return {
    stake,
    win,
    shown: { ...drawn, spun: decimal(spun, merchant), won: decimal(win, merchant), left, total },
    ...(left > 0 && {
      open: { state: { stake: String(free.stake), won: String(win), left, total, set: drawn.set } satisfies State },
    }),
  }
}
