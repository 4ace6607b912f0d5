/** What the member has put aside of what could be done next: gone for the rest of the merchant's day, on this device. */
import { atom } from 'jotai'
import { unwrap } from 'jotai/utils'
import { dismissedOn, dismissing } from '../../rules/site/dismissed-things.ts'
import { dayIn, writeDay } from '../../rules/records/zoned-days.ts'
import { sessionAtom } from '../account/login/session.ts'
import { digestOf } from '../digest.ts'
import { brandAtom } from './brand.ts'
import { LOCAL_KEYS, SESSION_KEYS, safeStorage } from './storage.ts'

/** Storage tells nobody that it has changed. */
const changes = atom(0)

const today = (timeZone: string): string => writeDay(dayIn(timeZone, Date.now()))

/** Whose they are, which the device keeps as digits alone. A session whose member info has not come yet has no name. */
const accountAtom = atom(async (get): Promise<string> => {
  const name = get(sessionAtom)?.username ?? ''
  return name === '' ? '' : digestOf(name).catch(() => '')
})
const knownAccountAtom = unwrap(accountAtom)

/** The keys that are put aside today; `undefined` until it is known whose they are. */
export const dismissedAtom = atom((get): ReadonlySet<string> | undefined => {
  get(changes)
  const account = get(knownAccountAtom)
  const kept = safeStorage('local').getItem(LOCAL_KEYS.nextThings)
  return account === undefined ? undefined : dismissedOn(kept, account, today(get(brandAtom).timeZone))
})

/** Puts a thing aside until the merchant's day is over. @param key as `nextThings` gives it */
export const dismissAtom = atom(null, async (get, set, key: string): Promise<void> => {
  const storage = safeStorage('local')
  const account = await get(accountAtom)
  const kept = storage.getItem(LOCAL_KEYS.nextThings)
  storage.setItem(LOCAL_KEYS.nextThings, dismissing(kept, account, today(get(brandAtom).timeZone), key))
  set(changes, (count) => count + 1)
})

/** How many things there were when this session saw them last, so that a reload keeps room for no more; `null` before that. */
export function nextThingsCount(): number | null {
  const count = safeStorage('session').getItem(SESSION_KEYS.nextThings)
  return count !== null && /^\d$/.test(count) ? Number(count) : null
}

export const keepNextThingsCount = (count: number): void =>
  safeStorage('session').setItem(SESSION_KEYS.nextThings, String(count))
