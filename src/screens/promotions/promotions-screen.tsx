import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { ClaimNews } from '../../parts/rewards/claim/claim-news.tsx'
import { MerchantClock } from '../../parts/site/merchant-clock/merchant-clock.tsx'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import { usePageName } from '../../parts/site/use-page-name/use-page-name.ts'
import { parseSearch } from '../../rules/site/search-params.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { textLink } from '../../ui/actions/text-link.css.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import { BesideColumn } from '../../ui/layout/beside-column.tsx'
import { ListDetail } from '../../ui/layout/list-detail.tsx'
import { paddedUnderHead } from '../../ui/page/page.css.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { Tiles } from '../../ui/layout/tiles.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Gift } from '../../ui/media/icons.tsx'
import { PromotionCard } from './promotion-card.tsx'
import { PromotionDetail } from './promotion-detail.tsx'
import { isAvailable } from './is-available.ts'
import { PromotionTypes } from './promotion-types.tsx'
import { Received } from './received.tsx'
import { usePromotions } from './use-promotions.ts'

/** Enough to keep the footer out of the window, from where it would move. */
const WAITED = ['card', 'card', 'card', 'card', 'card', 'card'] as const

/**
 * Promotions with type filters, and one of them in detail (spec 2, "Routes"): beside the list, on a phone on its own; where a
 * brand hangs them as a wall of tickets, on its own everywhere.
 */
export function PromotionsScreen() {
  const navigate = useNavigate()
  const { t } = useLingui()
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location })
  const { type: asked = '', promotion = '' } = parseSearch(searchStr)
  const isDetail = pathname === '/promoDetail'
  const isWall = useAtomValue(brandAtom).layout.lead === 'tickets'
  const { asking, query, claim, words } = usePromotions()
  const all = query.data?.list ?? []
  usePageName(all.find(({ id }) => isDetail && id === promotion)?.title ?? null)
  const claimed = all.find(({ id }) => id === claim.done?.from)
  // Of a type that nobody offers any more, all are shown.
  const type = all.some((one) => one.type === asked) ? asked : ''
  const choose = (next: string): void =>
    void navigate({ to: '/promotions', search: next ? { type: next } : {}, replace: true, resetScroll: false })
  return (
    <>
      <div className={paddedUnderHead}>
        {!isDetail && (
          <PageHead
            title={<Trans>Promotions</Trans>}
            beside={
              query.data && all.length > 0 && <PromotionTypes promotions={query.data} type={type} onChoose={choose} />
            }
          />
        )}
        {isDetail && (
          <Stack space="none">
            <Link to="/promotions" search={asked ? { type: asked } : {}} className={textLink}>
              <Trans>All promotions</Trans>
            </Link>
            <PageHead title={<Trans>Promotions</Trans>} />
          </Stack>
        )}
        <ClaimNews
          kind="promotion"
          claim={claim}
          words={words}
          celebrates={claimed !== undefined && claimed.terms.of !== 'loss'}
        />
        <QueryView
          query={query}
          waiting={<Waiting parts={WAITED} />}
          isEmpty={({ list }) => list.length === 0}
          empty={
            <EmptyState icon={Gift} title={t`No promotions right now`}>
              <p>
                <Trans>New promotions appear here.</Trans>
              </p>
            </EmptyState>
          }
        >
          {({ list }) => {
            const shown = list.filter((one) => type === '' || one.type === type)
            // What a visitor can do something about comes first.
            const sorted = [...shown.filter(isAvailable), ...shown.filter((one) => !isAvailable(one))]
            const chosen = promotion || (sorted[0]?.id ?? '')
            const cards = (
              <Tiles columns={isWall ? 'two' : 'one'} space="s">
                {sorted.map((one, place) => (
                  <PromotionCard
                    key={one.id}
                    promotion={one}
                    claim={claim}
                    place={place}
                    current={!isWall && one.id === chosen}
                  />
                ))}
              </Tiles>
            )
            const detail = chosen && <PromotionDetail key={chosen} id={chosen} asking={asking} claim={claim} />
            const received = asking.signedIn && <Received />
            return (
              <>
                {!isWall ? (
                  <ListDetail
                    narrow={isDetail ? 'detail' : 'list'}
                    list={cards}
                    detail={
                      <Stack space="m">
                        {detail}
                        {received}
                      </Stack>
                    }
                  />
                ) : isDetail ? (
                  <BesideColumn column={received}>{detail}</BesideColumn>
                ) : (
                  cards
                )}
                <MerchantClock />
              </>
            )
          }}
        </QueryView>
      </div>
    </>
  )
}
