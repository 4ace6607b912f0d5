import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Fixture } from '../../../rules/sports/fixture.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { FixtureTime } from '../match-clock/fixture-time.tsx'
import { MarketPrices } from '../market-prices/market-prices.tsx'
import { useFixture } from '../use-fixture.ts'
import * as css from './fixture-row.css.ts'
import { mainMarkets } from './main-markets.ts'
import { sideScores } from './side-scores.ts'
import { TeamLine } from './team-line.tsx'

interface FixtureRowProps {
  /** A fixture that has been asked for. */
  readonly id: string
  /** How many markets have columns where there is room: the result, and the totals beside it. */
  readonly columns?: 1 | 2
  /** Whether its league is named, where no heading above says it. */
  readonly namesLeague?: boolean
}

const pick = ({
  home,
  away,
  state,
  clock,
  period,
  points,
  startsAt,
  score,
  parts,
  league,
  marketCount,
  markets,
}: Fixture) => ({
  home,
  away,
  state,
  clock,
  period,
  points,
  startsAt,
  score,
  parts,
  league,
  marketCount,
  ...mainMarkets(markets),
})

/** A fixture in a list: when, who meets whom and how it stands, and its main prices. */
export const FixtureRow = memo(function FixtureRow({ id, columns = 2, namesLeague = false }: FixtureRowProps) {
  const fixture = useFixture(id, pick)
  if (!fixture) return null
  const { home, away, result, totals, marketCount, league } = fixture
  const more = Math.max(0, marketCount - columns)
  return (
    // A fieldset would bring its own frame and its own way of naming.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={`${home.name} – ${away.name}`} className={css.row[columns]}>
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
      {columns === 2 && (
        <span className={css.second}>
          <MarketPrices fixture={id} market={totals} />
        </span>
      )}
      {more > 0 && (
        <Link to="/sports" search={{ fixture: id }} className={css.more}>
          <bdi dir="ltr" aria-hidden>
            +{more}
          </bdi>
          <VisuallyHidden>
            <Plural value={more} one="# more market" other="# more markets" />
          </VisuallyHidden>
        </Link>
      )}
    </div>
  )
})
