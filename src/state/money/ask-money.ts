import { inMinorUnits, type InMinorUnits } from '../../api/minor-units.ts'
import type { Endpoint, ReplyOf, RequestOf } from '../../api/transport/endpoint.ts'
import { ask, brandOf, type Asking } from '../ask.ts'

/**
 * As `ask`, with all money of the reply in minor units of the brand's currency.
 * @throws Failure of the call; ContractFailure for an amount that the currency has no coins for
 */
export async function askMoney<E extends Endpoint>(
  context: Asking,
  endpoint: E,
  request: RequestOf<E>,
): Promise<InMinorUnits<ReplyOf<E>>> {
  return inMinorUnits(endpoint, await ask(context, endpoint, request), brandOf(context.client).currency.digits)
}
