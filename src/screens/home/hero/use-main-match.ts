import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { SlideMatch } from '../../../parts/rewards/offer/slide/slide.ts'
import { LaterMatchSlide } from '../../../parts/sports/match-slide/later-match-slide.ts'
import { mainMatch } from '../../../rules/sports/main-fixtures.ts'
import { useModules } from '../../../state/site/modules.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { fixturesQuery, type FixturePage } from '../../../state/sports/fixtures.ts'

function slideMatch({ fixtures }: FixturePage): SlideMatch | null {
  const found = mainMatch(fixtures)
  return found && { id: found.id, title: `${found.home.name} – ${found.away.name}` }
}

/**
 * The match that is sold: `undefined` until it is known and can be drawn, `null` where there is none, or the vendor offers no
 * fixtures.
 * @param enabled whether to ask for what is not known yet
 */
export function useMainMatch(enabled: boolean): SlideMatch | null | undefined {
  const { code } = useAtomValue(languageAtom)
  const { flags, known } = useModules()
  const isOffered = enabled && flags.FIXTURES
  const view = useView(isOffered)
  const { data, isError } = useQuery({
    ...fixturesQuery(code, { live: true }),
    enabled: isOffered,
    select: slideMatch,
    // Another match would take the place of the one that somebody looks at.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  if (isError || view === 'failed' || (known && !flags.FIXTURES)) return null
  return view === 'there' ? data : undefined
}

/** Whether what draws it has come: the words that it takes the place of stay until then. */
function useView(isWanted: boolean): 'waiting' | 'there' | 'failed' {
  const [state, setState] = useState<'waiting' | 'there' | 'failed'>(LaterMatchSlide.isLoaded() ? 'there' : 'waiting')
  useEffect(() => {
    if (!isWanted) return
    LaterMatchSlide.preload().then(
      () => setState('there'),
      () => setState('failed'),
    )
  }, [isWanted])
  return state
}
