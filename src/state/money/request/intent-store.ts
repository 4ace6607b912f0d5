/** The intents of one member on this device, in storage that all tabs share (safety rule "Money"). */
import { atom } from 'jotai'
import { isAlike, readIntents, worthKeeping, type Intent } from '../../../rules/money/money-intent.ts'
import { digestOf } from '../../digest.ts'
import { sessionAtom } from '../../account/login/session.ts'
import { LOCAL_KEYS, safeStorage, SESSION_KEYS } from '../../site/storage.ts'

export interface IntentStore {
  /** Tells members apart, and names none. */
  readonly name: string
  /** Whether its session is still the one that is open here: otherwise nothing of it is written, shown or sent any more. */
  readonly isOpen: () => boolean
  /** All that is known: what any tab has written, and what this page has sent. */
  readonly read: () => Intent[]
  /** Writes an intent that this page sends, or what has become of one. */
  readonly keep: (intent: Intent) => void
  /** The same for one that another page or device has sent. */
  readonly note: (intent: Intent) => void
  readonly remove: (requestNo: string) => void
}

/**
 * What this page has sent, by store and request number. Storage may refuse to keep anything, and loses it when another tab
 * signs out; a page that has sent something finds out by itself what came of it, whoever else does.
 */
const sentHereAtom = atom(() => new Map<string, Map<string, Intent>>())

/** Opens the store of a member; it is there from the first intent on, and gone with the session. */
export const openIntentStoreAtom = atom(
  null,
  async (
    get,
    _set,
    who: { readonly merchant: string; readonly username: string; readonly token: string | undefined },
  ): Promise<IntentStore> => {
    const isOpen = (): boolean => get(sessionAtom)?.token === who.token
    const name = await digestOf(`${who.merchant} ${who.username}`)
    const key = `${LOCAL_KEYS.intents}.${name}`
    const stores = get(sentHereAtom)
    const own = stores.get(name) ?? new Map<string, Intent>()
    stores.set(name, own)
    const storage = safeStorage('local')
    const written = (): Intent[] => worthKeeping(readIntents(storage.getItem(key)), Date.now())
    // What a sign-out has to take along.
    const mark = (): void => safeStorage('session').setItem(SESSION_KEYS.intents, key)
    const write = (intents: readonly Intent[]): void => {
      if (!isOpen()) return
      if (intents.length === 0) return storage.removeItem(key)
      storage.setItem(key, JSON.stringify(intents))
      mark()
    }
    // A tab that was closed without a sign-out has left it there.
    if (isOpen() && storage.getItem(key) !== null) mark()
    const note = (intent: Intent): void =>
      write([...written().filter(({ requestNo }) => requestNo !== intent.requestNo), intent])
    return {
      name,
      isOpen,
      read: () => {
        const mine = worthKeeping([...own.values()], Date.now())
        return [...mine, ...written().filter(({ requestNo }) => !own.has(requestNo))]
      },
      keep: (intent) => {
        own.set(intent.requestNo, intent)
        note(intent)
      },
      note,
      remove: (requestNo) => {
        own.delete(requestNo)
        write(written().filter((intent) => intent.requestNo !== requestNo))
      },
    }
  },
)

/** Whether the very same was done a moment ago, in any tab. */
export const wasJustDone = (intents: IntentStore, wanted: Intent): boolean =>
  worthKeeping(intents.read(), Date.now()).some((intent) => intent.done === true && isAlike(wanted, intent))
