import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useProtectedAction } from '../../parts/account/use-protected-action/use-protected-action.ts'
import { ServerHtml } from '../../parts/content/html/server-html.tsx'
import { LevelProgress } from '../../parts/rewards/level-progress/level-progress.tsx'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import { accountTypeAtom } from '../../state/account/login/session.ts'
import { vipBonusQuery } from '../../state/rewards/vip-bonus.ts'
import { languageAtom } from '../../state/site/language.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Split } from '../../ui/layout/split.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { padded } from '../../ui/page/page.css.ts'
import { Waiting } from '../../ui/states/waiting.tsx'
import { LevelGifts } from './level-gifts.tsx'
import { LevelTable } from './level-table.tsx'
import { VipService } from './vip-service.tsx'

/** VIP (spec 2, "Routes"): the levels, how far a member has come, what each level brings, and who is there for it. */
export function VipScreen() {
  const { t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const type = useAtomValue(accountTypeAtom)
  const protect = useProtectedAction()
  const isMember = type !== null && type !== TRIAL_ACCOUNT
  const query = useQuery(vipBonusQuery(code, isMember))
  return (
    <div className={padded}>
      <PageHead
        title={<Trans>VIP</Trans>}
        lead={<Trans>What each level brings, what it asks for, and how far you have come.</Trans>}
      />
      <QueryView query={query} waiting={<Waiting parts={['summary', 'table']} />}>
        {(vip) => {
          const own = vip.ranks.find(({ rankLevel }) => rankLevel === vip.rankLevel)?.name ?? ''
          return (
            <>
              <Panel space="m">
                {isMember ? (
                  <Text as="h2" size="l" weight="bold">
                    <Trans>Your level: {own}</Trans>
                  </Text>
                ) : (
                  <Split wraps>
                    <Text as="h2" size="l" weight="bold">
                      <Trans>Levels that you play for</Trans>
                    </Text>
                    <Button variant="quiet" onClick={() => protect(() => undefined, '/vip')}>
                      <Trans>See your level</Trans>
                    </Button>
                  </Split>
                )}
                <LevelProgress vip={vip} />
              </Panel>
              {isMember && <LevelGifts vip={vip} />}
              <LevelTable vip={vip} />
              <VipService rankLevel={vip.rankLevel} ranks={vip.ranks} />
              {vip.rules && (
                <Panel aria-label={t`Rules`}>
                  <ServerHtml source={vip.rules} />
                </Panel>
              )}
            </>
          )
        }}
      </QueryView>
    </div>
  )
}
