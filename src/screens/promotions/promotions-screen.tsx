import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { Chip } from '../../ui/actions/chip.tsx'
import { ChipGroup } from '../../ui/actions/chip-group.tsx'
import { ClaimNews } from '../../parts/rewards/claim/claim-news.tsx'
import { MerchantClock } from '../../parts/site/merchant-clock/merchant-clock.tsx'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import { usePageName } from '../../parts/site/use-page-name/use-page-name.ts'
import { parseSearch } from '../../rules/site/search-params.ts'
import type { Promotion } from '../../state/rewards/promotions.ts'
import { textLink } from '../../ui/actions/text-link.css.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import { ListDetail } from '../../ui/layout/list-detail.tsx'
import { padded } from '../../ui/page/page.css.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Gift } from '../../ui/media/icons.tsx'
import { PromotionCard } from './promotion-card.tsx'
import { PromotionDetail } from './promotion-detail.tsx'
import { Received } from './received.tsx'
import { usePromotions } from './use-promotions.ts'

/** What a visitor can do something about comes first. */
const isAvailable = ({ state }: Promotion): boolean => state === 'join' || state === 'claim'

/** Promotions with type filters, and one of them in detail: beside the list, on a phone on its own (spec 2, "Routes"). */
export function PromotionsScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location })
  const { type: narrowed = '', promotion = '' } = parseSearch(searchStr)
  const isDetail = pathname === '/promoDetail'
  const { asking, query, claim, words } = usePromotions()
  usePageName(query.data?.list.find(({ id }) => isDetail && id === promotion)?.title ?? null)
  const claimed = query.data?.list.find(({ id }) => id === claim.done?.from)
  const choose = (next: string): void =>
    void navigate({ to: '/promotions', search: next ? { type: next } : {}, replace: true, resetScroll: false })
  return (
    <div className={padded}>
      <Stack space="none">
        {isDetail && (
          <Link to="/promotions" search={narrowed ? { type: narrowed } : {}} className={textLink}>
            <Trans>All promotions</Trans>
          </Link>
        )}
        <PageHead
          title={<Trans>Promotions</Trans>}
          lead={
            isDetail ? undefined : (
              <Trans>No bonus is on until you choose it. What it gives and what it asks for stand side by side.</Trans>
            )
          }
        />
      </Stack>
      <ClaimNews
        kind="promotion"
        claim={claim}
        words={words}
        celebrates={claimed !== undefined && claimed.terms.of !== 'loss'}
      />
      <QueryView
        query={query}
        waiting={<Waiting parts={['card', 'card', 'card']} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState icon={Gift} title={t`No promotions just now`}>
            <p>
              <Trans>New promotions appear here.</Trans>
            </p>
          </EmptyState>
        }
      >
        {({ types, list }) => {
          // Of a type that nobody offers any more, all are shown.
          const type = list.some((one) => one.type === narrowed) ? narrowed : ''
          const shown = list.filter((one) => type === '' || one.type === type)
          const available = shown.filter(isAvailable)
          const sorted = [...available, ...shown.filter((one) => !isAvailable(one))]
          const chosen = promotion || (sorted[0]?.id ?? '')
          const count = available.length
          return (
            <>
              <ListDetail
                narrow={isDetail ? 'detail' : 'list'}
                list={
                  <Stack space="m">
                    <ChipGroup label={t`Type of promotion`}>
                      <Chip pressed={type === ''} onPress={() => choose('')}>
                        {t({ message: 'All', context: 'promotions' })} {list.filter(isAvailable).length}
                      </Chip>
                      {types
                        .filter(({ code }) => list.some((one) => one.type === code))
                        .map(({ code, name }) => (
                          <Chip key={code} pressed={type === code} onPress={() => choose(type === code ? '' : code)}>
                            {name} {list.filter((one) => one.type === code && isAvailable(one)).length}
                          </Chip>
                        ))}
                    </ChipGroup>
                    <Text as="output" tone="muted">
                      {t`${plural(count, { one: '# promotion is available to you', other: '# promotions are available to you' })}`}
                    </Text>
                    <Stack as="ul" space="s">
                      {sorted.map((one) => (
                        <PromotionCard key={one.id} promotion={one} claim={claim} current={one.id === chosen} />
                      ))}
                    </Stack>
                  </Stack>
                }
                detail={
                  <Stack space="m">
                    {chosen && <PromotionDetail key={chosen} id={chosen} asking={asking} claim={claim} />}
                    {asking.signedIn && <Received />}
                  </Stack>
                }
              />
              <MerchantClock />
            </>
          )
        }}
      </QueryView>
    </div>
  )
}
