import { Plural } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { LotteryItem } from '../../parts/lottery/lottery-item/lottery-item.tsx'
import * as item from '../../parts/lottery/lottery-item/lottery-item.css.ts'
import { brandAtom } from '../../state/site/brand.ts'
import type { LatestDraws, LotteryGroup } from '../../state/lottery/lottery.ts'
import { sectionTitle } from '../../ui/layout/text.css.ts'
import * as css from './lobby/lobby-view.css.ts'
import { useModeSearch, type LobbyPlace } from './lobby/use-lobby.ts'

interface GroupProps {
  readonly group: Pick<LotteryGroup, 'name' | 'lotteries'>
  readonly draws: LatestDraws | undefined
  readonly place: Pick<LobbyPlace, 'mode'>
}

/** The lotteries of a family or a region, each with its last result and its clock. */
export function Group({ group: { name, lotteries }, draws, place }: GroupProps) {
  const look = useAtomValue(brandAtom).layout.lotteries
  const titleId = useId()
  const search = useModeSearch(place.mode)
  return (
    <section aria-labelledby={titleId} className={css.group}>
      <div className={css.groupHead}>
        <h2 id={titleId} className={sectionTitle}>
          {name}
        </h2>
        <p className={css.count}>
          <Plural value={lotteries.length} one="# lottery" other="# lotteries" />
        </p>
      </div>
      <ul className={item.list[look]} aria-labelledby={titleId}>
        {lotteries.map((lottery) => (
          <li key={lottery.code}>
            <LotteryItem lottery={lottery} draws={draws} look={look} search={search} />
          </li>
        ))}
      </ul>
    </section>
  )
}
