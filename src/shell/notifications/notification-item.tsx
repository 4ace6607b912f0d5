import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { recordAmount } from '../../i18n/format/record-amount.ts'
import { CONTRACT_NEWS, type NotificationKind } from '../../rules/messages/notification-kinds.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { languageAtom } from '../../state/site/language.ts'
import type { MemberNotification } from '../../state/messages/notifications.ts'
import { ContractNews } from './contract-news.tsx'
import { NewsCard } from './news-card.tsx'
import * as css from './notifications.css.ts'

interface NotificationItemProps {
  readonly news: MemberNotification
  readonly onClose: (id: number) => void
}

/** What has become of a deposit, a withdrawal or a contract. */
export function NotificationItem({ news: { id, kind, ...said }, onClose }: NotificationItemProps) {
  const close = (): void => onClose(id)
  return kind === CONTRACT_NEWS ? (
    <ContractNews id={said.reference} onClose={close} />
  ) : (
    <MoneyNews kind={kind} {...said} onClose={close} />
  )
}

interface MoneyNewsProps {
  readonly kind: NotificationKind
  readonly amount: string | null
  readonly reference: string
  readonly onClose: () => void
}

/** What has become of a deposit or a withdrawal, in words, with its amount and the reference that support asks for. */
function MoneyNews({ kind, amount, reference, onClose }: MoneyNewsProps) {
  const { title, text } = useNewsWords()[kind]
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const much = amount === null ? '' : recordAmount(amount, currency, tag)
  return (
    <NewsCard
      isGood={kind === 'deposit-credited' || kind === 'withdrawal-approved'}
      title={
        <>
          {title}
          {much && <span className={css.amount}> {much}</span>}
        </>
      }
      text={text}
      reference={reference}
      onClose={onClose}
    />
  )
}

function useNewsWords(): Readonly<Record<NotificationKind, { readonly title: string; readonly text: string }>> {
  const { t } = useLingui()
  return {
    'deposit-credited': { title: t`Deposit credited`, text: t`It is in your wallet.` },
    'deposit-failed': { title: t`Deposit failed`, text: t`Nothing was credited. Customer service can look into it.` },
    'withdrawal-approved': { title: t`Withdrawal approved`, text: t`The money is on its way to you.` },
    'withdrawal-rejected': { title: t`Withdrawal rejected`, text: t`The money is back in your wallet.` },
  }
}
