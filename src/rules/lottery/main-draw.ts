/** Which of the draws to come stands where there is room for one. */

interface Drawn {
  readonly code: string
  /** Seconds from draw to draw; 0 for one that keeps a calendar. */
  readonly drawEvery: number
  readonly opensList: boolean
}

/**
 * The lottery whose next draw is the main one: of those with a draw to come the one that is drawn least often, which is one
 * with a calendar of its own before all others; of equals the one that is played most.
 * @param lotteries the one that is played most first
 * @param draws by the lotteries' codes
 */
export function mainDraw<Lottery extends Drawn>(
  lotteries: readonly Lottery[],
  draws: Readonly<Partial<Record<string, object>>>,
): Lottery | null {
  const rarity = ({ drawEvery }: Drawn): number => (drawEvery === 0 ? Number.POSITIVE_INFINITY : drawEvery)
  const open = lotteries.filter(({ code, opensList }) => !opensList && draws[code] !== undefined)
  return open.toSorted((a, b) => (rarity(a) === rarity(b) ? 0 : rarity(b) - rarity(a)))[0] ?? null
}

/**
 * The lottery that is drawn first of all; of equals the one that is played most.
 * @param lotteries the one that is played most first
 * @param draws by the lotteries' codes; times are milliseconds since 1970
 * @param from until when it has to take bets at the least, by the same clock
 */
export function soonestDraw<Lottery extends Drawn>(
  lotteries: readonly Lottery[],
  draws: Readonly<Partial<Record<string, { readonly next: { readonly opensAt: number; readonly closesAt?: number } }>>>,
  from = 0,
): Lottery | null {
  const takesBetsAt = ({ code }: Drawn, time: number): boolean => {
    const next = draws[code]?.next
    return next !== undefined && (next.closesAt ?? next.opensAt) >= time
  }
  const opensAt = ({ code }: Drawn): number => draws[code]?.next.opensAt ?? Number.POSITIVE_INFINITY
  const open = lotteries.filter((it) => !it.opensList && draws[it.code] !== undefined && takesBetsAt(it, from))
  return open.toSorted((a, b) => opensAt(a) - opensAt(b))[0] ?? null
}
