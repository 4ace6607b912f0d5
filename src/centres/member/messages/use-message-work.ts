import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { readMessagesAtom, removeMessagesAtom } from '../../../state/messages/inbox.ts'

interface MessageWork {
  readonly busy: 'read' | 'remove' | null
  /** Why the last one did not go through. */
  readonly failure: unknown
  /** @returns whether it was done */
  readonly read: (ids: readonly string[] | 'all') => Promise<boolean>
  readonly remove: (ids: readonly string[]) => Promise<boolean>
}

/** Reads messages and throws them away, one thing at a time. */
export function useMessageWork(): MessageWork {
  const queries = useQueryClient()
  const read = useSetAtom(readMessagesAtom)
  const remove = useSetAtom(removeMessagesAtom)
  const [busy, setBusy] = useState<MessageWork['busy']>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const doing = async (what: 'read' | 'remove', work: () => Promise<void>): Promise<boolean> => {
    if (busy) return false
    setBusy(what)
    setFailure(null)
    try {
      await work()
      return true
    } catch (error) {
      setFailure(error)
      return false
    } finally {
      setBusy(null)
    }
  }
  return {
    busy,
    failure,
    read: (ids) => doing('read', () => read(ids, queries)),
    remove: (ids) => doing('remove', () => remove(ids, queries)),
  }
}
