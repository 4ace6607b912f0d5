import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { textLink } from '../../../../ui/actions/text-link.css.ts'
import { withNeed } from '../../../../parts/account/member-pages/account-need.ts'
import type { PayoutAccount } from '../../../../state/money/payout-accounts.ts'
import { Coins, Landmark } from '../../../../ui/media/later-icons.ts'
import { Choices } from '../../../../ui/fields/choices.tsx'
import { ChoiceCard } from '../../../../ui/fields/choice-card.tsx'

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
    <Choices
      legend={<Trans context="an account that is paid into">To</Trans>}
      more={
        <div>
          <Link
            to="."
            search={withNeed('payouts', 'withdraw')}
            state
            replace
            hash
            resetScroll={false}
            className={textLink}
          >
            <Trans>Manage accounts</Trans>
          </Link>
        </div>
      }
    >
      {accounts.map(({ id, kind, name, number, holder, isDefault }) => (
        <ChoiceCard
          key={id}
          name="account"
          value={id}
          checked={id === chosen}
          onChoose={() => onChoose(id)}
          icon={kind === 'bank' ? Landmark : Coins}
          title={<bdi>{name}</bdi>}
          details={[
            <Fragment key="which">
              <bdi>{number}</bdi>
              {holder && <bdi>{holder}</bdi>}
              {isDefault && <span>{t`Default`}</span>}
            </Fragment>,
          ]}
        />
      ))}
    </Choices>
  )
}
