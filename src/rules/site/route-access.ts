/** The access rule for routes (spec 2, "Access rule"). */

/**
 * The routes a members-only brand shows to everyone. A game's own window holds no session, on purpose, and shows nothing but
 * that it waits for the page that opened it.
 */
const OPEN_ROUTES: readonly string[] = ['/login', '/register', '/register.html', '/helpmc', '/download', '/game/window']

/**
 * Where a visitor may go: with `loginedToHomePage` on, every route but the open ones requires a token.
 * @param path the pathname, with or without a closing slash
 */
export function routeAccess(path: string, membersOnly: boolean, hasToken: boolean): 'open' | 'login' {
  if (!membersOnly || hasToken) return 'open'
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  return OPEN_ROUTES.includes(plain) ? 'open' : 'login'
}
