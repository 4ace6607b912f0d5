import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { languageAtom } from '../../../../state/site/language.ts'
import { sportsBetsQuery } from '../../../../state/sports/bets.ts'
import { slipTabAtom, type SlipTab } from '../../../../state/sports/slip-sheet.ts'
import { panelId, tabId } from '../../../../ui/lists/tab-ids.ts'
import * as css from './slip-head.css.ts'
import { TABS } from './slip-tabs.ts'

interface SlipHeadProps {
  readonly count: number
  /** How many more there are that can't be bet on just now, in words; empty for none. */
  readonly aside: string
  /** Whether what the member has bet is a tab beside it. */
  readonly hasTabs: boolean
  /** At the end of its line. */
  readonly children?: ReactNode
}

/** The slip's name and how many picks it holds; for members beside it what they have bet. */
export function SlipHead({ count, aside, hasTabs, children }: SlipHeadProps) {
  const { t } = useLingui()
  return (
    <div className={css.head}>
      {hasTabs ? (
        <HeadTabs count={count} aside={aside} />
      ) : (
        <h2 className={css.title}>
          {t`Bet slip`} <span className={css.count}>{count}</span>
          {aside && <span className={css.aside}>{aside}</span>}
        </h2>
      )}
      {children && <div className={css.tools}>{children}</div>}
    </div>
  )
}

function HeadTabs({ count, aside }: Pick<SlipHeadProps, 'count' | 'aside'>) {
  const { t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const [tab, choose] = useAtom(slipTabAtom)
  const { data } = useQuery(sportsBetsQuery(code, 'open'))
  const tabs: readonly (readonly [SlipTab, string, number])[] = [
    ['slip', t`Bet slip`, count],
    ['bets', t`My bets`, data?.total ?? 0],
  ]
  const other: SlipTab = tab === 'slip' ? 'bets' : 'slip'
  return (
    <div role="tablist" aria-label={t`Bet slip`} className={css.tabs}>
      {tabs.map(([name, words, many]) => (
        <button
          key={name}
          id={tabId(TABS, name)}
          type="button"
          role="tab"
          className={css.tab}
          aria-selected={name === tab}
          aria-controls={panelId(TABS, name)}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => choose(name)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
            event.preventDefault()
            choose(other)
            document.getElementById(tabId(TABS, other))?.focus()
          }}
        >
          {words} {many > 0 && <span className={css.count}>{many}</span>}
          {name === 'slip' && aside && <span className={css.aside}>{aside}</span>}
        </button>
      ))}
    </div>
  )
}
