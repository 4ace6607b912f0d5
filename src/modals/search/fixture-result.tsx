import { Crest } from '../../parts/sports/crest/crest.tsx'
import { SportMark } from '../../parts/sports/sport-mark/sport-mark.tsx'
import { useStartWords } from '../../parts/sports/match-clock/use-start-words.ts'
import { isLive, type Fixture } from '../../rules/sports/fixture.ts'
import { Option } from '../../ui/lists/options/option.tsx'
import { Trans } from '@lingui/react/macro'
import { MarkedName } from './marked-name.tsx'
import type { ResultProps } from './result-props.ts'
import * as css from './search.css.ts'

interface FixtureResultProps extends ResultProps {
  readonly fixture: Fixture
  readonly words: string
}

/** A fixture among the results: who meets whom, in which league, and when. */
export function FixtureResult({ fixture, words, ...result }: FixtureResultProps) {
  const startWords = useStartWords()
  const { home, away, league, sport, startsAt } = fixture
  const { time, day } = startWords(startsAt)
  return (
    <Option
      {...result}
      look="ruled"
      mark={
        <span className={css.mark}>{home.isPlayer ? <SportMark sport={sport} size="m" /> : <Crest team={home} />}</span>
      }
      name={
        <>
          <Trans comment="A match by its two sides">
            <MarkedName name={home.name} words={words} /> v <MarkedName name={away.name} words={words} />
          </Trans>
        </>
      }
      note={league.name}
      end={isLive(fixture) ? <Trans context="fixtures">Live</Trans> : `${day} ${time}`}
    />
  )
}
