import { Link } from '@tanstack/react-router'
import { Crest } from '../../../parts/sports/crest/crest.tsx'
import { MoreMarkets } from '../../../parts/sports/fixture-row/more-markets.tsx'
import { MarketPrices } from '../../../parts/sports/market-prices/market-prices.tsx'
import { FixtureTime } from '../../../parts/sports/match-clock/fixture-time.tsx'
import { ScoreBoard } from '../../../parts/sports/score-board/score-board.tsx'
import { SportMark } from '../../../parts/sports/sport-mark/sport-mark.tsx'
import { standingOf } from '../../../parts/sports/standing.ts'
import { useFixture } from '../../../parts/sports/use-fixture.ts'
import { shortNameOf } from '../../../rules/sports/fixture.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import * as css from './feature-card.css.ts'

/** The first match that is on, larger than the others. */
export function FeatureCard({ id }: { readonly id: string }) {
  const fixture = useFixture(id, standingOf)
  if (!fixture) return null
  const { home, away, score, sport, league, stage, result, totals, resultName, totalsName, marketCount } = fixture
  return (
    <article aria-label={`${home.name} – ${away.name}`} className={css.card}>
      <div className={css.head}>
        <SportMark sport={sport} />
        <strong className={css.league}>{league.name}</strong>
        {stage && <span className={css.stage}>{stage}</span>}
      </div>
      <span aria-hidden className={css.resultName}>
        {resultName}
      </span>
      <span aria-hidden className={css.totalsName}>
        {totalsName}
      </span>
      <div className={css.stand}>
        {score && <ScoreBoard score={score} size="s" />}
        <span className={css.time}>
          <FixtureTime fixture={fixture} />
        </span>
      </div>
      <Link to="/sports" search={{ fixture: id }} className={css.who}>
        {[home, away].map((team) => (
          <span key={team.id} className={css.team}>
            <Crest team={team} />
            <span aria-hidden className={css.name}>
              {shortNameOf(team)}
            </span>
            <VisuallyHidden>{team.name}</VisuallyHidden>
          </span>
        ))}
      </Link>
      <div className={css.result}>
        <MarketPrices fixture={id} market={result} />
      </div>
      <div className={css.totals}>
        <MarketPrices fixture={id} market={totals} />
      </div>
      <MoreMarkets fixture={id} count={marketCount - 2} className={css.more} />
    </article>
  )
}
