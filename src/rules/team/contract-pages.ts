/** The pages of contracts in the agent centre, by what an address calls them (spec 2, "Agent centre"). */
import type { ContractKind } from './contract-terms.ts'

export const CONTRACT_PAGES = {
  dividend: 'dividend',
  'daily-salary': 'dailySalary',
  'hourly-salary': 'hourlySalary',
  'real-time-salary': 'realTimeSalary',
} as const satisfies Readonly<Record<ContractKind, string>>
