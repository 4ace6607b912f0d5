import type { Category } from '../../../rules/games/categories.ts'
import { useVendorLanesAnswer, type VendorLanesAnswer } from '../../../state/games/vendor-offer.ts'

const SPORTS: readonly Category[] = ['SPORTS']

/** The sports lane and no other, whether or not the brand's navigation has it; empty where there is none. */
export function useSportsbooks(): VendorLanesAnswer {
  return useVendorLanesAnswer(SPORTS)
}
