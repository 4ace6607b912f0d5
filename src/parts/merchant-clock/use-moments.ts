import { useAtomValue } from 'jotai'
import { formatTimeIn } from '../../i18n/zoned-format.ts'
import { brandAtom } from '../../state/brand.ts'
import { languageAtom } from '../../state/language.ts'

/** Says moments, in milliseconds since 1970, by the merchant's clock, as all records of a member do. */
export function useMoments(): (instant: number) => string {
  const { timeZone } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  return (instant) => formatTimeIn(timeZone, instant, tag)
}
