/** What the days of a round of the daily sign-in bring, in whole units of a currency with cents. */
export const SIGN_IN_AMOUNTS = [1, 1, 2, 2, 3, 3, 10] as const
