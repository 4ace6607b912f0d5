import { useAtomValue } from 'jotai'
import { formatDecimal } from '../../../i18n/format/format.ts'
import { writePoints } from '../../../rules/rewards/points.ts'
import { languageAtom } from '../../../state/site/language.ts'

/** Says points as people read them, without decimals that say nothing; what came has its plus where that is asked for. */
export function useFormatPoints(): (hundredths: bigint, hasPlus?: boolean) => string {
  const { tag } = useAtomValue(languageAtom)
  return (hundredths, hasPlus) => formatDecimal(writePoints(hundredths).replace(/\.00$/, ''), tag, hasPlus)
}
