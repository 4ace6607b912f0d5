import { useLingui } from '@lingui/react/macro'
import { useMemberPages } from '../../parts/account/member-pages/use-member-pages.ts'
import { Balance } from '../../parts/money/balance/balance.tsx'
import { WholeBalance } from '../../parts/money/balance/whole-balance.tsx'
import type { Session } from '../../state/account/login/session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { closePopover } from '../../ui/actions/close-popover.ts'
import { icon } from '../../ui/media/icon.css.ts'
import { Popover } from '../../ui/overlays/popover.tsx'
import { AccountMenu } from './account-menu.tsx'
import * as css from './member.css.ts'
import { useHeaderAction } from './use-header-action.ts'

const SHEET = 'money-ways'

/** What a member finds in a phone's header: the balance, which opens the ways in and out, and the menu of the account. */
export function PhoneMember({ session }: { readonly session: Session }) {
  const { t } = useLingui()
  const label = t`Deposit or withdraw`
  const action = useHeaderAction()
  const pages = useMemberPages().filter(({ page }) => page === 'deposit' || page === 'withdrawal')
  return (
    <>
      <Balance compact opens={{ id: SHEET, label }} />
      <Popover id={SHEET} label={label} className={css.moneyWays}>
        <div className={css.moneyWaysHead}>
          <WholeBalance />
        </div>
        {pages.map(({ page, name, icon: Icon, leads, open }) => (
          <Button
            key={page}
            variant={page === 'deposit' ? action : 'quiet'}
            data-leads={leads}
            onClick={(event) => {
              closePopover(event.currentTarget)
              open()
            }}
          >
            <Icon aria-hidden className={icon.s} />
            {name}
          </Button>
        ))}
      </Popover>
      <AccountMenu session={session} />
    </>
  )
}
