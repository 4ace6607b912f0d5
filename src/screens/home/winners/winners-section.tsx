import { Plural, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { atom, useAtom, useAtomValue } from 'jotai'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { winnersQuery, type WinnersSpan } from '../../../state/games/winners.ts'
import { panelId, tabId } from '../../../ui/lists/tab-ids.ts'
import { Tabs } from '../../../ui/lists/tabs.tsx'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { SectionAnswer } from '../section/section-answer.tsx'
import { clockSection } from '../clock-section.ts'
import { SHOWN_WINNERS } from '../section-sizes.ts'
import type { LaterProps } from '../section/later-section.tsx'
import { SectionHead } from '../section/section-head.tsx'
import { useHomeOrder } from '../use-home-order.ts'
import { WinnersBoard } from './winners-board.tsx'
import { WinnersNote } from './winners-note.tsx'
import { BoardSkeleton } from './winners-skeleton.tsx'
import * as css from './winners.css.ts'

const ID = 'winners'

/** Kept while the page is open: whoever comes back from a game finds the board as it was. */
const spanAtom = atom<WinnersSpan>('day')

/** The largest wins of a day, a week or a month (spec 7, "GCSGAME_getRankList (winner board)"). */
export function WinnersSection({ titleId, title }: LaterProps) {
  const { t } = useLingui()
  const brand = useAtomValue(brandAtom)
  const { code } = useAtomValue(languageAtom)
  const [span, choose] = useAtom(spanAtom)
  const query = useQuery({
    ...winnersQuery(code, span, SHOWN_WINNERS),
    placeholderData: keepPreviousData,
  })
  const { data, dataUpdatedAt, isPlaceholderData } = query
  const names = { day: t`Day`, week: t`Week`, month: t`Month` }
  const captions = {
    day: t`The largest wins of the day`,
    week: t`The largest wins of the week`,
    month: t`The largest wins of the month`,
  }
  return (
    <>
      <SectionHead id={titleId} title={title}>
        <div className={css.tabs}>
          <Tabs onePanel id={ID} label={title} names={names} chosen={span} onChoose={choose} />
        </div>
      </SectionHead>
      <div role="tabpanel" id={panelId(ID)} aria-labelledby={tabId(ID, span)}>
        <output className={hiddenVisually}>
          {data && !isPlaceholderData && <Plural value={data.length} _0="No wins" one="# win" other="# wins" />}
        </output>
        <SectionAnswer query={query} waiting={<BoardSkeleton />}>
          {(winners) => (
            <WinnersBoard
              winners={winners}
              now={dataUpdatedAt || winners.reduce((latest, { wonAt }) => Math.max(latest, wonAt), 0)}
              caption={captions[span]}
              older={isPlaceholderData}
            />
          )}
        </SectionAnswer>
      </div>
      {clockSection(useHomeOrder(), brand.layout) === ID && <MerchantClock />}
      <WinnersNote />
    </>
  )
}
