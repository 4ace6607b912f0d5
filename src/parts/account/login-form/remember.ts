/** Remember-me: the username alone, for 24 hours (spec 9). */
import { REMEMBER_MS } from '../../../rules/figures.ts'
import { REMEMBER_COOKIE } from '../../../state/site/storage.ts'

const SECONDS = REMEMBER_MS / 1000

/** The remembered username in a cookie header's text, or `''`. */
export function rememberedUser(cookies: string): string {
  for (const pair of cookies.split('; ')) {
    const [name, value = ''] = pair.split('=')
    if (name !== REMEMBER_COOKIE) continue
    try {
      return decodeURIComponent(value)
    } catch {
      return ''
    }
  }
  return ''
}

/** The cookie that remembers a username, or that forgets it. */
export function rememberCookie(user: string | null): string {
  const value = user === null ? '' : encodeURIComponent(user)
  return `${REMEMBER_COOKIE}=${value}; Max-Age=${user === null ? 0 : SECONDS}; Path=/; Secure; SameSite=Strict`
}
