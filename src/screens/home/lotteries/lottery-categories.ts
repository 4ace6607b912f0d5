import type { Category } from '../../../rules/games/categories.ts'

/** They share a page, and whoever has one of them has draws. */
export const LOTTERIES: readonly Category[] = ['LOTT', 'ELOTT']
