import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { withNeed } from '../../../../parts/account/member-pages/account-need.ts'
import type { PayoutAccount } from '../../../../state/money/payout-accounts.ts'
import { cx } from '../../../../ui/layout/cx.ts'
import { icon } from '../../../../ui/media/icon.css.ts'
import { Coins, Landmark } from '../../../../ui/media/later-icons.ts'
import { hiddenVisually } from '../../../../ui/layout/text.css.ts'
import * as css from '../withdraw.css.ts'

interface AccountChoiceProps {
  readonly accounts: readonly PayoutAccount[]
  /** The id of the one that is chosen. */
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Which account or address the money goes to. */
export function AccountChoice({ accounts, chosen, onChoose }: AccountChoiceProps) {
  const { t } = useLingui()
  return (
    <fieldset className={css.choices}>
      <legend className={css.legend}>
        <Trans context="an account that is paid into">To</Trans>
      </legend>
      {accounts.map(({ id, kind, name, number, holder, isDefault }) => {
        const Mark = kind === 'bank' ? Landmark : Coins
        return (
          <label key={id} className={css.choice}>
            <input
              type="radio"
              name="account"
              value={id}
              className={hiddenVisually}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <Mark aria-hidden className={cx(icon.m, css.mark)} />
            <span className={css.words}>
              <span className={css.strong}>
                <bdi>{name}</bdi>
              </span>
              <span className={css.detail}>
                <bdi>{number}</bdi>
                {holder && <bdi>{holder}</bdi>}
                {isDefault && <span>{t`Default`}</span>}
              </span>
            </span>
          </label>
        )
      })}
      <Link to="." search={withNeed('payouts', 'withdraw')} state replace hash resetScroll={false} className={css.link}>
        <Trans>Manage accounts</Trans>
      </Link>
    </fieldset>
  )
}
