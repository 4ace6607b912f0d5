import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { FixtureTime } from '../match-clock/fixture-time.tsx'
import { MarketPrices } from '../market-prices/market-prices.tsx'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import { TABLET } from '../../../ui/layout/media.ts'
import { standingOf } from '../standing.ts'
import { useFixture } from '../use-fixture.ts'
import * as css from './fixture-row.css.ts'
import { MoreMarkets } from './more-markets.tsx'
import { sideScores } from './side-scores.ts'
import { TeamLine } from './team-line.tsx'

interface FixtureRowProps {
  /** A fixture that has been asked for. */
  readonly id: string
  /** Whether its league is named, where no heading above says it. */
  readonly namesLeague?: boolean
}

/** How many markets have columns where there is room: the result, and the totals beside it. */
const COLUMNS = 2

/** A fixture in a list: when, who meets whom and how it stands, and its main prices. */
export const FixtureRow = memo(function FixtureRow({ id, namesLeague = false }: FixtureRowProps) {
  const fixture = useFixture(id, standingOf)
  // No list is wider than its window: on a phone, half of the prices would be drawn for nobody.
  const hasRoom = useMedia(TABLET)
  if (!fixture) return null
  const { home, away, result, totals, marketCount, league } = fixture
  return (
    // A fieldset would bring its own frame and its own way of naming.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={`${home.name} – ${away.name}`} className={css.row[namesLeague ? 'named' : 'plain']}>
      <span className={css.time}>
        <FixtureTime fixture={fixture} isShort={namesLeague} />
        {namesLeague && <span className={css.league}>{league.name}</span>}
      </span>
      <Link to="/sports" search={{ fixture: id }} className={css.who}>
        {(['home', 'away'] as const).map((side) => (
          <TeamLine key={side} team={fixture[side]} {...sideScores(side, fixture)} />
        ))}
      </Link>
      <span className={css.first}>
        <MarketPrices fixture={id} market={result} />
      </span>
      {hasRoom && (
        <span className={css.second}>
          <MarketPrices fixture={id} market={totals} />
        </span>
      )}
      <MoreMarkets fixture={id} count={marketCount - COLUMNS} className={css.more} />
    </div>
  )
})
