import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { MEMBER_PAGE_LOOK } from '../parts/member-pages/member-page-look.ts'
import { SupportButton } from '../parts/support/support-button.tsx'
import type { MemberPage } from '../state/prompts.ts'
import { Dialog } from '../ui/dialog.tsx'

const WORDS: Readonly<Record<MemberPage, MessageDescriptor>> = {
  'member-centre': msg`The member centre is being prepared. Customer service helps you with your account.`,
  deposit: msg`The deposit page is being prepared. Customer service helps you with a deposit.`,
  withdrawal: msg`The withdrawal page is being prepared. Customer service helps you with a withdrawal.`,
  'betting-record': msg`The betting record is being prepared. Customer service tells you about your bets.`,
  'reward-centre': msg`The reward centre is being prepared. Customer service tells you which rewards are open to you.`,
  cashback: msg`The cashback page is being prepared. Customer service tells you what is yours.`,
}

interface MemberPageDialogProps {
  readonly page: MemberPage
  readonly onClose: () => void
}

/** Stands for a page of the member centre until it is there: says so, and who helps meanwhile. */
export function MemberPageDialog({ page, onClose }: MemberPageDialogProps) {
  const { i18n } = useLingui()
  return (
    <Dialog title={i18n._(MEMBER_PAGE_LOOK[page].name)} onClose={onClose}>
      <p>{i18n._(WORDS[page])}</p>
      <SupportButton variant="primary" wide />
    </Dialog>
  )
}
