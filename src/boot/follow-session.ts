import { sessionAtom } from '../state/account/login/session.ts'
import type { Store } from '../state/store.ts'

/**
 * Lets the access rule judge the page that is open anew, whenever somebody logs in or a session ends.
 * @param begins the work after which the page stands: what changed while it ran is caught up with
 */
export async function followSession(
  store: Store,
  router: { readonly invalidate: () => Promise<void> },
  begins: Promise<unknown>,
): Promise<void> {
  const isIn = (): boolean => store.get(sessionAtom) !== null
  let known = isIn()
  const judge = async (): Promise<void> => {
    if (isIn() === known) return
    known = isIn()
    await router.invalidate()
  }
  await begins
  await judge()
  store.sub(sessionAtom, () => void judge())
}
