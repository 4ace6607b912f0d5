import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { SlideMatch } from '../../../parts/rewards/offer/slide/slide.ts'
import { LaterMatchSlide } from '../../../parts/sports/match-slide/later-match-slide.ts'
import { useMatchName } from '../../../parts/sports/use-match-name.ts'
import { useFixture } from '../../../parts/sports/use-fixture.ts'
import type { Fixture } from '../../../rules/sports/fixture.ts'
import { mainMatch } from '../../../rules/sports/main-fixtures.ts'
import { isOver } from '../../../rules/sports/shown-outcome.ts'
import { useModules } from '../../../state/site/modules.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { soldMatchAtom } from '../../../state/sports/sold-match.ts'
import { fixturesQuery, type FixturePage } from '../../../state/sports/fixtures.ts'

const mainOf = ({ fixtures }: FixturePage): string | null => mainMatch(fixtures)?.id ?? null

const pick = (fixture: Fixture) => ({
  home: fixture.home.name,
  away: fixture.away.name,
  isOver: isOver(fixture),
})

/**
 * The match that is sold, the same one until it has ended: `undefined` until it is known and can be drawn, `null` where there is none, or the vendor offers no
 * fixtures.
 * @param enabled whether to ask for what is not known yet
 */
export function useMainMatch(enabled: boolean): SlideMatch | null | undefined {
  const { code } = useAtomValue(languageAtom)
  const called = useMatchName()
  const { flags, known } = useModules()
  const isOffered = enabled && flags.FIXTURES
  const view = useView(isOffered)
  const { data, isError, refetch } = useQuery({
    ...fixturesQuery(code, { live: true }),
    enabled: isOffered,
    select: mainOf,
    // What is on is listed beside it, and asked for anew there.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  const [held, setHeld] = useState<string | null>(null)
  const shown = useFixture(held ?? '', pick)
  const hasEnded = shown?.isOver === true
  // Another match would take the place of the one that somebody looks at.
  if (data !== undefined && data !== held && (held === null || hasEnded)) setHeld(data)
  useEffect(() => {
    if (hasEnded) void refetch()
  }, [hasEnded, refetch])
  const tellSold = useSetAtom(soldMatchAtom)
  const sold = isOffered && shown ? held : null
  useEffect(() => {
    if (sold === null) return undefined
    tellSold(sold)
    return () => tellSold(null)
  }, [sold, tellSold])
  if (isError || view === 'failed' || (known && !flags.FIXTURES)) return null
  if (view !== 'there' || data === undefined) return undefined
  if (data === null && held === null) return null
  // Not yet: where there is none, others would be asked for in its place.
  return held !== null && shown ? { id: held, title: called(shown.home, shown.away) } : undefined
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
