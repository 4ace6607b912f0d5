import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { SlideJackpot } from '../../../parts/rewards/offer/slide/slide.ts'
import { jackpotsQuery } from '../../../state/games/jackpots.ts'
import { languageAtom } from '../../../state/site/language.ts'

/**
 * The largest jackpot: `undefined` until it is known, `null` where there is none or it cannot be read.
 * @param enabled whether to ask for what is not known yet
 */
export function useMainJackpot(enabled: boolean): SlideJackpot | null | undefined {
  const { code } = useAtomValue(languageAtom)
  const { data, dataUpdatedAt: at, isError } = useQuery({ ...jackpotsQuery(code), enabled })
  if (!data) return isError ? null : undefined
  const [jackpot] = data
  return jackpot ? { jackpot, at } : null
}
