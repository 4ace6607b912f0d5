/** What a stake pays: the one way that rounds it, so that a page promises what the server pays. */

/**
 * A share of a stake, rounded to the nearest minor unit: half a unit goes to the player.
 * @param times in parts of `of`
 */
export const shareOf = (stake: bigint, times: bigint, of: bigint): bigint => (stake * times * 2n + of) / (of * 2n)
