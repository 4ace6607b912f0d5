import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { isOfStake, takenReturn, type CheckedSlip } from '../../../../rules/sports/slip-check.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { sportsBetsQuery } from '../../../../state/sports/bets.ts'
import { handedSlipAtom } from '../../../../state/sports/handed-slip.ts'
import { slipSheetAtom, slipTabAtom, type SlipSheet } from '../../../../state/sports/slip-sheet.ts'
import { slipAtom } from '../../../../state/sports/slip.ts'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { cx } from '../../../../ui/layout/cx.ts'
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx'
import { icon } from '../../../../ui/media/icon.css.ts'
import { ChevronDown } from '../../../../ui/media/later-icons.ts'
import { useFormatMoney } from '../../../money/money-form/use-format-money.ts'
import { useOddsText } from '../../price-button/use-odds-text.ts'
import * as css from './slip-dock.css.ts'
import { SlipNews } from '../slip-news.tsx'
import { SlipPanel } from './slip-panel.tsx'
import { usePickNames } from '../picks/use-slip-words.ts'
import { useCountWords } from '../picks/use-count-words.ts'
import { useHasBets } from '../bets/use-has-bets.ts'
import { useRefusedSlip } from '../bets/use-refused-slip.ts'
import { useSlip } from '../use-slip.ts'

/** How far a finger draws the sheet until it goes on to the next height, in pixels. */
const DRAWN = 48
const HIGHER: Readonly<Record<SlipSheet, SlipSheet>> = { bar: 'half', half: 'full', full: 'full' }
const LOWER: Readonly<Record<SlipSheet, SlipSheet>> = { bar: 'bar', half: 'bar', full: 'half' }

/** The slip at the end of a window: its bar, and the sheet that it opens, which leaves the page to be used. */
export function SlipDock() {
  const { t } = useLingui()
  const [sheet, setSheet] = useAtom(slipSheetAtom)
  const { layout } = useAtomValue(brandAtom)
  const failed = useRefusedSlip()
  const isOpen = sheet !== 'bar'
  const place = useRef<HTMLDivElement>(null)
  const begun = useRef<number | null>(null)
  const before = useRef(isOpen)
  useEffect(() => {
    if (before.current === isOpen) return
    before.current = isOpen
    // Whoever opens it by a key goes on in it, and comes back to the bar.
    place.current?.querySelector<HTMLElement>(isOpen ? '[data-grip]' : '[data-bar]')?.focus({ preventScroll: true })
  }, [isOpen])
  // Why a bet was not placed is said where it was asked for.
  useEffect(() => {
    if (failed) setSheet('half')
  }, [failed, setSheet])
  const draw = (event: PointerEvent): void => {
    const from = begun.current
    begun.current = null
    if (from === null) return
    const way = event.clientY - from
    if (Math.abs(way) >= DRAWN) setSheet((way < 0 ? HIGHER : LOWER)[sheet])
  }
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen && !event.defaultPrevented) setSheet('bar')
  }
  return (
    <>
      <div className={css.room} />
      {/* Escape closes the sheet, wherever in it the focus is. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={place}
        className={css.dock}
        data-hand={layout.offers}
        data-board={layout.board}
        data-place="dock"
        onKeyDown={leave}
      >
        {sheet === 'bar' ? (
          <SlipBar />
        ) : (
          <SlipPanel
            place={sheet}
            grip={
              <button
                type="button"
                data-grip
                className={css.grip}
                aria-label={sheet === 'half' ? t`Show all of the slip` : t`Show less of the slip`}
                onClick={() => setSheet(sheet === 'half' ? 'full' : 'half')}
                onPointerDown={({ clientY }) => (begun.current = clientY)}
                onPointerUp={draw}
                onPointerCancel={() => (begun.current = null)}
              />
            }
            tools={<IconButton size="s" icon={ChevronDown} label={t`Close the slip`} onClick={() => setSheet('bar')} />}
          />
        )}
      </div>
    </>
  )
}

/** What is picked and what it comes to, in one line: how many, their price together or that of the only one, and the stake. */
function BarWords({ checked }: { readonly checked: CheckedSlip }) {
  const { t } = useLingui()
  const odds = useOddsText()
  const name = usePickNames()
  const say = useFormatMoney()
  const counted = useCountWords()
  const { picks, price, problem } = checked
  const { open, aside } = counted(picks)
  const [only, ...others] = picks
  const shown = price ? odds(price) : only && others.length === 0 ? odds(only.price, name(only.pick).line) : ''
  const taken = takenReturn(checked)
  return (
    <span className={css.line}>
      <Plural value={open} one="# pick" other="# picks" /> {aside}
      {shown && (
        <>
          {' · '}
          <span className={css.oddsName}>{t`Odds`} </span>
          <bdi>{shown}</bdi>
        </>
      )}
      {' · '}
      <bdi>{taken ? say(taken.stake) : isOfStake(problem) ? '—' : t`Enter a stake`}</bdi>
    </span>
  )
}

/** What is picked in one line, above a phone's own bar; without one, how many bets are open. */
function SlipBar() {
  const { t } = useLingui()
  const { ready } = useSlip()
  const { code } = useAtomValue(languageAtom)
  const open = useSetAtom(slipSheetAtom)
  const choose = useSetAtom(slipTabAtom)
  const { data: bets } = useQuery({ ...sportsBetsQuery(code, 'open'), enabled: useHasBets() })
  const checked = ready?.checked
  const picks = useAtomValue(slipAtom).picks.length
  // What became of the slip is said in it.
  const isSlip = useAtomValue(handedSlipAtom) !== null || picks > 0
  const changed = checked?.picks.filter(({ state }) => state === 'changed') ?? []
  const [first] = changed
  return (
    <section aria-label={t`Bet slip`} data-offer="" className={css.bar}>
      <button
        type="button"
        data-bar
        className={css.open}
        aria-expanded={false}
        onClick={() => {
          choose(isSlip ? 'slip' : 'bets')
          open('half')
        }}
      >
        {checked && picks > 0 ? (
          <>
            <VisuallyHidden>{t`Bet slip`} </VisuallyHidden>
            <BarWords checked={checked} />
          </>
        ) : (
          <>
            <span className={css.title}>{isSlip ? t`Bet slip` : t`My bets`}</span>
            {/* There for news alone it counts nothing. */}
            {(picks > 0 || !isSlip) && <span className={css.count}>{isSlip ? picks : (bets?.total ?? 0)}</span>}
          </>
        )}
        {first && (
          <span className={css.changed[first.move ?? 'up']}>
            <span aria-hidden className={css.arrow[first.move ?? 'up']} />
            <span aria-hidden>{changed.length}</span>
            <VisuallyHidden>
              <Plural value={changed.length} one="Odds of # pick changed" other="Odds of # picks changed" />
            </VisuallyHidden>
          </span>
        )}
        <span aria-hidden className={css.mark}>
          <ChevronDown aria-hidden className={cx(icon.m, css.up)} />
        </span>
      </button>
      <SlipNews ready={ready} />
    </section>
  )
}
