import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { FailureNotice } from '../../../../parts/site/failure-notice/failure-notice.tsx'
import { Uploader } from '../../../../parts/site/uploader/uploader.tsx'
import { useUploads } from '../../../../parts/site/uploader/use-uploads.ts'
import { setAvatarAtom } from '../../../../state/account/avatar.ts'

/** A picture of the member's own (spec 3, "Avatar": CUSTOM); it is taken as soon as it has arrived, whole within a square. */
export function OwnPicture() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const set = useSetAtom(setAvatarAtom)
  const [failure, setFailure] = useState<unknown>(null)
  const [sending, setSending] = useState(false)
  const choose = async (id: string): Promise<void> => {
    setSending(true)
    setFailure(null)
    try {
      await set({ avatar: id, avatarType: 'CUSTOM' }, queries)
      uploads.clear()
    } catch (problem) {
      setFailure(problem)
    } finally {
      setSending(false)
    }
  }
  const uploads = useUploads('avatar', { fit: 'square', most: 1, onArrived: (id) => void choose(id) })
  const [id] = uploads.ids
  return (
    <>
      <Uploader label={t`A picture of your own`} uploads={uploads} single disabled={sending} />
      {failure !== null && id !== undefined && (
        <FailureNotice error={failure} onRetry={() => void choose(id)} retrying={sending} />
      )}
    </>
  )
}
