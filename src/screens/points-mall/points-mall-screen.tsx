import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useProtectedAction } from '../../parts/account/use-protected-action/use-protected-action.ts'
import { LeadBlock } from '../../parts/rewards/lead-block/lead-block.tsx'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import { parseSearch } from '../../rules/site/search-params.ts'
import { accountTypeAtom } from '../../state/account/login/session.ts'
import { pointBalanceQuery } from '../../state/rewards/points.ts'
import { Button } from '../../ui/actions/button.tsx'
import { BesideColumn } from '../../ui/layout/beside-column.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { Cluster } from '../../ui/layout/cluster.tsx'
import { Figure } from '../../ui/layout/figure.tsx'
import { hiddenVisually } from '../../ui/layout/text.css.ts'
import { panelId, tabId } from '../../ui/lists/tab-ids.ts'
import { Tabs } from '../../ui/lists/tabs.tsx'
import { headBeside, headLine, paddedUnderHead } from '../../ui/page/page.css.ts'
import { Placeholder } from '../../ui/states/placeholder.tsx'
import { Conversion } from './conversion.tsx'
import { GoodTypes } from './good-types.tsx'
import { Goods } from './goods.tsx'
import { NearestGood } from './nearest-good.tsx'
import { PointRecords } from './point-records.tsx'
import { PointRules } from './point-rules.tsx'
import { Redemptions } from './redemptions.tsx'
import { useFormatPoints } from '../../parts/rewards/points/use-format-points.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { LevelLine } from './level-line.tsx'
import { LastRedemptions } from './last-redemptions.tsx'
import { PointsEarned } from './points-earned.tsx'

const TABS = 'points'
const VIEWS = ['redeem', 'history', 'details', 'rules'] as const
type View = (typeof VIEWS)[number]

/** The points mall (spec 2, "Points mall"): redeem, redeem history, points details and points rules. */
export function PointsMallScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const searchStr = useRouterState({ select: ({ location }) => location.searchStr })
  const asked = parseSearch(searchStr)['view']
  const type = useAtomValue(accountTypeAtom)
  const isMember = type !== null && type !== TRIAL_ACCOUNT
  const protect = useProtectedAction()
  const say = useFormatPoints()
  const names: Readonly<Record<View, string>> = {
    redeem: t({ message: 'Redeem', context: 'points' }),
    history: t`Redeem history`,
    details: t`Points details`,
    rules: t`Points rules`,
  }
  const view = VIEWS.find((each) => each === asked) ?? 'redeem'
  const balance = useQuery({ ...pointBalanceQuery, enabled: isMember })
  const points = isMember ? (balance.data ?? null) : null
  const needsAccount = (
    <Stack space="s" align="start">
      <Text>
        <Trans>Log in to see your points.</Trans>
      </Text>
      <Button variant="quiet" onClick={() => protect(() => undefined, '/pointMall')}>
        <Trans>See your points</Trans>
      </Button>
    </Stack>
  )
  return (
    <>
      <LeadBlock
        title={<Trans>Points mall</Trans>}
        kind="coins"
        low
        figure={
          isMember && (
            <Cluster align="baseline" space="s">
              <h2 className={hiddenVisually}>
                <Trans>Your points</Trans>
              </h2>
              {/* Its line is kept while nobody knows. */}
              <Figure>{balance.data === undefined ? '\u00a0' : say(balance.data)}</Figure>
              <Text as="span" size="s">
                <Trans>Points never expire.</Trans>
              </Text>
            </Cluster>
          )
        }
        aside={
          <Stack space="hair">
            {isMember && <NearestGood points={points} />}
            <PointsEarned />
          </Stack>
        }
      >
        {isMember
          ? balance.error && (
              <QueryView query={balance} waiting={<Placeholder of="control" />}>
                {() => null}
              </QueryView>
            )
          : needsAccount}
      </LeadBlock>
      <div className={paddedUnderHead}>
        <div className={headLine}>
          <Tabs
            look="line"
            id={TABS}
            label={t`Points mall`}
            names={names}
            chosen={view}
            onChoose={(next) =>
              void navigate({
                to: '.',
                search: next === 'redeem' ? {} : { view: next },
                replace: true,
                resetScroll: false,
              })
            }
            onePanel
            oneLine
          />
          <div className={headBeside}>{view === 'redeem' && <GoodTypes />}</div>
        </div>
        <div role="tabpanel" id={panelId(TABS)} aria-labelledby={tabId(TABS, view)}>
          {view === 'redeem' && (
            <BesideColumn
              column={
                isMember && (
                  <>
                    <LevelLine />
                    {balance.data !== undefined && <Conversion held={balance.data} />}
                    <LastRedemptions />
                  </>
                )
              }
            >
              <Goods points={points} waits={isMember && balance.isPending} />
            </BesideColumn>
          )}
          {view === 'history' && (isMember ? <Redemptions /> : <Panel>{needsAccount}</Panel>)}
          {view === 'details' && (isMember ? <PointRecords /> : <Panel>{needsAccount}</Panel>)}
          {view === 'rules' && <PointRules />}
        </div>
      </div>
    </>
  )
}
