import type { CentreName } from '../../../rules/site/centres.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import { withModal, withoutModal } from './use-modal.ts'

/**
 * The address with a page of a centre over the page that is open, in the place of any other modal. For the `search` of a
 * link, beside `state={MODAL_STATE}`.
 * @param page its key in the centre's table, or `menu`
 */
export const withCentre =
  (centre: CentreName, page: string) =>
  (search: Search): Search => ({
    // What gives way to a modal gives way to the centre, too.
    ...withoutModal(withModal('')(search)),
    [centre]: page,
  })
