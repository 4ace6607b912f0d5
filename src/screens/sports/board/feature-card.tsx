import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Crest } from '../../../parts/sports/crest/crest.tsx'
import { MoreMarkets } from '../../../parts/sports/fixture-row/more-markets.tsx'
import { FixtureRow } from '../../../parts/sports/fixture-row/fixture-row.tsx'
import { MarketColumns } from '../../../parts/sports/market-columns/market-columns.tsx'
import { MarketHeads } from '../../../parts/sports/market-columns/market-heads.tsx'
import { useColumns } from '../../../parts/sports/market-columns/use-columns.ts'
import { FixtureTime } from '../../../parts/sports/match-clock/fixture-time.tsx'
import { ScoreBoard } from '../../../parts/sports/score-board/score-board.tsx'
import { SportMark } from '../../../parts/sports/sport-mark/sport-mark.tsx'
import { standingOf } from '../../../parts/sports/standing.ts'
import { useFixture } from '../../../parts/sports/use-fixture.ts'
import { useMatchName } from '../../../parts/sports/use-match-name.ts'
import { shortNameOf } from '../../../rules/sports/fixture.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import * as css from './feature-card.css.ts'

interface FeatureCardProps {
  readonly id: string
  /** Whether there is room for more than a row of its own. */
  readonly isWide: boolean
}

/** The first match that is on, larger than the others. */
export function FeatureCard({ id, isWide }: FeatureCardProps) {
  const called = useMatchName()
  const fixture = useFixture(id, standingOf)
  const all = useColumns()
  const { layout } = useAtomValue(brandAtom)
  if (!fixture) return null
  const { home, away, score, sport, league, stage, marketCount } = fixture
  const columns = all.length > 1 ? all.filter((market) => fixture[market] !== null) : all
  // On paper of its own where the others have none.
  const ground = layout.board === 'lines' ? { 'data-offer': '' } : {}
  if (!isWide)
    return (
      <div className={css.small} {...ground}>
        <FixtureRow id={id} columns={columns} namesLeague />
      </div>
    )
  return (
    <article aria-label={called(home.name, away.name)} className={css.card} {...ground}>
      <div className={css.head}>
        <SportMark sport={sport} />
        <strong className={css.league}>{league.name}</strong>
        {stage && <span className={css.stage}>{stage}</span>}
      </div>
      <MarketHeads fixture={id} columns={columns} className={css.heads} />
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
      <div className={css.markets}>
        <MarketColumns fixture={id} markets={fixture} columns={columns} paused={fixture.paused} />
      </div>
      <MoreMarkets fixture={id} count={marketCount - columns.length} className={css.more} />
    </article>
  )
}
