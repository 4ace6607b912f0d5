import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Played } from '../../parts/rewards/claim/played.tsx'
import { useFormatPlain } from '../../parts/money/money-form/use-format-money.ts'
import { kindOfType } from '../../parts/rewards/offer/offer-kind.ts'
import { OfferArt } from '../../parts/rewards/offer/offer-art.tsx'
import { OfferTicket } from '../../parts/rewards/offer/offer-ticket.tsx'
import type { Good } from '../../state/rewards/points.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Amount } from '../../ui/layout/amount.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { useFormatPoints } from '../../parts/rewards/points/use-format-points.ts'

interface GoodCardProps {
  readonly good: Good
  /** Its place in the list. */
  readonly place: number
  /** The member's; `null` while nobody knows. */
  readonly points: bigint | null
  readonly disabled: boolean
  /** Whether the member saves points for it. */
  readonly saved: boolean
  readonly onSave: () => void
  readonly onRedeem: () => void
}

/** Something to redeem: what it costs, how many are left, and the button, or how many points are missing. */
export function GoodCard({ good, place, points, disabled, saved, onSave, onRedeem }: GoodCardProps) {
  const { t } = useLingui()
  const id = useId()
  const say = useFormatPoints()
  const money = useFormatPlain()
  const { name, type, picture, points: cost, stock, amount } = good
  const missing = points !== null && points < cost ? cost - points : 0n
  const [count, left] = [say(cost), say(missing)]
  // Which form of the word follows: points may have hundredths.
  const more = Number(missing) / 100
  return (
    <OfferTicket
      id={id}
      upright
      art={
        <OfferArt
          kind={kindOfType(type)}
          picture={picture}
          figure={amount === null ? '' : money(amount)}
          place={place}
        />
      }
    >
      <Stack space="hair">
        <Text as="h3" id={id} size="m" weight="bold" breaks>
          {name}
        </Text>
        <Amount size="m" tone="accent">{t`${count} points`}</Amount>
        {missing > 0n && points !== null && (
          <Stack space="hair">
            <Text size="s">
              {t`${plural(more, { one: `${left} more point needed`, other: `${left} more points needed` })}`}
            </Text>
            {points > 0n && <Played titleId={id} played={points} goal={cost} say={say} />}
          </Stack>
        )}
        {stock !== null && (
          <Text size="s" tone="muted" breaks>
            {stock === 0 ? t`Sold out` : t`${plural(stock, { one: '# left', other: '# left' })}`}
          </Text>
        )}
      </Stack>
      {missing === 0n && stock !== 0 ? (
        <Button wide disabled={disabled && points !== null} aria-describedby={id} onClick={onRedeem}>
          <Trans context="points">Redeem</Trans>
        </Button>
      ) : (
        missing > 0n && (
          <Button wide variant="quiet" aria-pressed={saved} aria-describedby={id} onClick={onSave}>
            {saved ? <Trans>Saving for it</Trans> : <Trans>Save for it</Trans>}
          </Button>
        )
      )}
    </OfferTicket>
  )
}
