/** What a member's contracts have come to. */
import type * as calls from '../../../../src/api/team/settlements.ts'
import { signedIn } from '../../context.ts'
import type { Answers } from '../../contract.ts'
import { listed, matches } from '../../handling.ts'
import type { Settlement } from '../../store/team/contracts.ts'
import { whoIs, writeSettlement } from './write-contract.ts'

export const settlements = {
  listSettlements: ({ side, kind, contract, startTime = 0, endTime = Infinity, ...page }, context) => {
    const all = context.store.contracts
      .settlements(signedIn(context).id)
      .filter(matches({ kind, contract }))
      .filter((one) => one.at >= startTime && one.at < endTime && (side ?? whoIs(context, one)) === whoIs(context, one))
    const sum = (state: Settlement['state']) =>
      context.money(all.reduce((total, one) => (one.state === state ? total + one.amount : total), 0n))
    return {
      ...listed(all, page, (settlement) => writeSettlement(settlement, context)),
      totals: { paid: sum('paid'), owed: sum('owed') },
    }
  },
} satisfies Answers<typeof calls>
