import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { withMember } from '../../parts/account/member-pages/member-address.ts'
import { MEMBER_PAGE_KEY } from '../../parts/account/member-pages/member-page-presentation.ts'
import { MODAL_STATE, useModal } from '../../parts/site/use-modal/use-modal.ts'
import type { MemberPageKey } from '../../rules/account/member-pages.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { promptAtom, type MemberPage } from '../../state/site/prompts.ts'
import { PromptTrial } from './prompt-trial.tsx'

interface MemberPagePromptProps {
  readonly page: MemberPage
  readonly onClose: () => void
}

/**
 * Where a button leads that asks for a page of the member centre. All of them are within the centre, so where the brand's
 * switch is off there is the warning (spec 6).
 */
export function MemberPagePrompt({ page, onClose }: MemberPagePromptProps) {
  const { access } = useAtomValue(brandAtom)
  return access.memberCentre ? <Leave page={MEMBER_PAGE_KEY[page]} /> : <PromptTrial onClose={onClose} />
}

/** Goes to the page; a modal that is open gives way to it, so that Back closes one thing. */
function Leave({ page }: { readonly page: MemberPageKey }) {
  const navigate = useNavigate()
  const prompt = useSetAtom(promptAtom)
  const over = useModal().name !== undefined
  useEffect(() => {
    prompt(null)
    const state = over ? true : MODAL_STATE
    void navigate({ to: '.', search: withMember(page), state, replace: over, hash: true, resetScroll: false })
    // What it was called with is what it does; it goes at once.
  }, [navigate, prompt, page, over])
  return null
}
