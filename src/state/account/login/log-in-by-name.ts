import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { login } from '../../../api/account/session.ts'
import { loginWithSlider } from '../../../api/account/slider-captcha.ts'
import { beginSessionAtom } from './begin-session.ts'
import { brandAtom } from '../../site/brand.ts'
import { endServerSessionAtom } from './end-server-session.ts'
import { gatewayAtom } from '../../gateway.ts'
import { withSecondFactorAtom } from '../../security/second-factor.ts'

interface Known {
  readonly username: string
  readonly password: string
  /** Whether what a first login begins with has waited until now. */
  readonly first?: boolean
  /** Asked once the gateway has let in: whether anybody still waits for it. If not, nobody is in by it. */
  readonly wanted?: () => boolean
}

/**
 * Logs in with a name and a password that are known already, where no form stands that could show a captcha: to try out
 * what may have been carried out, and after a change of the password. It goes by the form of login that the brand has
 * (spec 3: "a second form of login adds the result of a slider-captcha check"); the gateway may know no other.
 * @throws Failure of the login, such as the refusal that wants a captcha; then the session that there was still stands
 */
export const logInByNameAtom = atom(
  null,
  async (
    get,
    set,
    { username, password, first = false, wanted = () => true }: Known,
    queries: QueryClient,
  ): Promise<void> => {
    const gateway = get(gatewayAtom)
    const reply = await set(withSecondFactorAtom, () =>
      get(brandAtom).captcha.login === 'slider'
        ? gateway(loginWithSlider, { username, password })
        : gateway(login, { type: 'username', username, password }),
    )
    // The gateway has begun a session that nobody will use.
    if (!wanted()) return void set(endServerSessionAtom, reply.token)
    const firstTimeLogin = reply.firstTimeLogin || first
    await set(beginSessionAtom, { reply: { ...reply, firstTimeLogin }, way: 'username', username, password }, queries)
  },
)
