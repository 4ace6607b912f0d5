/** What the answers about bets on fixtures are kept under; apart, since every game that is left asks for them anew. */
export const SPORTS_BETS_KEY = ['sports-bets'] as const
