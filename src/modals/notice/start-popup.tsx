import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { gatewayAtom } from '../../state/gateway.ts'
import { languageAtom } from '../../state/language.ts'
import { closeStartPopupAtom, startExecutionsAtom, startPopupQuery } from '../../state/start-popup.ts'
import { NoticeModal } from './notice-modal.tsx'
import { wouldDisturb } from './would-disturb.ts'

/** How often a popup that waits looks whether its moment has come. Nothing tells when a dialog or a menu closes. */
const LOOK_MS = 400

/** What is announced on start, once a session, as soon as it disturbs nobody (spec 4, "Announcement popup on start"). */
export function StartPopup() {
  const executions = useAtomValue(startExecutionsAtom)
  const close = useSetAtom(closeStartPopupAtom)
  const gateway = useAtomValue(gatewayAtom)
  const { code } = useAtomValue(languageAtom)
  const { data: [first, ...others] = [] } = useQuery(startPopupQuery(gateway, useQueryClient(), code, executions))
  const [open, setOpen] = useState(false)
  const waits = first !== undefined && executions.length > 0 && !open
  useEffect(() => {
    if (!waits) return undefined
    const look = (): void => {
      if (!wouldDisturb(document)) setOpen(true)
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [waits])
  if (!open || !first || executions.length === 0) return null
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
