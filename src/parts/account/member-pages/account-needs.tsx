import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import type { MemberPageKey } from '../../../rules/account/member-pages.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import type { IconView } from '../../../ui/media/icons.tsx'
import { KeyRound, Landmark, Smartphone } from '../../../ui/media/later-icons.ts'
import { Entry } from '../../../ui/layout/entry.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
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
  return (
    <Section title={title} size="m">
      <Stack as="ul" space="s">
        {needs.map((need) => {
          const { icon, name, why, action } = LOOKS[need]
          return (
            <Panel key={need} as="li">
              <Entry
                icon={icon}
                name={i18n._(name)}
                note={i18n._(why)}
                besideFrom="tablet"
                end={
                  <Link
                    to="."
                    search={withNeed(need, back)}
                    state
                    replace
                    hash
                    resetScroll={false}
                    className={buttonClass('primary', 's')}
                  >
                    {i18n._(action)}
                  </Link>
                }
              />
            </Panel>
          )
        })}
      </Stack>
    </Section>
  )
}
