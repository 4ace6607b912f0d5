/** A fish room: each shot is a round. */
import * as v from 'valibot'
import type { Play } from '../play.ts'
import { FISH, lands } from '../rules/fish.ts'
import { amountSchema, decimal, readAmount, withinLimits } from '../stakes.ts'

interface Bet {
  readonly stake: string
  readonly fish: string
}

export const fish: Play<Bet, never> = {
  concurrent: false,
  bet: v.strictObject({ stake: amountSchema, fish: v.picklist(FISH.map(({ name }) => name)) }),
  state: v.never(),
  begin: ({ stake: text, fish: name }, setting, draws) => {
    const stake = withinLimits(readAmount(text, setting.merchant), setting)
    const aim = FISH.find((one) => one.name === name)
    if (!aim) throw new Error(`${name} swims in no room`)
    const hit = lands(aim, setting.game.rtp, draws)
    const win = hit ? stake * BigInt(aim.times) : 0n
    return {
      stake,
      win,
      shown: { fish: name, hit, won: decimal(win, setting.merchant), spun: decimal(win, setting.merchant) },
    }
  },
  table: () => ({ fish: FISH }),
}
