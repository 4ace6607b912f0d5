import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { MemberPageKey } from '../../../rules/account/member-pages.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import type { IconView } from '../../../ui/media/icons.tsx'
import { KeyRound, Landmark, Smartphone } from '../../../ui/media/later-icons.ts'
import * as css from '../../money/money-form/money-presentation.css.ts'
import { withNeed, type AccountNeed } from './account-need.ts'

interface Look {
  readonly icon: IconView
  readonly name: MessageDescriptor
  readonly why: MessageDescriptor
  readonly action: MessageDescriptor
}

const LOOKS: Readonly<Record<AccountNeed, Look>> = {
  mobile: {
    icon: Smartphone,
    name: msg`Contact details`,
    why: msg`A mobile number or an e-mail address that is yours.`,
    action: msg`Add a mobile number`,
  },
  payment: {
    icon: KeyRound,
    name: msg`A payment password`,
    why: msg`Required for every withdrawal or transfer, to protect your money.`,
    action: msg`Set a payment password`,
  },
  payouts: {
    icon: Landmark,
    name: msg`An account for withdrawals`,
    why: msg`Where your money should go: a bank account in your name, or a crypto address.`,
    action: msg`Add an account`,
  },
}

interface AccountNeedsProps {
  readonly title: string
  readonly needs: readonly AccountNeed[]
  /** The page that needs it. */
  readonly back: MemberPageKey
}

/** Leads to what is still to be added in "My account", and each of those leads back. */
export function AccountNeeds({ title, needs, back }: AccountNeedsProps) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h4 id={id} className={css.title}>
        {title}
      </h4>
      <ul className={css.needs}>
        {needs.map((need) => {
          const { icon: Mark, name, why, action } = LOOKS[need]
          return (
            <li key={need} className={css.need}>
              <Mark aria-hidden className={cx(icon.m, css.mark)} />
              <div className={css.words}>
                <p className={css.strong}>{i18n._(name)}</p>
                <p className={css.term}>{i18n._(why)}</p>
              </div>
              <Link
                to="."
                search={withNeed(need, back)}
                state
                replace
                hash
                resetScroll={false}
                className={cx(buttonClass('primary', 's'), css.needAction)}
              >
                {i18n._(action)}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
