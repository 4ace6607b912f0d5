/** What a member saves points for: kept on this device, for each of its members apart. */
import { atom } from 'jotai'
import { sessionAtom } from '../account/login/session.ts'
import { LOCAL_KEYS, safeStorage } from '../site/storage.ts'

const read = (): readonly string[] =>
  (safeStorage('local').getItem(LOCAL_KEYS.savedGoods) ?? '').split('\n').filter((line) => line !== '')

const lines = atom<readonly string[] | null>(null)

/** The ids of what is saved for. Writing puts one there, or takes it away again. */
export const savedGoodsAtom = atom(
  (get): readonly string[] => {
    const own = `${get(sessionAtom)?.username ?? ''}\t`
    return (get(lines) ?? read()).filter((line) => line.startsWith(own)).map((line) => line.slice(own.length))
  },
  (get, set, id: string): void => {
    const line = `${get(sessionAtom)?.username ?? ''}\t${id}`
    const before = get(lines) ?? read()
    const after = before.includes(line) ? before.filter((each) => each !== line) : [...before, line]
    set(lines, after)
    safeStorage('local').setItem(LOCAL_KEYS.savedGoods, after.join('\n'))
  },
)
