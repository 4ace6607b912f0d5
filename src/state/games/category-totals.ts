import { atom } from 'jotai'
import type { Category } from '../../rules/games/categories.ts'

/** How many games each category has, once something that shows has asked; nothing asks for it alone. */
export const categoryTotalsAtom = atom<ReadonlyMap<Category, number>>(new Map())
