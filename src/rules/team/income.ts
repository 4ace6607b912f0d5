/** What an agent earns by a team (spec 2, "Agent centre": My Income). Spec: not shown. */
import { CONTRACT_KINDS } from './contract-terms.ts'

export const INCOME_TYPES = ['commission', ...CONTRACT_KINDS] as const
export type IncomeType = (typeof INCOME_TYPES)[number]
