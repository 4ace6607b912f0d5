/** What may be staked at the least or at the most, in any unit: one below nothing is none. `null` where there is no limit. */
export const betLimit = (said: bigint | null): bigint | null => (said !== null && said < 0n ? null : said)
