import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Brand } from '../../../brand/schema.ts'
import { VendorMark } from '../../../parts/games/vendor-mark/vendor-mark.tsx'
import { lotteryTarget } from '../../../rules/lottery/lottery-target.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import type { LotteryGroup } from '../../../state/lottery/lottery.ts'
import { directional, icon } from '../../../ui/media/icon.css.ts'
import { ChevronRight, Flame, ListOrdered } from '../../../ui/media/later-icons.ts'
import { showInLane } from '../../../ui/lists/show-in-lane.ts'
import { FamilyIcon } from '../../../parts/lottery/family-icon/family-icon.tsx'
import * as css from './lobby-menu.css.ts'
import { useModeSearch, type LobbyPlace } from './use-lobby.ts'
import type { OtherLotteries } from '../use-other-vendors.ts'

interface LobbyMenuProps {
  readonly groups: readonly LotteryGroup[]
  /** The vendors whose lotteries are games of their own. */
  readonly others: readonly OtherLotteries[]
  readonly place: LobbyPlace
  readonly look: Brand['layout']['lobby']
}

/** The families or regions of a lobby, of which one is shown; before them what is played most, after them the results. */
export function LobbyMenu({ groups, others, place, look }: LobbyMenuProps) {
  const { t } = useLingui()
  const nav = useRef<HTMLElement>(null)
  const base = useModeSearch(place.mode)
  const isVn = place.lobby === 'vietnam'
  const isKnown = groups.some(({ code }) => code === place.group)
  const other = others.find(({ code }) => code === place.vendor)
  const shown = other ? vendorKey(other.code) : place.view === 'results' ? 'results' : isKnown ? place.group : ''
  // What an address chooses may lie beyond the lane's end.
  useEffect(() => showEntry(nav.current, shown), [shown])
  const entry = (key: string, search: Search, mark: ReactNode, name: ReactNode) => (
    <Link
      to={place.path}
      search={{ ...base, ...search }}
      replace
      resetScroll={false}
      className={css.entry[look]}
      // The router would call every one of them the current page.
      activeOptions={{ exact: true }}
      aria-current={key === shown ? 'page' : undefined}
      data-entry={key}
    >
      {mark}
      <span className={css.name}>{name}</span>
    </Link>
  )
  return (
    <nav ref={nav} aria-label={t`Lotteries by kind`} className={css.frame[look]}>
      <ul className={css.list[look]}>
        <li className={css.item}>
          {entry(
            '',
            {},
            <Flame aria-hidden className={icon.m} />,
            isVn ? <Trans>All regions</Trans> : <Trans>Popular</Trans>,
          )}
        </li>
        {groups.map(({ code, name, lotteries }) => {
          const [first] = lotteries
          const mark = <FamilyIcon family={first?.family ?? 'OTHER'} className={icon.m} />
          // A group that is one entry to another lobby is the way there.
          if (lotteries.length === 1 && first?.opensList) {
            const { to, search } = lotteryTarget(first)
            return (
              <li key={code} className={css.item}>
                <Link to={to} search={search} className={css.entry[look]}>
                  {mark}
                  <span className={css.name}>{name}</span>
                  <ChevronRight aria-hidden className={`${icon.s} ${directional}`} />
                </Link>
              </li>
            )
          }
          return (
            <li key={code} className={css.item}>
              {entry(code, { group: code }, mark, name)}
            </li>
          )
        })}
        {others.map(({ code, name }) => (
          <li key={vendorKey(code)} className={css.item}>
            {entry(
              vendorKey(code),
              { page: code },
              <span className={css.vendorMark}>
                <VendorMark code={code} name={name} />
              </span>,
              name,
            )}
          </li>
        ))}
        <li className={css.item}>
          {entry(
            'results',
            { view: 'results' },
            <ListOrdered aria-hidden className={icon.m} />,
            <Trans>Results</Trans>,
          )}
        </li>
      </ul>
    </nav>
  )
}

/** A vendor's code could be a family's as well. */
const vendorKey = (code: string): string => `vendor ${code}`

function showEntry(nav: HTMLElement | null, key: string): void {
  const chosen = nav?.querySelector(`[data-entry="${CSS.escape(key)}"]`)
  const lane = chosen?.closest('ul')
  if (chosen && lane) showInLane(lane, chosen)
}
