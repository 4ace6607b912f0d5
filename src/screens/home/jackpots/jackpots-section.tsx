import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { isUnknownCall } from '../../../rules/unknown-call.ts'
import { jackpotsQuery } from '../../../state/games/jackpots.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { useLaneGames } from '../lanes/use-lane-games.ts'
import type { LaterProps } from '../section/later-section.tsx'
import { SectionAnswer } from '../section/section-answer.tsx'
import { SectionHead } from '../section/section-head.tsx'
import { SHOWN_JACKPOTS } from '../section-sizes.ts'
import { JackpotCard } from './jackpot-card.tsx'
import * as css from './jackpots.css.ts'
import { JackpotsSkeleton } from './jackpots-skeleton.tsx'

/** What games fill together. Nothing of it where the platform does not tell of any. */
export function JackpotsSection({ titleId, title, note }: LaterProps) {
  const { code } = useAtomValue(languageAtom)
  const { offers } = useAtomValue(brandAtom).layout
  const query = useQuery(jackpotsQuery(code))
  const jackpots = query.data?.slice(0, SHOWN_JACKPOTS) ?? []
  // Their games stand here, and in no lane besides.
  useLaneGames(titleId, jackpots, SHOWN_JACKPOTS, true)
  if (isUnknownCall(query.error) || query.data?.length === 0) return null
  return (
    <>
      <SectionHead id={titleId} title={title} note={note} />
      <SectionAnswer query={query} waiting={<JackpotsSkeleton />}>
        {() => (
          <ul aria-labelledby={titleId} className={css.list}>
            {jackpots.map((jackpot) => (
              <JackpotCard key={jackpot.id} jackpot={jackpot} at={query.dataUpdatedAt} look={offers} />
            ))}
          </ul>
        )}
      </SectionAnswer>
    </>
  )
}
