import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Crest } from '../../../parts/sports/crest/crest.tsx'
import { mainMarkets } from '../../../parts/sports/fixture-row/main-markets.ts'
import { MarketPrices } from '../../../parts/sports/market-prices/market-prices.tsx'
import { FixtureTime } from '../../../parts/sports/match-clock/fixture-time.tsx'
import { ScoreBoard } from '../../../parts/sports/score-board/score-board.tsx'
import { SportMark } from '../../../parts/sports/sport-mark/sport-mark.tsx'
import { useFixture } from '../../../parts/sports/use-fixture.ts'
import type { Fixture } from '../../../rules/sports/fixture.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import * as css from './feature-card.css.ts'

const pick = ({
  home,
  away,
  state,
  clock,
  period,
  points,
  startsAt,
  score,
  sport,
  league,
  stage,
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
  sport,
  league,
  stage,
  marketCount,
  ...mainMarkets(markets),
  resultName: markets.find(({ group }) => group === 'result')?.name ?? '',
  totalsName: markets.find(({ group }) => group === 'totals')?.name ?? '',
})

/** The first match that is on, larger than the others. */
export function FeatureCard({ id }: { readonly id: string }) {
  const fixture = useFixture(id, pick)
  if (!fixture) return null
  const { home, away, score, sport, league, stage, result, totals, resultName, totalsName } = fixture
  const more = Math.max(0, fixture.marketCount - 2)
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
            <span className={css.name}>{team.name}</span>
          </span>
        ))}
      </Link>
      <div className={css.result}>
        <MarketPrices fixture={id} market={result} />
      </div>
      <div className={css.totals}>
        <MarketPrices fixture={id} market={totals} />
      </div>
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
    </article>
  )
}
