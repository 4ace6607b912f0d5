import { useAtomValue } from 'jotai'
import { ZALO_COUNTRY, ZALO_REWARD_MOST } from '../../../rules/figures.ts'
import { parseMoney } from '../../../rules/money/money.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { useFormatPlain } from '../../money/money-form/use-format-money.ts'

/**
 * The most that the Zalo reward brings, as the brand writes money (spec 9: "Zalo reward up to 131K"); `null` where the
 * figure does not hold, as it is one of đồng.
 */
export function useZaloReward(): string | null {
  const { country, currency } = useAtomValue(brandAtom)
  const money = useFormatPlain()
  return country === ZALO_COUNTRY ? money(parseMoney(ZALO_REWARD_MOST, currency.digits)) : null
}
