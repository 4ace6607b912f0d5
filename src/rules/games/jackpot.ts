/** How a jackpot's figure climbs between answers: by the rate that the platform tells, and it never falls by our doing. */

const MINUTE_MS = 60_000

/** What the platform has said. Amounts in minor units. */
export interface JackpotSaid {
  readonly amount: bigint
  /** What comes to it in a minute; `null` where it is not told: then it stands still. */
  readonly perMinute: bigint | null
  /** When it was said, in milliseconds since 1970. */
  readonly at: number
}

/** What is shown, and of which answer it comes. */
export interface JackpotShown {
  readonly said: JackpotSaid
  readonly figure: bigint
}

/**
 * What to show at a moment. Where the platform's next answer is less than we had reckoned, the figure stands until it is
 * overtaken; where it is less than the platform's own last answer, the jackpot was paid, and the figure is the new one.
 * @param before what was shown last; `null` at first
 */
export function showJackpot(before: JackpotShown | null, said: JackpotSaid, now: number): JackpotShown {
  const passed = BigInt(Math.max(0, Math.floor(now - said.at)))
  const reckoned = said.amount + ((said.perMinute ?? 0n) * passed) / BigInt(MINUTE_MS)
  const wasPaid = before !== null && said.amount < before.said.amount
  const floor = before === null || wasPaid ? reckoned : before.figure
  return { said, figure: reckoned > floor ? reckoned : floor }
}
