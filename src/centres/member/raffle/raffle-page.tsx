import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import { rafflesQuery } from '../../../state/rewards/raffle.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Gift } from '../../../ui/media/icons.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Loaded } from '../../../parts/site/query-view/loaded.tsx'
import { DrawHistory } from './draw-history.tsx'
import { RaffleView } from './raffle-view.tsx'

/** The raffles that are on, and what the member has drawn (spec 7, MCS2_claimRafflePromotion). */
export function RafflePage() {
  const { t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const query = useQuery(rafflesQuery(code))
  return (
    <>
      <Loaded query={query} waiting={['summary', 'table']}>
        {(raffles) =>
          raffles.length === 0 ? (
            <EmptyState icon={Gift} title={t`No raffle right now`}>
              <p>
                <Trans>The next raffle appears here.</Trans>
              </p>
            </EmptyState>
          ) : (
            <>
              {raffles.map((raffle) => (
                <RaffleView key={raffle.id} raffle={raffle} />
              ))}
              <MerchantClock />
            </>
          )
        }
      </Loaded>
      <DrawHistory raffles={query.data ?? []} />
    </>
  )
}
