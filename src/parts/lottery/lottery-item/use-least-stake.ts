import { useAtomValue } from 'jotai'
import type { Lottery } from '../../../state/lottery/lottery.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { readBet } from '../../games/game-card/read-bet.ts'
import { useFormatPlain } from '../../money/money-form/use-format-money.ts'

/** Writes the least that a bet on a lottery stakes; empty where it is not told. */
export function useLeastStake(): (lottery: Pick<Lottery, 'minBet'>) => string {
  const { digits } = useAtomValue(brandAtom).currency
  const money = useFormatPlain()
  return ({ minBet }) => {
    const least = readBet(minBet, digits)
    return least === null || least === 0n ? '' : money(least)
  }
}
