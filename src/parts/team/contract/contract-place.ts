/** Where a contract is looked at: whoever gives it, in the agent centre; whoever is offered it, in the dialog that all members have. */
import { CONTRACT_PAGES } from '../../../rules/team/contract-pages.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import type { Contract } from '../../../state/team/contracts.ts'
import { withModal, withoutModal } from '../../site/use-modal/use-modal.ts'
import { withCentre } from '../../site/use-modal/with-centre.ts'

/** The dialog of a member's own contracts. For the `search` of a link, beside `state={MODAL_STATE}`. */
export const withOwnContracts = (search: Search): Search => withModal('contracts')(withoutModal(search))

/** The same for a contract that is known, or not yet. */
export const withContractOpen =
  (contract: Pick<Contract, 'id' | 'kind' | 'side'> | undefined) =>
  (search: Search): Search =>
    contract?.side === 'upline'
      ? { ...withCentre('agent', CONTRACT_PAGES[contract.kind])(search), 'a.contract': contract.id }
      : withOwnContracts(search)
