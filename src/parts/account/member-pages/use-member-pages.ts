import { useLingui } from '@lingui/react'
import { useSetAtom } from 'jotai'
import { useModules } from '../../../state/site/modules.ts'
import { promptAtom, type MemberPage } from '../../../state/site/prompts.ts'
import type { IconView } from '../../../ui/media/icons.tsx'
import { useProtectedAction } from '../use-protected-action/use-protected-action.ts'
import { MEMBER_PAGE_KEY, MEMBER_PAGE_PRESENTATION } from './member-page-presentation.ts'

export interface MemberPageItem {
  readonly page: MemberPage
  readonly name: string
  readonly icon: IconView
  /** Where it leads, for `data-leads`: the address is the page's over the one that is open. */
  readonly leads: string
  /** The login check comes first (spec 5). */
  readonly open: () => void
}

const ORDER = ['deposit', 'withdrawal', 'member-centre', 'betting-record', 'cashback'] as const

/** What a member's header leads to, in the spec's order (spec 2, "Header"); cashback only where manual rebate is on. */
export function useMemberPages(): readonly MemberPageItem[] {
  const { i18n } = useLingui()
  const { flags } = useModules()
  const prompt = useSetAtom(promptAtom)
  const protect = useProtectedAction()
  return ORDER.filter((page) => page !== 'cashback' || flags.MANUAL_REBATE).map((page) => {
    const { icon, name } = MEMBER_PAGE_PRESENTATION[page]
    const leads = `?member=${MEMBER_PAGE_KEY[page]}`
    return { page, name: i18n._(name), icon, leads, open: () => protect(() => prompt(page)) }
  })
}
