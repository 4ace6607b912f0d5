import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { recordAmount } from '../../../../i18n/format/record-amount.ts'
import type { Movement } from '../../../../rules/money/money-intent.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { BETS_PAGE, cashOutAtom, refreshSportsBets, sportsBetsQuery } from '../../../../state/sports/bets.ts'
import { Pager } from '../../../../ui/lists/pager.tsx'
import { Placeholder } from '../../../../ui/states/placeholder.tsx'
import { withMember } from '../../../account/member-pages/member-address.ts'
import { MODAL_STATE } from '../../../site/use-modal/use-modal.ts'
import { ClaimNews } from '../../../rewards/claim/claim-news.tsx'
import { useClaim } from '../../../rewards/claim/use-claim.ts'
import { QueryView } from '../../../site/query-view/query-view.tsx'
import { BetCard } from './bet-card.tsx'
import * as css from '../frame/slip-panel.css.ts'

/** What the member has bet and is open, with what each would be ended for; what is settled stands in the betting record. */
export function MyBets() {
  const { t } = useLingui()
  const { code, tag } = useAtomValue(languageAtom)
  const { currency } = useAtomValue(brandAtom)
  const [turned, turn] = useState(1)
  const query = useQuery({
    ...sportsBetsQuery(code, 'open', turned),
    refetchInterval: 15_000,
    placeholderData: keepPreviousData,
  })
  // Bets that are settled meanwhile take pages away.
  const pages = Math.max(1, Math.ceil((query.data?.total ?? 0) / BETS_PAGE))
  const page = Math.min(turned, pages)
  if (query.data && page !== turned) turn(page)
  const claim = useClaim({ kind: 'cash-out', send: cashOutAtom, askAnew: refreshSportsBets })
  const words = ({ amount }: Movement): string =>
    amount === null ? t`Cash-out` : t`Cash-out of ${recordAmount(amount, currency, tag)}`
  return (
    <div className={css.bets}>
      <ClaimNews kind="cash-out" claim={claim} words={words} celebrates={false} />
      <QueryView
        query={query}
        tellsStale
        waiting={<Placeholder of="list" />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <div className={css.empty}>
            <p className={css.emptyTitle}>{t`No open bets`}</p>
            <p className={css.emptyWords}>{t`Bets are listed here until they are settled.`}</p>
          </div>
        }
      >
        {({ list }) => (
          <ul className={css.betList}>
            {list.map((bet) => (
              <BetCard key={bet.record} bet={bet} claim={claim} />
            ))}
          </ul>
        )}
      </QueryView>
      <Pager page={page} pages={pages} onPage={turn} label={t`Pages of open bets`} />
      <Link
        to="."
        search={withMember('personalHistoryCopy')}
        state={MODAL_STATE}
        hash
        resetScroll={false}
        className={css.more}
      >
        <Trans>Settled bets: betting record</Trans>
      </Link>
    </div>
  )
}
