import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { FixtureTime } from '../match-clock/fixture-time.tsx'
import type { MainMarket } from '../../../brand/layout-schema.ts'
import { MarketColumns } from '../market-columns/market-columns.tsx'
import { standingOf } from '../standing.ts'
import { useFixture } from '../use-fixture.ts'
import { useMatchName } from '../use-match-name.ts'
import * as css from './fixture-row.css.ts'
import { MoreMarkets } from './more-markets.tsx'
import { sideScores } from './side-scores.ts'
import { TeamLine } from './team-line.tsx'

interface FixtureRowProps {
  /** A fixture that has been asked for. */
  readonly id: string
  /** Which of its main markets are shown: `useColumns`. */
  readonly columns: readonly MainMarket[]
  /** Whether its league is named, where no heading above says it. */
  readonly namesLeague?: boolean
}

/** A fixture in a list: when, who meets whom and how it stands, and its main prices. */
export const FixtureRow = memo(function FixtureRow({ id, columns, namesLeague = false }: FixtureRowProps) {
  const called = useMatchName()
  const fixture = useFixture(id, standingOf)
  if (!fixture) return null
  const { home, away, marketCount, league } = fixture
  return (
    // A fieldset would bring its own frame and its own way of naming.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={called(home.name, away.name)} className={css.row[namesLeague ? 'named' : 'plain']}>
      <span className={css.time}>
        <FixtureTime fixture={fixture} isShort={namesLeague} />
        {namesLeague && <span className={css.league}>{league.name}</span>}
      </span>
      <Link to="/sports" search={{ fixture: id }} className={css.who}>
        {(['home', 'away'] as const).map((side) => (
          <TeamLine key={side} team={fixture[side]} {...sideScores(side, fixture)} />
        ))}
      </Link>
      <MarketColumns fixture={id} markets={fixture} columns={columns} paused={fixture.paused} />
      <MoreMarkets fixture={id} count={marketCount - columns.length} className={css.more} />
    </div>
  )
})
