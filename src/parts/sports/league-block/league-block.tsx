import { Plural, useLingui } from '@lingui/react/macro'
import { memo, useRef } from 'react'
import { ChevronDown } from '../../../ui/media/later-icons.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { FavoriteHeart } from '../favorite-heart/favorite-heart.tsx'
import type { PartList } from '../../../ui/lists/fling/part-list.ts'
import { usePart } from '../../../ui/lists/fling/use-part.ts'
import { FixtureRow } from '../fixture-row/fixture-row.tsx'
import { MarketHeads } from '../market-columns/market-heads.tsx'
import { useLeagueColumns } from '../market-columns/use-columns.ts'
import { likelyHeight } from './likely-height.ts'
import { RowPlace } from './row-place.tsx'
import { SportMark } from '../sport-mark/sport-mark.tsx'
import * as css from './league-block.css.ts'

/** How many rows a page opens with: a window of them. All others come one by one, so that a slow phone answers meanwhile. */
const FIRST_ROWS = 10

interface LeagueBlockProps {
  /** The list that it is a part of, and its place in it. */
  readonly list: PartList
  readonly at: number
  /** How many rows stand above it in the list. */
  readonly rowsAbove: number
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
  const { list, at, rowsAbove, ids, league, sport, live, hasHead = true, isEnd = true, isFolded, onFold } = props
  const { id, name } = league
  const { t } = useLingui()
  const root = useRef<HTMLElement>(null)
  const columns = useLeagueColumns(ids)
  const rows = isFolded ? 0 : ids.length
  const { isDrawn, height } = usePart(list, root, rowsAbove < FIRST_ROWS, rows)
  return (
    <section
      ref={root}
      data-at={at}
      aria-label={hasHead ? name : t`${name}, continued`}
      className={cx(css.block, hasHead && css.begins, isEnd && css.ends)}
      style={isDrawn ? undefined : { blockSize: height ?? likelyHeight(Number(hasHead), rows) }}
    >
      {isDrawn && hasHead && (
        <div className={css.head}>
          <div className={css.lead}>
            <h2 className={css.title}>
              <button type="button" className={css.fold} aria-expanded={!isFolded} onClick={() => onFold(id)}>
                <SportMark sport={sport} />
                <span className={css.words}>
                  <bdi className={css.name}>{name}</bdi>
                  {live > 0 && (
                    <span className={css.note}>
                      <Plural value={live} one="# live" other="# live" />
                    </span>
                  )}
                </span>
              </button>
            </h2>
            <span className={css.tools}>
              <FavoriteHeart kind="league" it={{ id, name, sport }} />
            </span>
          </div>
          {ids[0] !== undefined && !isFolded && (
            <MarketHeads fixture={ids[0]} columns={columns} className={css.heads} />
          )}
          <ChevronDown aria-hidden className={cx(icon.m, css.chevron, !isFolded && css.open)} />
        </div>
      )}
      {isDrawn && !isFolded && (
        <ul className={css.rows}>
          {ids.map((fixture, place) => (
            <li key={fixture} className={css.item}>
              <RowPlace
                queue={list.queue}
                isFirst={rowsAbove + place < FIRST_ROWS}
                waiting={<div className={css.place} />}
              >
                <FixtureRow id={fixture} columns={columns} />
              </RowPlace>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
})
