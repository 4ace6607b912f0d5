import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { recordAmount } from '../../i18n/format/record-amount.ts'
import type { NotificationKind } from '../../rules/messages/notification-kinds.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { languageAtom } from '../../state/site/language.ts'
import type { MemberNotification } from '../../state/messages/notifications.ts'
import { tone } from '../../ui/overlays/toast.css.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { icon } from '../../ui/media/icon.css.ts'
import { CircleCheck, CircleExclamationPoint, X } from '../../ui/media/later-icons.ts'
import { useTimeout } from '../../ui/hooks/use-timeout.ts'
import * as css from './notifications.css.ts'

/** Good news goes by itself, once it could be read twice and nobody is at it; bad news stays until it is closed. */
const SHOWN_MS = 12_000

interface NotificationItemProps {
  readonly news: MemberNotification
  readonly onClose: (id: number) => void
}

/** What has become of a deposit or a withdrawal, in words, with its amount and the reference that support asks for. */
export function NotificationItem({ news, onClose }: NotificationItemProps) {
  const { t } = useLingui()
  const { title, text } = useNewsWords()[news.kind]
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const amount = news.amount === null ? '' : recordAmount(news.amount, currency, tag)
  const isGood = news.kind === 'deposit-credited' || news.kind === 'withdrawal-approved'
  const Mark = isGood ? CircleCheck : CircleExclamationPoint
  const { id } = news
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus
  useTimeout(() => onClose(id), isGood && !isHeld ? SHOWN_MS : null)
  return (
    <div
      className={css.item[isGood ? 'good' : 'bad']}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Mark aria-hidden className={`${icon.m} ${isGood ? tone.good : tone.bad}`} />
      <div className={css.words}>
        <p className={css.title}>
          {title}
          {amount && <span className={css.amount}> {amount}</span>}
        </p>
        <p className={css.text}>{text}</p>
        {news.reference && (
          <p className={css.reference}>
            <bdi>{news.reference}</bdi>
          </p>
        )}
      </div>
      <IconButton
        size="s"
        icon={X}
        label={t`Dismiss`}
        onClick={() => onClose(id)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Of the dialog that it stands in, nothing is closed by that.
          event.preventDefault()
          event.stopPropagation()
          onClose(id)
        }}
      />
    </div>
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
