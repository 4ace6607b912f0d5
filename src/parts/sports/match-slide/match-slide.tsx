import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import type { Fixture, Team } from '../../../rules/sports/fixture.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { followSportsAtom, watchingAtom } from '../../../state/sports/feed.ts'
import * as frame from '../../rewards/offer/slide/offer-frame.css.ts'
import { press } from '../../rewards/offer/slide/offer-slide.css.ts'
import { ResponsibleLink } from '../../rewards/offer/slide/responsible-link.tsx'
import { cx } from '../../../ui/layout/cx.ts'
import { Crest } from '../crest/crest.tsx'
import { MarketPrices } from '../market-prices/market-prices.tsx'
import { FixtureTime } from '../match-clock/fixture-time.tsx'
import { ScoreBoard } from '../score-board/score-board.tsx'
import { standingOf } from '../standing.ts'
import { useFixture } from '../use-fixture.ts'
import { useMatchName } from '../use-match-name.ts'
import { BoostTerms } from './boost-terms.tsx'
import * as css from './match-slide.css.ts'

interface MatchSlideProps {
  /** A fixture that has been asked for. */
  readonly id: string
  /** What stands above its card, such as the page's heading. */
  readonly head?: ReactNode
  /** Whether that is seen: then what it is of stands above it. */
  readonly isBelow?: boolean
}

/** How it stands, and the price of it that is boosted. */
const pick = (fixture: Fixture) => {
  const standing = standingOf(fixture)
  const result = fixture.markets.find(({ id }) => id === standing.result)
  const boost = result?.outcomes.find((outcome) => outcome.boost)?.boost
  return { ...standing, until: boost?.until ?? null, mostStake: boost?.mostStake ?? null }
}

/** A match that is on, over the home page's first picture: how it stands, and its three prices. */
export function MatchSlide({ id, head, isBelow = false }: MatchSlideProps) {
  const follow = useSetAtom(followSportsAtom)
  const watching = useAtomValue(watchingAtom)
  useEffect(() => follow(), [follow])
  useEffect(() => watching.watch({ fixtures: [id] }), [watching, id])
  const called = useMatchName()
  const fixture = useFixture(id, pick)
  const { offers } = useAtomValue(brandAtom).layout
  const isMember = useAtomValue(sessionAtom) !== null
  if (!fixture) return null
  const { home, away, score, league, stage, result, marketCount, until, mostStake } = fixture
  return (
    <article className={frame.slide} aria-label={called(home.name, away.name)}>
      {isBelow ? (
        <div className={css.above}>
          <p className={css.kicker}>
            <span className={css.live}>
              <Trans context="a match">Live</Trans>
            </span>
            <strong>{league.name}</strong>{' '}
            {marketCount > 0 && <Plural value={marketCount} one="# market" other="# markets" />}
          </p>
          {head}
        </div>
      ) : (
        head
      )}
      {/* A member has paper beside it, so that it is the board itself. */}
      <div className={frame.card} {...(offers === 'ticket' && isMember ? {} : { 'data-offer': '' })}>
        <div className={frame.words}>
          {!isBelow && (
            <p className={css.league}>
              <strong>{league.name}</strong> {stage}
            </p>
          )}
          <div className={css.match}>
            <Side team={home} />
            <span className={css.stand}>
              {score ? <ScoreBoard score={score} size="l" /> : <span aria-hidden>–</span>}
              <span className={css.time}>
                <FixtureTime fixture={fixture} isExact />
              </span>
            </span>
            <Side team={away} />
          </div>
        </div>
        <div className={frame.foot}>
          <div className={css.prices}>
            {until !== null && <BoostTerms until={until} mostStake={mostStake} />}
            <MarketPrices fixture={id} market={result} look="ticket" />
          </div>
          <p className={css.more}>
            <Link to="/sports" search={{ fixture: id }} className={cx(css.link, press)}>
              {marketCount > 0 ? (
                <Plural value={marketCount} one="# market" other="# markets" />
              ) : (
                <Trans>See the match</Trans>
              )}
            </Link>
            <ResponsibleLink />
          </p>
        </div>
      </div>
    </article>
  )
}

function Side({ team }: { readonly team: Team }) {
  return (
    <span className={css.side}>
      <Crest team={team} size="m" />
      <span className={css.name}>{team.name}</span>
    </span>
  )
}
