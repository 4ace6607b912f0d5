import { useAtomValue } from 'jotai'
import { opensAgentCentre } from '../../../rules/account/account-types.ts'
import { CENTRE_MENU } from '../../../rules/site/centres.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { MODAL_STATE } from '../../site/use-modal/use-modal.ts'
import { withCentre } from '../../site/use-modal/with-centre.ts'

const OVER = {
  to: '.',
  search: withCentre('agent', CENTRE_MENU),
  state: MODAL_STATE,
  hash: true,
  resetScroll: false,
} as const
/** On a site for agents the centre is the home page. */
const HOME = { to: '/index' } as const

/** What a link to the agent centre takes; `null` for whom it does not open (spec 4, "Agent centre visibility"). */
export function useAgentCentreLink(): typeof OVER | typeof HOME | null {
  const { access, site } = useAtomValue(brandAtom)
  const session = useAtomValue(sessionAtom)
  if (!session || !opensAgentCentre(session.accountType, access.agentCentreTypes)) return null
  return site === 'agent' ? HOME : OVER
}
