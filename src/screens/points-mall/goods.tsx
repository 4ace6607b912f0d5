import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { useProtectedAction } from '../../parts/account/use-protected-action/use-protected-action.ts'
import { useMoney } from '../../parts/money/money-form/use-money.ts'
import { MoneyState } from '../../parts/money/money-state/money-state.tsx'
import { Reference } from '../../parts/site/failure-notice/reference.tsx'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import { parseSearch } from '../../rules/site/search-params.ts'
import { goodsQuery, type Good } from '../../state/rewards/points.ts'
import { savedGoodsAtom } from '../../state/rewards/saved-goods.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { languageAtom } from '../../state/site/language.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { Gift } from '../../ui/media/icons.tsx'
import { Alert } from '../../ui/states/alert.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Celebration } from '../../ui/states/celebration.tsx'
import { News } from '../../ui/states/news.tsx'
import { GoodCard } from './good-card.tsx'
import * as css from './good-card.css.ts'
import { GoodsWaiting } from './goods-waiting.tsx'
import { RedeemDialog } from './redeem-dialog.tsx'

interface GoodsProps {
  /** The member's; `null` where nobody knows. */
  readonly points: bigint | null
  /** Whether they are on their way: what can be afforded comes first, and says other things. */
  readonly waits: boolean
}

/** What points can be redeemed for, by type; what the member can afford comes first. */
export function Goods({ points, waits }: GoodsProps) {
  const { t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const { offers } = useAtomValue(brandAtom).layout
  const narrowed = parseSearch(useRouterState({ select: ({ location }) => location.searchStr }))['type'] ?? ''
  const query = useQuery(goodsQuery(code))
  const [saved, save] = useAtom(savedGoodsAtom)
  const protect = useProtectedAction()
  const money = useMoney('redeem')
  const [open, setOpen] = useState<Good | null>(null)
  const [done, setDone] = useState<{ readonly name: string; readonly reference: string } | null>(null)
  const nameOf = (id: string | null): string => query.data?.list.find((good) => good.id === id)?.name ?? t`Points mall`
  const name = done?.name ?? ''
  const canAfford = ({ points: cost }: Good): boolean => points !== null && cost <= points
  return (
    <Stack space="m">
      <News>
        <MoneyState kind="redeem" pending={money.pending} words={({ from }) => nameOf(from)} />
        {done && (
          <Alert tone="good" title={t`Requested: ${name}`}>
            <Celebration key={done.reference} />
            <Reference text={done.reference} />
            <p>
              <Trans>We check it first. Its status is in your redeem history.</Trans>
            </p>
          </Alert>
        )}
      </News>
      <QueryView
        query={query}
        waiting={<GoodsWaiting />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState icon={Gift} title={t`Nothing to redeem right now`}>
            <p>
              <Trans>Your points stay. New goods appear here.</Trans>
            </p>
          </EmptyState>
        }
      >
        {({ list }) => {
          if (waits) return <GoodsWaiting />
          // Of a type that is gone, all are shown.
          const type = list.some((good) => good.type === narrowed) ? narrowed : ''
          const shown = list.filter((good) => type === '' || good.type === type)
          const isSaved = ({ id }: Good): boolean => saved.includes(id)
          const rank = (good: Good): number => (canAfford(good) ? 0 : isSaved(good) ? 1 : 2)
          const sorted = shown.toSorted((one, other) => rank(one) - rank(other))
          return (
            <ul className={css.list[offers]}>
              {sorted.map((good, place) => (
                <GoodCard
                  key={good.id}
                  place={place}
                  good={good}
                  points={points}
                  disabled={!money.isReady}
                  saved={isSaved(good)}
                  onSave={() => save(good.id)}
                  onRedeem={() => protect(() => setOpen(good), '/pointMall')}
                />
              ))}
            </ul>
          )
        }}
      </QueryView>
      {open && (
        <RedeemDialog
          good={open}
          points={points ?? 0n}
          money={money}
          onDone={(reference) => setDone({ name: open.name, reference })}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  )
}
