import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ServerHtml } from '../../parts/content/html/server-html.tsx'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import { accountTypeAtom } from '../../state/account/login/session.ts'
import { vipBonusQuery } from '../../state/rewards/vip-bonus.ts'
import { languageAtom } from '../../state/site/language.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { paddedUnderHead } from '../../ui/page/page.css.ts'
import { Waiting } from '../../ui/states/waiting.tsx'
import { LevelGifts } from './level-gifts.tsx'
import { LevelTable } from './level-table.tsx'
import { useLevelGifts } from './use-level-gifts.ts'
import { VipLead } from './vip-lead.tsx'
import { VipService } from './vip-service.tsx'

/** VIP (spec 2, "Routes"): the levels, how far a member has come, what each level brings, and who is there for it. */
export function VipScreen() {
  const { t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const type = useAtomValue(accountTypeAtom)
  const isMember = type !== null && type !== TRIAL_ACCOUNT
  const query = useQuery(vipBonusQuery(code, isMember))
  // What can be claimed stands first; what only comes later waits below. It stays where it was when the page was opened.
  const { data: gifts } = useLevelGifts(isMember)
  const [isDue, setDue] = useState<boolean | null>(null)
  if (isDue === null && gifts) setDue(gifts.some(({ state }) => state === 'claim'))
  return (
    <>
      <VipLead query={query} isMember={isMember} />
      <div className={paddedUnderHead}>
        <QueryView query={query} waiting={<Waiting parts={['table']} />}>
          {(vip) => (
            <>
              {isMember && isDue && <LevelGifts vip={vip} />}
              <LevelTable vip={vip} />
              {isMember && isDue === false && <LevelGifts vip={vip} />}
              <VipService rankLevel={vip.rankLevel} ranks={vip.ranks} />
              {vip.rules && (
                <Panel aria-label={t`Rules`}>
                  <ServerHtml source={vip.rules} />
                </Panel>
              )}
            </>
          )}
        </QueryView>
      </div>
    </>
  )
}
