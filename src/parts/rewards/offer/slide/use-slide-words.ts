import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatInteger } from '../../../../i18n/format/format.ts'
import { formatDayIn } from '../../../../i18n/format/zoned-format.ts'
import { workedExample } from '../../../../rules/rewards/worked-example.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import type { Promotion } from '../../../../state/rewards/promotions.ts'
import { readBet } from '../../../games/game-card/read-bet.ts'
import { useBetRange } from '../../../games/game-card/use-bet-range.ts'
import { useDrawName } from '../../../lottery/draw-name/use-draw-name.ts'
import { useFormatPlain } from '../../../money/money-form/use-format-money.ts'
import { useMoments, useMomentsInText } from '../../../site/merchant-clock/use-moments.ts'
import type { RecordSlide } from './slide.ts'
import { useOfferAsks } from '../use-offer-asks.ts'
import { useOfferBounds } from '../use-offer-bounds.ts'
import { useOfferFigure } from '../use-offer-figure.ts'
import { useTurnoverWords } from '../use-turnover-words.ts'

interface SlideFact {
  readonly name: string
  readonly value: string
  /** Both as a sentence, where that is more than the one after the other. */
  readonly said?: string
}

/** A fact as a sentence. */
export const sentenceOf = ({ name, value, said = `${name}: ${value}.` }: SlideFact): string => said

export interface SlideWords {
  /** What kind of thing it is; empty where the title says so. */
  readonly kind: string
  readonly title: string
  /** Its number, or what is large in its place: a table's name; empty for a draw, whose clock is. */
  readonly figure: string
  readonly note: string
  /** The number as a sentence, where a hand draws sums. */
  readonly headline: string
  /** What stands below that sentence; the number itself where the sentence does not say it. */
  readonly beneath: string
  /** What is worth knowing, each with its name. */
  readonly facts: readonly SlideFact[]
  /** What is asked in return, as sentences. */
  readonly asks: readonly string[]
  /** What it locks until it is played; empty where nothing has to be bet. */
  readonly lock: string
  /** The least deposit and the last day, in one short line. */
  readonly bounds: string
}

const NOTHING: SlideWords = {
  kind: '',
  title: '',
  figure: '',
  note: '',
  headline: '',
  beneath: '',
  facts: [],
  asks: [],
  lock: '',
  bounds: '',
}

/** What a slide says, in words of the language. Each number comes from its record. */
export function useSlideWords(slide: RecordSlide): SlideWords {
  const { t } = useLingui()
  const money = useFormatPlain()
  const { tag } = useAtomValue(languageAtom)
  const { currency } = useAtomValue(brandAtom)
  const drawName = useDrawName()
  const ofPromotion = usePromotionWords()
  const inText = useMomentsInText()
  const game = slide.kind === 'table' ? slide.table.game : null
  const stakes = useBetRange(readBet(game?.minBet ?? '', currency.digits), readBet(game?.maxBet ?? '', currency.digits))
  switch (slide.kind) {
    case 'jackpot': {
      const { title, amount, games, gameName, paidBy } = slide.jackpot.jackpot
      const number = formatInteger(games, tag)
      const note = games > 0 ? t`${plural(games, { one: 'In one game', other: `In ${number} games` })}` : gameName
      const when = paidBy === null ? '' : inText(paidBy - 60_000)
      const asks = when ? [t`Paid by ${when} at the latest`] : []
      return {
        ...NOTHING,
        kind: t`Jackpot`,
        title,
        figure: money(amount),
        headline: money(amount),
        note,
        beneath: note,
        asks,
      }
    }
    case 'draw': {
      const { lottery, now } = slide.draw
      const number = drawName(now.next.number)
      return { ...NOTHING, kind: t`Next draw`, title: lottery.name, note: number, beneath: number }
    }
    case 'table': {
      const { vendorName, dealer, seats } = slide.table
      const [free, all] = [seats?.free ?? 0, seats?.all ?? 0]
      const deals = dealer ? t`Dealer: ${dealer} · ${vendorName}` : vendorName
      return {
        ...NOTHING,
        kind: t`Live table`,
        figure: slide.table.game.name,
        headline: slide.table.game.name,
        note: deals,
        beneath: deals,
        facts: [
          ...(stakes ? [{ name: t`Bet limits`, value: stakes }] : []),
          ...(seats ? [{ name: t`Seats`, value: t`${free} of ${all} free` }] : []),
        ],
      }
    }
    default:
      return ofPromotion(slide.promotion)
  }
}

/** What a promotion says where it has a slide, a strip or a form to itself. */
export function usePromotionWords(): (promotion: Promotion) => SlideWords {
  const { t } = useLingui()
  const money = useFormatPlain()
  const moment = useMoments()
  const inText = useMomentsInText()
  const { timeZone } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const figureOf = useOfferFigure()
  const { multiple, lock: lockOf, sentence } = useTurnoverWords()
  const asksOf = useOfferAsks()
  const boundsOf = useOfferBounds()
  return (promotion) => {
    const { title, terms, ends, due } = promotion
    const { figure, note } = figureOf(promotion)
    const example = due === null ? workedExample(terms) : null
    const base = example?.base ? money(example.base) : ''
    const bonus = example ? money(example.bonus) : ''
    const sum = example?.base ? money(example.base + example.bonus) : ''
    const least = terms.minDeposit === null ? '' : money(terms.minDeposit)
    const end = ends === null ? '' : inText(ends)
    const isOfDeposit = terms.of === 'deposit' && base !== ''
    const lock = example?.stake ? sentence(terms) : ''
    const locks = example ? lockOf(terms) : ''
    const days = terms.turnover?.days ?? null
    const within =
      days === null
        ? t`Wagering requirement`
        : t`${plural(days, { one: 'To bet within # day', other: 'To bet within # days' })}`
    return {
      kind: '',
      title,
      figure,
      note: terms.of === 'deposit' && note ? t`of your deposit, ${note}` : note,
      headline: isOfDeposit ? t`Put in ${base}. Play with ${sum}.` : figure,
      beneath: !isOfDeposit
        ? note
        : locks || (note ? t`${figure} of your deposit, ${note}` : t`${figure} of your deposit`),
      facts: [
        ...(lock && terms.turnover ? [{ name: within, value: multiple(terms.turnover), said: lock }] : []),
        ...(least ? [{ name: t`Minimum deposit`, value: least }] : []),
        ...(ends === null ? [] : [{ name: t`Open until`, value: moment(ends), said: t`Open until ${end}.` }]),
        ...(terms.prizes === null ? [] : [{ name: t`Prizes`, value: formatInteger(terms.prizes.count, tag) }]),
        ...(terms.prizes !== null && terms.turnover === null
          ? [{ name: t`Wagering requirement`, value: t({ message: 'None', context: 'a wagering requirement' }) }]
          : []),
      ],
      asks: [
        ...(isOfDeposit ? [t`If you deposit ${base}, you get ${bonus} extra.`] : []),
        ...asksOf(promotion),
        ...(ends === null ? [] : [t`Until ${formatDayIn(timeZone, ends, tag)}.`]),
      ],
      lock,
      // The least deposit stands in the words for it.
      bounds: boundsOf({ minDeposit: locks ? null : terms.minDeposit, ends }),
    }
  }
}
