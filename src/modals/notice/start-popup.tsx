import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { Execution } from '../../rules/content/announcements.ts'
import { languageAtom } from '../../state/site/language.ts'
import { closeStartPopupAtom, startExecutionsAtom, startPopupQuery } from '../../state/content/start-popup.ts'
import { SIGNS } from '../../ui/hooks/use-first-sign.ts'
import { NoticeModal } from './notice-modal.tsx'
import { wouldDisturb } from './would-disturb.ts'

/** A hand that is at work is left alone: a popup between a finger's down and up would take its tap. */
const REST_MS = 900
/** How often a popup that waits looks whether its moment has come. Nothing tells when a dialog or a menu closes. */
const LOOK_MS = 400

/** What is announced on start, once a session, as soon as it disturbs nobody (spec 4, "Announcement popup on start"). */
export function StartPopup() {
  const executions = useAtomValue(startExecutionsAtom)
  // A login or its end begins anew: what was open for one visitor says nothing about the next.
  return executions.length > 0 && <Popup key={executions.join('')} executions={executions} />
}

function Popup({ executions }: { readonly executions: readonly Execution[] }) {
  const close = useSetAtom(closeStartPopupAtom)
  const { code } = useAtomValue(languageAtom)
  const { data: [first, ...others] = [] } = useQuery(startPopupQuery(code, executions))
  const [open, setOpen] = useState(false)
  const waits = first !== undefined && !open
  useEffect(() => {
    if (!waits) return undefined
    let last = Date.now()
    const stop = new AbortController()
    const options = { passive: true, capture: true, signal: stop.signal }
    for (const sign of [...SIGNS, 'pointerup'] as const) addEventListener(sign, () => (last = Date.now()), options)
    const timer = setInterval(() => {
      if (Date.now() - last > REST_MS && !wouldDisturb(document)) setOpen(true)
    }, LOOK_MS)
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [waits])
  if (!open || !first) return null
  return (
    <NoticeModal
      notices={[first, ...others]}
      onClose={() => {
        setOpen(false)
        close()
      }}
    />
  )
}
