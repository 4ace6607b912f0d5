import { Plural, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { ChevronDown } from '../../../ui/media/later-icons.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { FavoriteHeart } from '../favorite-heart/favorite-heart.tsx'
import type { DrawQueue } from '../../../ui/lists/fling/draw-queue.ts'
import { FixtureRow } from '../fixture-row/fixture-row.tsx'
import { RowPlace } from './row-place.tsx'
import { SportMark } from '../sport-mark/sport-mark.tsx'
import { useFixture } from '../use-fixture.ts'
import type { Fixture } from '../../../rules/sports/fixture.ts'
import * as css from './league-block.css.ts'

interface LeagueBlockProps {
  /** Its place in the list that it stands in, which looks for it. */
  readonly at?: number

  /** Draws its rows in turn, as the list goes by. */
  readonly queue?: DrawQueue
  /** Of its fixtures, in their order; each has been asked for. */
  readonly ids: readonly string[]
  readonly league: { readonly id: string; readonly name: string }
  readonly sport: string
  readonly live: number
  /** Its own heading; none for what goes on from the block before. */
  readonly hasHead?: boolean
  /** Whether it ends here; otherwise the next block goes on. */
  readonly isEnd?: boolean
  readonly isFolded: boolean
  /** The same function each time; it is told the league's id. */
  readonly onFold: (league: string) => void
}

/** The fixtures of a league below its name, and above the columns what is bet on; folded it is its name alone. */
export const LeagueBlock = memo(function LeagueBlock(props: LeagueBlockProps) {
  const { at, queue, ids, league, sport, live, hasHead = true, isEnd = true, isFolded, onFold } = props
  const { id, name } = league
  const { t } = useLingui()
  return (
    <section
      data-at={at}
      aria-label={hasHead ? name : t`${name}, continued`}
      className={cx(css.block, hasHead && css.begins, isEnd && css.ends)}
    >
      {hasHead && (
        <RowPlace queue={queue} waiting={<div className={css.head}>{name}</div>}>
          <div className={css.head}>
            <div className={css.lead}>
              <h2 className={css.title}>
                <button type="button" className={css.fold} aria-expanded={!isFolded} onClick={() => onFold(id)}>
                  <SportMark sport={sport} />
                  <span className={css.name}>{name}</span>
                  {live > 0 && (
                    <span className={css.note}>
                      <Plural value={live} one="# live" other="# live" />
                    </span>
                  )}
                </button>
              </h2>
              <span className={css.tools}>
                <FavoriteHeart kind="league" it={{ id, name, sport }} />
              </span>
            </div>
            {ids[0] !== undefined && !isFolded && <MarketHeads id={ids[0]} />}
            <ChevronDown aria-hidden className={cx(icon.m, css.chevron, !isFolded && css.open)} />
          </div>
        </RowPlace>
      )}
      {!isFolded && (
        <ul className={css.rows}>
          {ids.map((fixture) => (
            <li key={fixture} className={css.item}>
              <RowPlace queue={queue} waiting={<div className={css.place} />}>
                <FixtureRow id={fixture} />
              </RowPlace>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
})

const pickNames = ({ markets }: Fixture) => ({
  result: markets.find(({ group }) => group === 'result')?.name ?? '',
  totals: markets.find(({ group }) => group === 'totals')?.name ?? '',
})

/** What the columns of prices are about. They name themselves to a screen reader. */
function MarketHeads({ id }: { readonly id: string }) {
  const names = useFixture(id, pickNames)
  return (
    names && (
      <span aria-hidden className={css.heads}>
        <span>{names.result}</span>
        <span>{names.totals}</span>
      </span>
    )
  )
}
