import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Execution } from '../../rules/content/announcements.ts'
import { languageAtom } from '../../state/site/language.ts'
import {
  closeStartPopupAtom,
  startExecutionsAtom,
  startPopupQuery,
  unseenAtom,
} from '../../state/content/start-popup.ts'
import type { Announcement } from '../../state/content/announcements.ts'
import { NoticeModal } from './notice-modal.tsx'
import { isSomethingOpen } from './is-something-open.ts'

interface StartPopupProps {
  /** Whether the home page stands and nobody has begun to use it. */
  readonly atRest: boolean
}

/**
 * What is announced on start, once a session (spec 4, "Announcement popup on start"): at once, or not at all where somebody has
 * begun to do something, and each notice once.
 */
export function StartPopup({ atRest }: StartPopupProps) {
  const executions = useAtomValue(startExecutionsAtom)
  // A login or its end begins anew: what was open for one visitor says nothing about the next.
  return executions.length > 0 && <Popup key={executions.join('')} executions={executions} atRest={atRest} />
}

function Popup({ executions, atRest }: StartPopupProps & { readonly executions: readonly Execution[] }) {
  const close = useSetAtom(closeStartPopupAtom)
  const { code } = useAtomValue(languageAtom)
  const { data } = useQuery(startPopupQuery(code, executions))
  const unseen = useAtomValue(unseenAtom)
  const [shown, setShown] = useState<readonly [Announcement, ...Announcement[]] | null>(null)
  const [first, ...others] = data?.filter(unseen) ?? []
  // Set while rendering, since what is open must not change under who reads it.
  if (shown === null && first && atRest && !isSomethingOpen(document)) setShown([first, ...others])
  if (!shown) return null
  return (
    <NoticeModal
      notices={shown}
      onClose={() => {
        setShown(null)
        close(shown)
      }}
    />
  )
}
