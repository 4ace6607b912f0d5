import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatInteger, formatMoney } from '../../../i18n/format.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import * as css from './referral.css.ts'

interface ReferralFiguresProps {
  readonly invited: number
  readonly rewarded: number
  /** Minor units. */
  readonly earned: bigint
}

/** What the invitations have brought so far. */
export function ReferralFigures({ invited, rewarded, earned }: ReferralFiguresProps) {
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  return (
    <dl className={css.figures}>
      <div className={css.figure}>
        <dt className={css.term}>
          <Trans>Total earned</Trans>
        </dt>
        <dd className={css.number}>{formatMoney(earned, currency, tag)}</dd>
      </div>
      <div className={css.figure}>
        <dt className={css.term}>
          <Trans>Friends</Trans>
        </dt>
        <dd className={css.number}>{formatInteger(invited, tag)}</dd>
      </div>
      <div className={css.figure}>
        <dt className={css.term}>
          <Trans>Rewarded</Trans>
        </dt>
        <dd className={css.number}>{formatInteger(rewarded, tag)}</dd>
      </div>
    </dl>
  )
}
