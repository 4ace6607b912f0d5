import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Drawn } from '../../../state/rewards/raffle.ts'
import { OfferArt } from '../../../parts/rewards/offer/offer-art.tsx'
import { OfferTicket } from '../../../parts/rewards/offer/offer-ticket.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Cluster } from '../../../ui/layout/cluster.tsx'
import { REST_MS } from './rest.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { Tiles } from '../../../ui/layout/tiles.tsx'

/** How many tickets lie on the table at the most: they are alike, and above them stands how many there are. */
const SHOWN = 4

interface DrawTicketsProps {
  readonly tickets: number
  readonly drawn: Drawn | null
  /** What was drawn can be said. @param reference of the draw */
  readonly onStill: (reference: string) => void
  readonly disabled: boolean
  readonly busy: boolean
  readonly onDraw: () => void
  readonly titleId: string
}

/** The member's tickets, of which one is opened at a time; all are alike, since the platform draws when one is opened. */
export function DrawTickets({ tickets, drawn, onStill, disabled, busy, onDraw, titleId }: DrawTicketsProps) {
  const { t } = useLingui()
  const reference = drawn?.reference
  useEffect(() => {
    if (reference === undefined) return
    // A second tap of a hasty hand is not a second draw.
    const rest = setTimeout(() => onStill(reference), REST_MS)
    return () => clearTimeout(rest)
  }, [reference, onStill])
  return (
    <>
      <Tiles columns="two" aria-label={t({ message: 'Your tickets', context: 'raffle' })}>
        {Array.from({ length: Math.min(Math.max(tickets, 1), SHOWN) }, (_, index) => index + 1).map((number) => (
          <OfferTicket key={number} id={`${titleId}-${number}`} art={<OfferArt kind="ticket" picture={null} />}>
            <Text id={`${titleId}-${number}`} size="l" weight="bold">
              {t`Ticket ${number}`}
            </Text>
            <Cluster>
              <Button
                variant={number === 1 ? 'primary' : 'quiet'}
                size="s"
                disabled={disabled}
                busy={busy && number === 1}
                onClick={onDraw}
                aria-describedby={titleId}
              >
                {t`Open ticket ${number}`}
              </Button>
            </Cluster>
          </OfferTicket>
        ))}
      </Tiles>
      <Text size="s" tone="muted">
        {t`All tickets are alike: the result is decided when you open one.`}
      </Text>
    </>
  )
}
