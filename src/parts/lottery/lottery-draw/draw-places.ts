import type { LatestDraws, Lottery } from '../../../state/lottery/lottery.ts'

/** What stands at a place: a lottery, until the draw that it came with has been held. */
export interface DrawPlace {
  /** The lottery's code. */
  readonly code: string
  /** The number of its next draw; `undefined` while that is not known. */
  readonly draw: string | undefined
}

/**
 * The lotteries whose draws come next. At first the soonest stands first, and of those that are drawn at the same moment
 * the most popular. From then on a card keeps its place until its draw was held or its lottery is gone, and only then
 * gives it to the soonest that is not shown: nothing moves under a finger.
 * @param held what this returned before; nothing at first
 * @param lotteries the most popular first
 * @param draws `undefined` where they can't be read: the most popular ones then, as they stand
 * @returns `held` itself where nothing has changed
 */
export function drawPlaces(
  held: readonly DrawPlace[],
  lotteries: readonly Lottery[],
  draws: LatestDraws | undefined,
  count: number,
): readonly DrawPlace[] {
  const next = (code: string) => draws?.byLottery[code]?.next
  const moment = ({ code }: Lottery): number => next(code)?.opensAt ?? Number.POSITIVE_INFINITY
  const isOffered = (code: string): boolean => lotteries.some((lottery) => lottery.code === code)
  const kept = held.map(({ code, draw }): DrawPlace | null => {
    const now = next(code)?.number
    const stays = isOffered(code) && (draw === undefined || now === undefined || now === draw)
    return stays ? { code, draw: now ?? draw } : null
  })
  const shown = new Set(kept.map((place) => place?.code))
  const waiting = lotteries.filter(({ code }) => !shown.has(code)).toSorted((a, b) => compare(moment(a), moment(b)))
  const places = Array.from({ length: count }, (_, index): DrawPlace | undefined => {
    const code = kept[index] ? undefined : waiting.shift()?.code
    return code === undefined ? (kept[index] ?? undefined) : { code, draw: next(code)?.number }
  }).filter((place) => place !== undefined)
  return isSame(places, held) ? held : places
}

/**
 * The most popular lotteries, of which the one with the most time left stands first at first: who chooses is not hurried.
 * From then on a card stays, with one draw after the other, until its lottery is gone.
 * @param held what this returned before; nothing at first
 * @param lotteries the most popular first
 * @param draws `undefined` where they can't be read: as they stand then
 * @returns `held` itself where nothing has changed
 */
export function popularPlaces(
  held: readonly DrawPlace[],
  lotteries: readonly Lottery[],
  draws: LatestDraws | undefined,
  count: number,
): readonly DrawPlace[] {
  const next = (code: string) => draws?.byLottery[code]?.next
  const placeOf = ({ code }: Lottery | DrawPlace): DrawPlace => ({ code, draw: next(code)?.number })
  if (held.length === 0) {
    const moment = ({ code }: Lottery): number => next(code)?.opensAt ?? 0
    const known = draws ? lotteries.filter(({ code }) => next(code)) : []
    const chosen = [...new Set([...known, ...lotteries])].slice(0, count)
    return draws ? chosen.toSorted((a, b) => moment(b) - moment(a)).map(placeOf) : chosen.map(placeOf)
  }
  const shown = new Set(held.map(({ code }) => code))
  const waiting = lotteries.filter(({ code }) => !shown.has(code))
  const places = held.flatMap((place) => {
    const stays = lotteries.some(({ code }) => code === place.code)
    const lottery = stays ? place : waiting.shift()
    return lottery ? { code: lottery.code, draw: next(lottery.code)?.number ?? (stays ? place.draw : undefined) } : []
  })
  return isSame(places, held) ? held : places
}

// A difference of two infinities is not a number.
const compare = (a: number, b: number): number => (a === b ? 0 : a - b)

const isSame = (some: readonly DrawPlace[], others: readonly DrawPlace[]): boolean =>
  some.length === others.length &&
  some.every(({ code, draw }, index) => code === others[index]?.code && draw === others[index].draw)
