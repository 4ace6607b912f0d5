/** Whether the `/` key opens the search. A key of one letter can be switched off (WCAG 2.1.4), for who speaks to the page. */
import { LOCAL_KEYS, safeStorage } from '../site/storage.ts'

export const searchKeyIsOn = (): boolean => safeStorage('local').getItem(LOCAL_KEYS.searchKeyOff) === null

/** Switches it for this browser. */
export function switchSearchKey(on: boolean): void {
  const storage = safeStorage('local')
  if (on) storage.removeItem(LOCAL_KEYS.searchKeyOff)
  else storage.setItem(LOCAL_KEYS.searchKeyOff, '1')
}
