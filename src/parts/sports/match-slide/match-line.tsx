import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { followSportsAtom, watchingAtom } from '../../../state/sports/feed.ts'
import { MarketPrices } from '../market-prices/market-prices.tsx'
import { FixtureTime } from '../match-clock/fixture-time.tsx'
import { standingOf } from '../standing.ts'
import { useFixture } from '../use-fixture.ts'
import { useMatchName } from '../use-match-name.ts'
import * as css from './match-slide.css.ts'

/** A match that is on, where a few things that are stand below each other: how it stands, and its prices. */
export function MatchLine({ id }: { readonly id: string }) {
  const follow = useSetAtom(followSportsAtom)
  const watching = useAtomValue(watchingAtom)
  useEffect(() => follow(), [follow])
  useEffect(() => watching.watch({ fixtures: [id] }), [watching, id])
  const called = useMatchName()
  const fixture = useFixture(id, standingOf)
  if (!fixture) return null
  const { home, away, score, result } = fixture
  return (
    <div className={css.lineBox}>
      <p className={css.lineHead}>
        <Link to="/sports" search={{ fixture: id }} className={css.lineName}>
          {called(home.name, away.name)}
        </Link>
        {score && (
          <bdi dir="ltr" className={css.lineScore}>
            {score.home}–{score.away}
          </bdi>
        )}
        <FixtureTime fixture={fixture} />
      </p>
      <MarketPrices fixture={id} market={result} />
    </div>
  )
}
