import { useId, type ReactNode } from 'react'
import type { Promotion } from '../../../state/rewards/promotions.ts'
import { Cluster } from '../../../ui/layout/cluster.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { OfferArt } from './offer-art.tsx'
import { OfferTicket } from './offer-ticket.tsx'
import { TermsLink } from './slide/terms-link.tsx'
import { usePromotionWords } from './slide/use-slide-words.ts'

interface OfferStripProps {
  readonly promotion: Promotion
  /** What can be done about it, where anything can. */
  readonly children?: ReactNode
}

/** A promotion in one strip beside a form: its number, what is asked in return and until when, its terms one press away. */
export function OfferStrip({ promotion, children }: OfferStripProps) {
  const id = useId()
  const { title, figure, note, asks } = usePromotionWords()(promotion)
  return (
    <OfferTicket as="div" id={id} art={<OfferArt type={promotion.type} picture={promotion.picture} />}>
      <Stack space="hair">
        <Text as="strong" id={id} size="s" weight="bold" breaks>
          {title}
        </Text>
        <Cluster align="baseline" space="xs">
          <Text as="span" size="xl" tone="accent" font="display" figures>
            {figure}
          </Text>
          <Text as="span" size="s" tone="muted">
            {note}
          </Text>
        </Cluster>
        <Text size="s" figures>
          {asks.join(' ')} <TermsLink promotion={promotion.id} />
        </Text>
      </Stack>
      {children}
    </OfferTicket>
  )
}
