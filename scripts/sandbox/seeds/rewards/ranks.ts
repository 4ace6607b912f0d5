/** The ranks of a club in English, from the lowest, which is rank level 0. */
export const RANKS = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond', 'Royal', 'Legend'] as const
