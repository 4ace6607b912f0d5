import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useRef, type ReactNode } from 'react'
import { useModules } from '../../../../state/site/modules.ts'
import { slipTabAtom } from '../../../../state/sports/slip-sheet.ts'
import { slipAtom } from '../../../../state/sports/slip.ts'
import { useKeepFocus } from '../../../../ui/hooks/use-keep-focus.ts'
import { panelId, tabId } from '../../../../ui/lists/tab-ids.ts'
import { QueryView } from '../../../site/query-view/query-view.tsx'
import { MyBets } from '../bets/my-bets.tsx'
import { SlipBody } from '../slip-body.tsx'
import { SlipHead } from './slip-head.tsx'
import { SlipSettings } from './slip-settings.tsx'
import { SlipNews } from '../slip-news.tsx'
import { useCountWords } from '../picks/use-count-words.ts'
import * as css from './slip-panel.css.ts'
import type { SlipPlace } from './slip-place.ts'
import { TABS } from './slip-tabs.ts'
import { useHasBets } from '../bets/use-has-bets.ts'
import { useSlip } from '../use-slip.ts'

interface SlipPanelProps {
  readonly place: SlipPlace
  /** What makes it larger, smaller, or go. */
  readonly tools?: ReactNode
  readonly grip?: ReactNode
}

/** The slip, and for members what they have bet. */
export function SlipPanel({ place, tools, grip }: SlipPanelProps) {
  const { t } = useLingui()
  const hasBets = useHasBets()
  const chosen = useAtomValue(slipTabAtom)
  const isEmpty = useAtomValue(slipAtom).picks.length === 0
  // In the half of a window the slip has the head for itself.
  const hasTabs = hasBets && (place !== 'half' || chosen === 'bets' || isEmpty)
  const tab = hasTabs ? chosen : 'slip'
  const { query, ready } = useSlip()
  const { flags, known } = useModules()
  const isClosed = known && !flags.FIXTURES
  const root = useRef<HTMLElement>(null)
  useKeepFocus(root, tab)
  const counted = useCountWords()
  const { open, aside } = counted(ready?.checked.picks ?? [])
  return (
    <section ref={root} aria-label={t`Bet slip`} className={css.slip[place]} data-offer="">
      <div className={css.top}>
        {grip}
        <SlipHead count={open} aside={aside} hasTabs={hasTabs}>
          {tab === 'slip' && <SlipSettings />}
          {tools}
        </SlipHead>
      </div>
      <div
        className={css.body}
        {...(hasTabs ? { role: 'tabpanel', id: panelId(TABS, tab), 'aria-labelledby': tabId(TABS, tab) } : {})}
      >
        {tab === 'bets' ? (
          <MyBets />
        ) : isClosed ? (
          <p className={css.closed}>
            <Trans>Bets on matches are closed just now. Your picks stay here.</Trans>
          </p>
        ) : (
          <QueryView query={query} waiting={<div className={css.waiting} />}>
            {() => ready && <SlipBody ready={ready} place={place} />}
          </QueryView>
        )}
      </div>
      <SlipNews ready={ready} />
    </section>
  )
}
