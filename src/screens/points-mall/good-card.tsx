import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { useFormatPlain } from '../../parts/money/money-form/use-format-money.ts'
import { Played } from '../../parts/rewards/claim/played.tsx'
import { OfferArt } from '../../parts/rewards/offer/offer-art.tsx'
import { kindOfType } from '../../parts/rewards/offer/offer-kind.ts'
import { useFormatPoints } from '../../parts/rewards/points/use-format-points.ts'
import type { Good } from '../../state/rewards/points.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { pictureUrl } from '../../state/site/pictures.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { RemotePicture } from '../../ui/media/remote-picture.tsx'
import * as css from './good-card.css.ts'

/** Figures of more letters than these are smaller. */
const LONG = 4

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

/** Something to redeem, as the brand's hand shows it: what it costs, how many are left, and the button, or how many points are missing. */
export function GoodCard({ good, place, points, disabled, saved, onSave, onRedeem }: GoodCardProps) {
  const { t } = useLingui()
  const id = useId()
  const say = useFormatPoints()
  const money = useFormatPlain()
  const brand = useAtomValue(brandAtom)
  const { offers } = brand.layout
  const { name, type, picture, points: cost, stock, amount } = good
  const missing = points !== null && points < cost ? cost - points : 0n
  const [count, left] = [say(cost), say(missing)]
  // Which form of the word follows: points may have hundredths.
  const more = Number(missing) / 100
  const isEnough = points !== null && missing === 0n && stock !== 0
  const drawn = (
    <OfferArt kind={kindOfType(type)} picture={null} figure={amount === null ? '' : money(amount)} place={place} />
  )
  return (
    <li aria-labelledby={id} data-offer="" className={css.good[offers]}>
      <div className={css.art[offers]}>
        <RemotePicture
          src={picture === null ? undefined : pictureUrl(picture, brand)}
          width={4}
          height={3}
          alt=""
          className={css.picture}
          fallback={drawn}
        />
      </div>
      <div className={css.words[offers]}>
        <div className={css.name[offers]}>
          <Text as="h3" id={id} size="m" weight="bold" breaks>
            {name}
          </Text>
        </div>
        <p className={css.price[offers]} {...(isEnough ? { 'data-enough': '' } : {})}>
          <Trans>
            <span className={css.count} {...(count.length > LONG ? { 'data-long': '' } : {})}>
              {count}
            </span>{' '}
            points
          </Trans>
        </p>
        <div className={css.rest[offers]}>
          {missing > 0n && (
            <Text size="s">
              {t`${plural(more, { one: `${left} more point needed`, other: `${left} more points needed` })}`}
            </Text>
          )}
          {missing > 0n && points !== null && points > 0n && (
            <div>
              <Played titleId={id} played={points} goal={cost} say={say} />
            </div>
          )}
          {stock !== null && (
            <Text size="s" tone="muted" breaks>
              {stock === 0 ? t`Sold out` : t`${plural(stock, { one: '# left', other: '# left' })}`}
            </Text>
          )}
        </div>
        <div className={css.act[offers]}>
          {missing === 0n && stock !== 0 ? (
            <Button wide disabled={disabled && points !== null} aria-describedby={id} onClick={onRedeem}>
              <Trans context="points">Redeem</Trans>
            </Button>
          ) : (
            missing > 0n && (
              <Button wide variant="quiet" aria-pressed={saved} aria-describedby={id} onClick={onSave}>
                {saved ? <Trans>Saving for it</Trans> : <Trans>Save for later</Trans>}
              </Button>
            )
          )}
        </div>
      </div>
    </li>
  )
}
