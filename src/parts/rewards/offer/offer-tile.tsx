import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Promotion } from '../../../state/rewards/promotions.ts'
import { Cluster } from '../../../ui/layout/cluster.tsx'
import { Figure } from '../../../ui/layout/figure.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { OfferArt } from './offer-art.tsx'
import { offerKind } from './offer-kind.ts'
import { OfferDates } from './offer-dates.tsx'
import { OfferTicket } from './offer-ticket.tsx'
import * as css from './offer-ticket.css.ts'
import { useOfferFigure } from './use-offer-figure.ts'

/** A promotion where others stand beside it: what it gives as a number, and until when. All of it leads to its page. */
export function OfferTile({ promotion }: { readonly promotion: Promotion }) {
  const id = useId()
  const figureOf = useOfferFigure()
  const { title, picture, state, starts, ends } = promotion
  const { figure, note } = figureOf(promotion)
  return (
    <OfferTicket id={id} art={<OfferArt kind={offerKind(promotion)} picture={picture} figure={figure} />}>
      <Stack space="hair">
        {figure && (
          <Cluster align="baseline" space="xs">
            <Figure tone="accent">{figure}</Figure>
            <Text as="span" size="s" tone="muted">
              {note}
            </Text>
          </Cluster>
        )}
        <Link to="/promoDetail" search={{ promotion: promotion.id }} className={css.wholeLink}>
          <Text as="h3" id={id} size="m" weight="bold" breaks>
            {title}
          </Text>
        </Link>
        <OfferDates state={state} starts={starts} ends={ends} />
      </Stack>
    </OfferTicket>
  )
}
