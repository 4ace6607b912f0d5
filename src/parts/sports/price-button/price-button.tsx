import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { memo, useMemo, useSyncExternalStore } from 'react'
import { isPicked } from '../../../rules/sports/slip.ts'
import { priceStoreAtom } from '../../../state/sports/feed.ts'
import { removePickAtom, slipAtom } from '../../../state/sports/slip.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { cx } from '../../../ui/layout/cx.ts'
import { MoveArrow, MoveRing } from './move-mark.tsx'
import * as css from './price-button.css.ts'
import { useOddsText } from './use-odds-text.ts'
import { useOutcomeWords } from './use-outcome-words.ts'
import { usePressPrice, type OutcomePlace } from './use-press-price.ts'

/** A price of more signs than this takes smaller letters in a list. */
const LONG = 6
/** A name of no more letters, such as `X` or `+1.5`, leaves room beside it. */
const SHORT = 4

interface PriceButtonProps extends OutcomePlace {
  /** `row`: as small as a list has it, under a short name. `card`: higher, with its name in full. `ticket`: as high, on an offer's ground. */
  readonly look?: keyof typeof css.button
}

/**
 * A price that can be taken into the slip, or out of it again. It reads its outcome from the price store by itself, so that a
 * price that moves draws nothing but its own button; who shows it names where it stands by ids, and has asked for the fixture.
 */
export const PriceButton = memo(function PriceButton({ look = 'row', ...place }: PriceButtonProps) {
  const { fixture, market, outcome } = place
  const store = useAtomValue(priceStoreAtom)
  const [subscribe, read] = useMemo(
    () => [(tell: () => void) => store.subscribeOutcome(outcome, tell), () => store.outcome(outcome)] as const,
    [store, outcome],
  )
  const shown = useSyncExternalStore(subscribe, read, read)
  const picked = useAtomValue(useMemo(() => selectAtom(slipAtom, (slip) => isPicked(slip, outcome)), [outcome]))
  const oddsText = useOddsText()
  const wordsOf = useOutcomeWords()
  const press = usePressPrice()
  const remove = useSetAtom(removePickAtom)
  const held = store.fixture(fixture)?.markets.find(({ id }) => id === market)
  const named = held?.outcomes.find(({ id }) => id === outcome)
  const words = held && named ? wordsOf(held, named) : { short: '', full: '' }
  const isOpen = shown?.state === 'open'
  const isStale = isOpen && shown.isStale
  const canTake = isOpen && !isStale
  const before = shown?.boost?.normal
  const text = isOpen ? oddsText(shown.price, held?.line) : '–'
  const move = isOpen ? shown.move : null
  const label = look === 'row' ? words.short : words.full
  const isShort = label.length <= SHORT
  return (
    <button
      type="button"
      className={css.button[look]}
      aria-pressed={picked}
      // What is in the slip can always be taken out again.
      aria-disabled={!canTake && !picked}
      data-stale={isStale ? '' : undefined}
      onClick={() => {
        if (picked) remove(outcome)
        else if (canTake) press(place)
      }}
    >
      <span className={css.label}>
        {label}
        {label !== words.full && <VisuallyHidden>{words.full}</VisuallyHidden>}
      </span>
      {look === 'row' ? (
        // One element less than elsewhere: a list has hundreds of them.
        <bdi
          dir="ltr"
          className={cx(
            css.figure,
            css.inList,
            before && css.boosted,
            text.length > LONG && css.long,
            isShort && css.cornered,
          )}
        >
          {text}
          {move && <MoveArrow key={move.at} move={move} />}
        </bdi>
      ) : (
        <bdi dir="ltr" className={cx(css.price, isShort && css.cornered)}>
          {before && <s className={css.before}>{oddsText(before, held?.line)}</s>}
          <span className={cx(css.figure, before && css.boosted)}>{text}</span>
          {move && <MoveArrow key={move.at} move={move} />}
        </bdi>
      )}
      {move && <MoveRing key={move.at} move={move} />}
      {isStale && (
        <VisuallyHidden>
          <Trans>Odds being checked</Trans>
        </VisuallyHidden>
      )}
      {isOpen || (
        <VisuallyHidden>
          <Trans>Not offered</Trans>
        </VisuallyHidden>
      )}
    </button>
  )
})
