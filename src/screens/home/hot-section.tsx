import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { GlobalLoader } from './global-loader/global-loader.tsx'
import { brandAtom } from '../../state/site/brand.ts'
import { hotGamesQuery } from '../../state/games/games.ts'
import { languageAtom } from '../../state/site/language.ts'
import { GamesSection } from './games-section.tsx'
import type { LaterProps } from './section/later-section.tsx'

/** The games that are played most, shown with the global loader (spec 7, "Hot games"). */
export function HotSection(props: LaterProps) {
  const brand = useAtomValue(brandAtom)
  const { code } = useAtomValue(languageAtom)
  const query = useQuery(hotGamesQuery(code))
  return (
    <>
      <GlobalLoader />
      <GamesSection {...props} query={query} arrange={brand.layout.hot} marksHot={false} />
    </>
  )
}
