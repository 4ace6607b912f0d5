import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { withMember } from '../../../parts/account/member-pages/member-address.ts'
import type { MemberPageKey } from '../../../rules/account/member-pages.ts'
import { isUnderWay } from '../../../rules/money/withdrawal.ts'
import { openDepositsQuery } from '../../../state/money/deposits.ts'
import { memberMenuQuery } from '../../../state/account/member-menu.ts'
import type { Wallets } from '../../../state/money/wallets.ts'
import { withdrawalsQuery, withdrawalTermsQuery } from '../../../state/money/withdrawals.ts'
import { tile } from '../../../ui/actions/tile.css.ts'
import { Amount } from '../../../ui/layout/amount.tsx'
import { Cluster } from '../../../ui/layout/cluster.tsx'
import { cx } from '../../../ui/layout/cx.ts'
import { Entry } from '../../../ui/layout/entry.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { directional, icon } from '../../../ui/media/icon.css.ts'
import { ChevronRight } from '../../../ui/media/later-icons.ts'
import { Funds } from './funds.tsx'
import { useWalletLabels } from './use-wallet-labels.ts'

/** One wallet for all games: nothing to move, so it says where the money is and leads to what moves it. */
export function OneWallet({ wallets }: { readonly wallets: Wallets }) {
  const { t } = useLingui()
  const { held } = useWalletLabels()
  const { data: menu } = useQuery(memberMenuQuery)
  const has = (page: MemberPageKey): boolean => menu?.some((item) => item.page === page) ?? false
  const { data: terms } = useQuery({ ...withdrawalTermsQuery, enabled: has('withdraw') })
  const { data: withdrawals } = useQuery({ ...withdrawalsQuery(1), enabled: has('withdraw') })
  const { data: deposits } = useQuery({ ...openDepositsQuery, enabled: has('depositv2') })
  // Of the newest page: it is sorted by when they were asked for, and what is older has long been decided.
  const leaving = withdrawals?.list.filter(({ state }) => isUnderWay(state)).length ?? 0
  const coming = deposits?.total ?? 0
  return (
    <>
      <Funds wallets={wallets} />
      <Section size="m" title={t`Where your money is`}>
        <Text size="s" tone="muted">
          <Trans>All games use this balance. You don’t need to transfer anything before or after a game.</Trans>
        </Text>
        <Stack as="ul" space="xs">
          {has('withdraw') && (
            <Place page="withdraw" name={t`Available to withdraw`}>
              {terms && held(terms.available)}
            </Place>
          )}
          {coming > 0 && (
            <Place page="depositv2" name={t`Deposits to finish`}>
              <Plural value={coming} one="# open deposit" other="# open deposits" />
            </Place>
          )}
          {leaving > 0 && (
            <Place page="withdraw" name={t`Withdrawals on their way to you`}>
              <Plural value={leaving} _0="No withdrawals" one="# withdrawal" other="# withdrawals" />
            </Place>
          )}
          {has('transactionHistory') && <Place page="transactionHistory" name={t`All transactions`} />}
        </Stack>
      </Section>
    </>
  )
}

interface PlaceProps {
  readonly page: MemberPageKey
  readonly name: string
  readonly children?: ReactNode
}

function Place({ page, name, children }: PlaceProps) {
  return (
    <li>
      <Link to="." search={withMember(page)} state replace hash resetScroll={false} className={tile}>
        <Entry
          name={name}
          end={
            <Cluster as="span">
              {children && <Amount>{children}</Amount>}
              <ChevronRight aria-hidden className={cx(icon.m, directional)} />
            </Cluster>
          }
        />
      </Link>
    </li>
  )
}
