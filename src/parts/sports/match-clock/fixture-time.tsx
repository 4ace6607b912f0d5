import { Trans } from '@lingui/react/macro'
import { isLive, type Fixture } from '../../../rules/sports/fixture.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { MatchClock } from './match-clock.tsx'
import * as css from './fixture-time.css.ts'
import { usePeriodWords } from './use-period-words.ts'
import { useStartWords } from './use-start-words.ts'

interface FixtureTimeProps {
  readonly fixture: Pick<Fixture, 'sport' | 'state' | 'clock' | 'period' | 'points' | 'startsAt'>
  readonly isExact?: boolean
  /** Its clock, period or start alone. */
  readonly isShort?: boolean
}

/** When it is: its clock and period while it is on, else when it begins, or that it is over. Two short lines, or one after the other. */
export function FixtureTime({ fixture, isExact = false, isShort = false }: FixtureTimeProps) {
  const { sport, state, clock, period, points, startsAt } = fixture
  const periodWords = usePeriodWords()
  const startWords = useStartWords()
  if (isLive(fixture)) {
    const words = periodWords(period, sport)
    const [first, second] = clock?.isRunning
      ? [<MatchClock key="clock" clock={clock} isExact={isExact} />, words]
      : [words, points]
    return (
      <>
        <span className={cx(css.first, css.live, !clock?.isRunning && css.word)}>{first}</span>
        {!isShort && (
          <span className={css.second}>{state === 'paused' ? <Trans>Interrupted</Trans> : <bdi>{second}</bdi>}</span>
        )}
      </>
    )
  }
  if (state === 'finished' || state === 'postponed')
    return (
      <span className={css.first}>
        {state === 'finished' ? <Trans context="match">Ended</Trans> : <Trans>Postponed</Trans>}
      </span>
    )
  const { time, day } = startWords(startsAt)
  return (
    <>
      <time className={css.first} dateTime={new Date(startsAt).toISOString()}>
        {time}
      </time>
      {!isShort && <span className={css.second}>{day}</span>}
    </>
  )
}
