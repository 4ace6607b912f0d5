import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { QueryView } from '../../../parts/site/query-view/query-view.tsx'
import { useMoney } from '../../../parts/money/money-form/use-money.ts'
import { useMoneyNews } from '../../../parts/money/money-form/use-money-news.ts'
import { MoneyState } from '../../../parts/money/money-state/money-state.tsx'
import type { Search } from '../../../rules/site/search-params.ts'
import {
  channelsOf,
  depositHistoryQuery,
  depositOffersQuery,
  firstOpenChannel,
  openDepositsQuery,
  type DepositOffers,
  type DepositRow,
} from '../../../state/money/deposits.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { refreshMoney } from '../../../state/money/request/pending-money.ts'
import { Alert } from '../../../ui/states/alert.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Wallet } from '../../../ui/media/icons.tsx'
import { AllChannelsResting } from './form/all-channels-resting.tsx'
import { DepositForm } from './form/deposit-form.tsx'
import { DepositHistory } from './history/deposit-history.tsx'
import { DepositView } from './order/deposit-view.tsx'
import { withOrder } from '../orders/order-address.ts'
import { OpenDeposits } from './history/open-deposits.tsx'
import { Tutorial } from './order/tutorial.tsx'
import { useDepositLabels } from './use-deposit-labels.ts'
import { News } from '../../../ui/states/news.tsx'
import { Loaded } from '../../../parts/site/query-view/loaded.tsx'
import { Placeholder } from '../../../ui/states/placeholder.tsx'

/** "Deposit" (spec 2, "Member centre": depositv2): asking for one, paying it, and what became of those before. */
export function DepositPage() {
  // Every route shares one parser, which gives text by name.
  const { 'm.order': order = '' } = useSearch({ strict: false }) as Search
  return order ? <DepositView key={order} reference={order} /> : <Overview />
}

function Overview() {
  const { t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const open = useQuery(openDepositsQuery)
  const asked = useQuery(depositOffersQuery(code))
  const before = useQuery(depositHistoryQuery(undefined, 1))
  return (
    <>
      <OpenDeposits />
      {/* What is open stands above the form, which must not move once it is there, and begins with the way of the last time. */}
      <Loaded
        query={{ ...asked, data: open.isPending || before.isPending ? undefined : asked.data }}
        waiting={['longForm']}
      >
        {(offers) =>
          offers.methods.length === 0 ? (
            <EmptyState icon={Wallet} title={t`Deposits are not possible at the moment. Please try again later.`} />
          ) : (
            <Ask
              offers={offers}
              before={before.data?.list ?? []}
              isFull={offers.mostOpen !== null && (open.data?.total ?? 0) >= offers.mostOpen}
              asks={asked.isFetching}
              onAsk={() => void asked.refetch()}
            />
          )
        }
      </Loaded>
      <Tutorial />
      <DepositHistory />
    </>
  )
}

interface AskProps {
  readonly offers: DepositOffers
  readonly before: readonly DepositRow[]
  /** As many orders are open as there may be. */
  readonly isFull: boolean
  /** They are being asked for anew. */
  readonly asks: boolean
  readonly onAsk: () => void
}

function Ask({ offers, before, isFull, asks, onAsk }: AskProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const money = useMoney('deposit')
  const { movement } = useDepositLabels(offers)
  const all = channelsOf(offers)
  // A form that somebody may have begun to fill in stays, whatever comes to rest or is opened elsewhere meanwhile.
  const [isBegun, setBegun] = useState(false)
  if (!isBegun && !isFull && firstOpenChannel(all)) setBegun(true)
  const news = useMoneyNews('deposit', money.pending.length)
  const show = (reference: string): void => {
    refreshMoney(queries)
    void navigate({
      to: '.',
      search: withOrder(reference),
      state: true,
      replace: true,
      hash: true,
      resetScroll: false,
    })
  }
  return (
    <>
      <News ref={news}>
        <MoneyState kind="deposit" pending={money.pending} words={movement} />
      </News>
      {isFull && (
        <Alert tone="info" title={t`Complete your open deposit first`}>
          <p>
            <Trans>Complete or cancel an open deposit first.</Trans>
          </p>
        </Alert>
      )}
      {!isBegun ? (
        !isFull && <AllChannelsResting channels={all} busy={asks} onAsk={onAsk} />
      ) : (
        <QueryView query={money.records} waiting={<Placeholder of="longForm" />}>
          {() => <DepositForm offers={offers} before={before} money={money} isFull={isFull} onDone={show} />}
        </QueryView>
      )}
    </>
  )
}
