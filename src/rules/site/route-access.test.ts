import { describe, expect, test } from 'vitest'
import { routeAccess } from './route-access.ts'

const OPEN = ['/login', '/register', '/register.html', '/helpmc', '/download', '/game/window']
const CLOSED = [
  '/',
  '/index',
  '/vip',
  '/help',
  '/helpmc/more',
  '/loginx',
  '/register.htm',
  '/LOGIN',
  '/game',
  '/game/',
  '/game/windows',
  '/game/window/index',
  '/down',
  '',
]

describe('route access', () => {
  test.each(OPEN)('%s is open to everyone', (path) => {
    expect(routeAccess(path, true, false)).toBe('open')
    expect(routeAccess(`${path}/`, true, false)).toBe('open')
  })

  test.each(CLOSED)('%j needs a token where the brand is for members only', (path) => {
    expect(routeAccess(path, true, false)).toBe('login')
    expect(routeAccess(path, true, true)).toBe('open')
    expect(routeAccess(path, false, false)).toBe('open')
  })
})
