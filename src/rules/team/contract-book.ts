/**
 * All contracts of one kind in a team, and what an offer or an answer means for the others (spec 5: "A higher-rate contract
 * automatically terminates downline contracts with higher rates"). Read so: once accepted, a contract ends those further down that
 * pay more than it does at any figures, since whoever pays these would get less than they pay; and the one that it replaces.
 */
import { isOpen, type ContractState } from './contract-state.ts'
import { hasHigherRate, type ContractTerms } from './contract-terms.ts'

export interface BookContract extends ContractTerms {
  readonly id: string
  /** Who pays, and who is paid: ids of members. */
  readonly upline: string
  readonly downline: string
  readonly state: ContractState
}

/** Whether somebody stands below another one, on whatever level. */
export type IsBelow = (member: string, above: string) => boolean

/** Why the platform ends a contract. */
export type EndReason = 'replaced' | 'higher-rate'

export interface Ending {
  readonly contract: BookContract
  readonly reason: EndReason
}

type Offer = Pick<BookContract, 'upline' | 'downline' | 'kind' | 'tiers'>

/** Why an offer is refused: one waits for its answer already, or it pays more than the upline gets. */
export type OfferRefusal = 'offer-open' | 'rate-above-own'

/** Whether an offer may be made. @param book the contracts of its kind */
export function judgeOffer(offer: Offer, book: readonly BookContract[], isBelow: IsBelow): OfferRefusal | null {
  const alike = book.filter(({ kind }) => kind === offer.kind)
  if (alike.some(({ downline, state }) => downline === offer.downline && state === 'offered')) return 'offer-open'
  const above = alike.filter(
    ({ downline, state }) => state === 'accepted' && (downline === offer.upline || isBelow(offer.upline, downline)),
  )
  return above.some((one) => hasHigherRate(offer, one)) ? 'rate-above-own' : null
}

/** The contracts that end once this one is accepted. @param book the contracts of its kind */
export function endedByAccepting(offer: Offer, book: readonly BookContract[], isBelow: IsBelow): Ending[] {
  return book
    .filter(({ kind, state }) => kind === offer.kind && isOpen(state))
    .flatMap((contract): Ending[] => {
      if (contract.downline === offer.downline)
        return contract.state === 'accepted' ? [{ contract, reason: 'replaced' }] : []
      const isFurtherDown = contract.upline === offer.downline || isBelow(contract.upline, offer.downline)
      return isFurtherDown && hasHigherRate(contract, offer) ? [{ contract, reason: 'higher-rate' }] : []
    })
}
