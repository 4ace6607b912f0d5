/** A page of which everything is kept that it asks for, stores and says, and every secret that it has had to do with. For tests. */
import { inspect } from 'node:util'
import { expect, onTestFinished, vi } from 'vitest'
import { sessionAtom } from '../../state/account/login/session.ts'
import { openSession } from '../session.ts'
import { signOutAtom } from '../../state/account/login/sign-out.ts'

/** What is read of the sandbox's bench, which this floor does not know. */
interface Answering {
  readonly sandbox: { fetch(request: Request): Response | Promise<Response>; close(): void }
}

/** All of a value that a console could show. */
const shown = (value: unknown): string => inspect(value, { depth: 12 })

/** Opens a page, in a browser that keeps its cookie, for the test that runs. */
export function watchPage({ sandbox }: Answering) {
  /** Addresses, headers but the token's own, keys and values of storages but the token itself, consoles, errors. */
  const seen: string[] = []
  /** Methods and paths. */
  const called = new Set<string>()
  const tokens = new Set<string>()
  /** What the token's own header has held. */
  const borne = new Set<string>()
  const secrets = new Set<string>()
  let cookie = ''
  const fetch = async (request: Request): Promise<Response> => {
    const { authorization, ...headers } = Object.fromEntries(request.headers)
    if (authorization) borne.add(authorization)
    seen.push(decodeURIComponent(request.url), JSON.stringify(headers))
    called.add(`${request.method} ${new URL(request.url).pathname}`)
    if (cookie) request.headers.set('cookie', cookie)
    const response = await sandbox.fetch(request)
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  }
  const { page } = openSession({ sandbox: { fetch, close: () => sandbox.close() } })
  for (const area of [sessionStorage, localStorage]) {
    const write = area.setItem.bind(area)
    area.setItem = (key, value) => {
      if (key === 'token') tokens.add(value)
      seen.push(key, key === 'token' ? '' : value)
      write(key, value)
    }
  }
  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const)
    vi.spyOn(console, method).mockImplementation((...said) => void seen.push(shown(said)))
  onTestFinished(() => void vi.restoreAllMocks())
  return {
    page,
    seen,
    called,
    tokens,
    borne,
    secrets,
    cookie: () => cookie,
    /** Takes note of a secret, and hands it on. */
    secret: (it: string): string => {
      expect(it.length).toBeGreaterThan(3)
      secrets.add(it)
      return it
    },
    /** What must fail, and how it says so. */
    fails: async (call: Promise<unknown>): Promise<void> => {
      const error = await call.then(() => null).catch((it: unknown) => it)
      expect(error).toBeInstanceOf(Error)
      seen.push(shown(error))
    },
    /** Whoever is in goes out. */
    leave: (): void => {
      expect(page.store.get(sessionAtom)).not.toBeNull()
      const queries = page.queries.getQueryCache().getAll()
      seen.push(JSON.stringify(queries.map(({ queryKey }) => queryKey)))
      page.store.set(signOutAtom, page.queries)
    },
  }
}
