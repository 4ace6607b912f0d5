import { atom, type WritableAtom } from 'jotai'
import * as v from 'valibot'
import type { SESSION_KEYS } from '../site/storage.ts'
import { safeStorage } from '../site/storage.ts'
import { sessionAtom } from '../account/login/session.ts'
import { textWithKept, type KeptSlip } from './kept-slip.ts'

/** Something with a slip in it that the tab keeps through a reload, for the session that it was written in and no other. */
export function ofSession<T extends { readonly kept: KeptSlip }>(
  key: (typeof SESSION_KEYS)[keyof typeof SESSION_KEYS],
  schema: v.GenericSchema<unknown, T>,
): WritableAtom<T | null, [T | null], void> {
  const held = atom<{ readonly token: string | null; readonly value: T | null } | null>(null)
  const read = (): T | null => {
    try {
      return v.parse(schema, JSON.parse(safeStorage('session').getItem(key) ?? ''))
    } catch {
      // Whatever stands there and is none is as good as nothing.
      return null
    }
  }
  return atom(
    (get) => {
      const token = get(sessionAtom)?.token ?? null
      const now = get(held)
      // What is stored goes with its session.
      return now?.token === token ? now.value : read()
    },
    (get, set, value) => {
      const storage = safeStorage('session')
      if (value) storage.setItem(key, textWithKept(value))
      else storage.removeItem(key)
      set(held, { token: get(sessionAtom)?.token ?? null, value })
    },
  )
}
