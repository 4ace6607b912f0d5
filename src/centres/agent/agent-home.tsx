import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { sessionAtom } from '../../state/account/login/session.ts'
import { hiddenVisually } from '../../ui/layout/text.css.ts'
import { padded } from '../../ui/page/page.css.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { CentrePage } from '../frame/centre-page.tsx'
import { ForAgents } from './for-agents.tsx'
import { AGENT_CENTRE } from './pages.ts'

/** The home page of a site for agents (`site` in brand.json): the agent centre itself. */
export function AgentHome() {
  const { t } = useLingui()
  const session = useAtomValue(sessionAtom)
  return (
    <div className={padded}>
      <h1 className={hiddenVisually}>{t`Home`}</h1>
      {session && (
        <ForAgents
          session={session}
          otherwise={
            <EmptyState icon={AGENT_CENTRE.icon} title={t`Agent centre`}>
              <p>
                <Trans id="in_need_true_account">Please register an account first</Trans>
              </p>
            </EmptyState>
          }
        >
          {(menus) => <CentrePage centre={AGENT_CENTRE} session={session} {...menus} />}
        </ForAgents>
      )}
    </div>
  )
}
