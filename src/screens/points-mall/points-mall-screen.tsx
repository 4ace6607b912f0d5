import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useProtectedAction } from '../../parts/account/use-protected-action/use-protected-action.ts'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import { parseSearch } from '../../rules/site/search-params.ts'
import { accountTypeAtom } from '../../state/account/login/session.ts'
import { pointBalanceQuery } from '../../state/rewards/points.ts'
import { Button } from '../../ui/actions/button.tsx'
import { BesideColumn } from '../../ui/layout/beside-column.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { Figure } from '../../ui/layout/figure.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { panelId, tabId } from '../../ui/lists/tab-ids.ts'
import { Tabs } from '../../ui/lists/tabs.tsx'
import { padded } from '../../ui/page/page.css.ts'
import { Placeholder } from '../../ui/states/placeholder.tsx'
import { Conversion } from './conversion.tsx'
import { Goods } from './goods.tsx'
import { PointRecords } from './point-records.tsx'
import { PointRules } from './point-rules.tsx'
import { Redemptions } from './redemptions.tsx'
import { OfferArt } from '../../parts/rewards/offer/offer-art.tsx'
import { OfferTicket } from '../../parts/rewards/offer/offer-ticket.tsx'
import { useFormatPoints } from '../../parts/rewards/points/use-format-points.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { LevelLine } from './level-line.tsx'
import { MallColumn } from './mall-column.tsx'

const TABS = 'points'
const PLAQUE = 'own-points'
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
    <Panel align="start">
      <Text>
        <Trans>Log in to see your points.</Trans>
      </Text>
      <Button variant="quiet" onClick={() => protect(() => undefined, '/pointMall')}>
        <Trans>See your points</Trans>
      </Button>
    </Panel>
  )
  return (
    <div className={padded}>
      <PageHead
        title={<Trans>Points mall</Trans>}
        lead={<Trans>Earn points as you play and redeem them here. They never expire.</Trans>}
      />
      {isMember ? (
        <QueryView query={balance} waiting={<Placeholder of="summary" />}>
          {(held) => (
            <OfferTicket as="div" id={PLAQUE} art={<OfferArt type="BONUS" picture={null} />}>
              <Stack space="hair">
                <Text as="h2" id={PLAQUE} size="m" weight="medium">
                  <Trans>Your points</Trans>
                </Text>
                <Figure tone="accent">{say(held)}</Figure>
                <Text size="s" tone="muted">
                  <Trans>Points have no expiration.</Trans>
                </Text>
              </Stack>
              <LevelLine />
            </OfferTicket>
          )}
        </QueryView>
      ) : (
        needsAccount
      )}
      <Tabs
        id={TABS}
        label={t`Points mall`}
        names={names}
        chosen={view}
        onChoose={(next) =>
          void navigate({ to: '.', search: next === 'redeem' ? {} : { view: next }, replace: true, resetScroll: false })
        }
        onePanel
      />
      <div role="tabpanel" id={panelId(TABS)} aria-labelledby={tabId(TABS, view)}>
        {view === 'redeem' && (
          <BesideColumn column={<MallColumn isMember={isMember} />}>
            <Goods points={points} />
          </BesideColumn>
        )}
        {view === 'history' && (isMember ? <Redemptions /> : needsAccount)}
        {view === 'details' && (isMember ? <PointRecords /> : needsAccount)}
        {view === 'rules' && <PointRules />}
      </div>
      {view === 'redeem' && balance.data !== undefined && points !== null && (
        <Panel space="m">
          <Conversion held={balance.data} />
        </Panel>
      )}
    </div>
  )
}
