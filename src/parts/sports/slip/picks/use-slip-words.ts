import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { clockSeconds, isLive, shortNameOf } from '../../../../rules/sports/fixture.ts'
import { useAtomValue } from 'jotai'
import { combinationsOf } from '../../../../rules/sports/slip-return.ts'
import type { JudgedPick, SlipProblem } from '../../../../rules/sports/slip-check.ts'
import type { SlipMode, SlipPick } from '../../../../rules/sports/slip.ts'
import { priceStoreAtom, serverNowAtom } from '../../../../state/sports/feed.ts'
import { pickWordsAtom } from '../../../../state/sports/slip.ts'
import { useFormatPlain } from '../../../money/money-form/use-format-money.ts'
import { usePauseWords } from '../../market-prices/use-pause-words.ts'
import { useOddsText } from '../../price-button/use-odds-text.ts'
import { useMatchName } from '../../use-match-name.ts'
import type { ReadySlip } from '../use-slip.ts'

export interface NamedPick {
  readonly choice: string
  readonly market: string
  readonly event: string
  /** Of totals and handicaps; empty where there is none. */
  readonly line: string
  /** The minute that is being played, the first is 1, as the board says it; `null` before it begins, or where it has no clock. */
  readonly live: number | null
  readonly isLive: boolean
}

/** Names picks in the language of the page as far as it knows them, else as they were called when they were picked. */
export function usePickNames(): (pick: SlipPick) => NamedPick {
  const called = useMatchName()
  const prices = useAtomValue(priceStoreAtom)
  const kept = useAtomValue(pickWordsAtom)
  const serverNow = useAtomValue(serverNowAtom)
  return ({ fixture: id, market: marketId, outcome: outcomeId }) => {
    const fixture = prices.fixture(id)
    const market = fixture?.markets.find((each) => each.id === marketId)
    const outcome = market?.outcomes.find((each) => each.id === outcomeId)
    const words = kept[outcomeId]
    const clock = fixture?.clock
    const isOn = fixture !== undefined && isLive(fixture)
    return {
      choice: outcome?.name ?? words?.choice ?? outcomeId,
      market: market?.name ?? words?.market ?? '',
      event: fixture ? called(shortNameOf(fixture.home), shortNameOf(fixture.away)) : (words?.event ?? ''),
      line: market?.line ?? words?.line ?? '',
      isLive: isOn,
      live: isOn && clock && !clock.isCountdown ? Math.floor(clockSeconds(clock, serverNow()) / 60) + 1 : null,
    }
  }
}

export interface PickNotice {
  readonly tone: 'good' | 'bad' | 'quiet'
  readonly text: string
}

/** What is to be said in a pick: that it is left out, not sure, or at another price than the one that was agreed to. */
export function usePickNotice(): (judged: JudgedPick) => PickNotice | null {
  const { t } = useLingui()
  const odds = useOddsText()
  const name = usePickNames()
  const prices = useAtomValue(priceStoreAtom)
  const paused = usePauseWords()
  return ({ pick, state, price, move }) => {
    const { line } = name(pick)
    const [from, to] = [odds(pick.agreed, line), odds(price, line)]
    switch (state) {
      case 'paused':
        return {
          tone: 'quiet',
          text: `${paused(prices.outcome(pick.outcome)?.paused ?? 'unknown')}. ${t`Not counted.`}`,
        }
      case 'finished':
        return { tone: 'quiet', text: t`Settled already. Not counted.` }
      case 'removed':
        return { tone: 'quiet', text: t`No longer offered. Not counted.` }
      case 'stale':
        return { tone: 'quiet', text: t`These odds have not been confirmed for a while.` }
      case 'changed':
      case 'ready':
        if (move === 'up') return { tone: 'good', text: t`Odds rose from ${from} to ${to}` }
        return move === 'down' ? { tone: 'bad', text: t`Odds fell from ${from} to ${to}` } : null
    }
  }
}

/** Why picks can't be combined, by pick. */
export function useConflicts(): (ready: ReadySlip, outcome: string) => string[] {
  const { t } = useLingui()
  const name = usePickNames()
  return ({ checked: { conflicts }, slip }, outcome) =>
    conflicts
      .filter(({ outcomes }) => outcomes.includes(outcome))
      .flatMap(({ outcomes, reason }) => {
        const other = slip.picks.find((pick) => pick.outcome !== outcome && outcomes.includes(pick.outcome))
        if (!other) return []
        const { choice } = name(other)
        switch (reason) {
          case 'same-market':
            return [t`Can't be combined with ${choice}: only one of them can come in`]
          case 'same-fixture':
            return [t`Can't be combined with ${choice}: it is the same match`]
          case 'related':
            return [t`Can't be combined with ${choice}: one depends on the other`]
        }
      })
}

export interface ProblemWords {
  /** Where it is mended. */
  readonly at: 'picks' | 'mode' | 'stake'
  readonly text: string
}

/** What is in the way of a bet, in words; `null` where nothing is, or only that a price has changed, which its pick says. */
export function useProblemWords(): (problem: SlipProblem | null, ready: ReadySlip) => ProblemWords | null {
  const { t } = useLingui()
  const say = useFormatPlain()
  return (problem, { slip, terms }) => {
    const { leastStake, mostStake, mostReturn, mostPicks, mostLines } = terms
    const least = say(leastStake)
    const most = mostStake === null ? '' : say(mostStake)
    const highest = mostReturn === null ? '' : say(mostReturn)
    switch (problem) {
      case 'empty':
        return { at: 'picks', text: t`None of your picks takes bets just now.` }
      case 'too-many-picks':
        return {
          at: 'picks',
          text: t`A slip holds ${plural(mostPicks, { one: '# pick', other: '# picks' })} at most. Remove some.`,
        }
      case 'conflict':
        return { at: 'picks', text: t`Some picks can't be combined. Remove one of them, or bet on singles.` }
      case 'too-few-picks':
        return {
          at: 'mode',
          text:
            slip.mode === 'system' ? t`A system takes three picks or more.` : t`A combination takes two picks or more.`,
        }
      case 'too-many-lines':
        return {
          at: 'mode',
          text: t`A system has ${plural(mostLines, { one: '# bet', other: '# bets' })} at most. Choose another size.`,
        }
      case 'stale':
        return { at: 'picks', text: t`Waiting for current odds…` }
      case 'stake-too-low':
        return { at: 'stake', text: t`Stake ${least} or more.` }
      case 'stake-too-high':
        return { at: 'stake', text: t`Stake ${most} or less.` }
      case 'boost-stake-too-high':
        return { at: 'stake', text: t`Boosted odds take smaller stakes. Enter less.` }
      case 'return-too-high':
        return { at: 'stake', text: t`One bet pays ${highest} at most. Enter a smaller stake.` }
      case 'no-stake':
      case 'changed':
      case null:
        return null
    }
  }
}

/** What a way of betting is called. */
export function useModeNames(): Readonly<Record<SlipMode, string>> {
  const { t } = useLingui()
  return { single: t`Singles`, combined: t`Parlay`, system: t`System` }
}

/** The size of a system in words, with how many bets that is. */
export function useSizeWords(): (size: number, count: number) => string {
  const { t } = useLingui()
  return (size, count) => {
    const lines = combinationsOf(count, size)
    return t`${size} of ${count}: ${plural(lines, { one: '# bet', other: '# bets' })}`
  }
}
