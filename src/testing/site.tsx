/**
 * The whole application in a component test: booted, with its own routes, over the sandbox in this process. For what views
 * and hooks do; what only a browser can show (layout, real focus order, the bundle) is for `tests`.
 */
import { cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { DetachedWindowAPI } from 'happy-dom'
import { randomUUID } from 'node:crypto'
import { createMemoryHistory } from '@tanstack/react-router'
import { onTestFinished, vi } from 'vitest'
import { isSandboxPath } from '../../scripts/sandbox/sandbox.ts'
import type { MemberKind } from '../../scripts/sandbox/seeds/account/accounts.ts'
import { App } from '../app.tsx'
import { boot, type Booted } from '../boot/boot.ts'
import { followSession } from '../boot/follow-session.ts'
import { BRAND_ELEMENT, type BundledBrand } from '../brand/bundle.ts'
import { makeRouter } from '../routes.tsx'
import { preloadFrame } from '../shell/preload.ts'
import { sessionAtom } from '../state/account/login/session.ts'
import { SESSION_KEYS } from '../state/site/storage.ts'
import { bundleOf, pageAt, theSandbox, type BrandId } from './brands.ts'
import { english } from './english.ts'

const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

/** A member that the sandbox has made for one test. */
export interface Member {
  readonly username: string
  readonly password: string
  readonly token: string
  readonly countryDialingCode: string
  readonly mobileNum: string
  readonly email: string
  /** The name on the bank account. */
  readonly payeeName: string
  readonly authenticatorSecret: string
}

/** The sandbox as one test sees it: what it is told here, no other test meets. */
export interface SandboxOfTest {
  member(kind: MemberKind, balance?: string): Promise<Member>
  scenario(input: { readonly kind: string } & Readonly<Record<string, unknown>>): Promise<void>
  /** Switches this test's scenarios of a kind off. */
  clear(kind: string): Promise<void>
  /** One of the sandbox's own calls, such as `ledger`, for the brand at hand. */
  ask(path: string, search?: Readonly<Record<string, string>>): Promise<unknown>
  post(path: string, body: Readonly<Record<string, unknown>>): Promise<unknown>
  /** Ends a member's sessions on the server, as when they expire. */
  endSessions(member: string): Promise<void>
}

export interface VisitOptions {
  readonly brand?: BrandId
  readonly device?: keyof typeof WINDOWS
  /** What the bundle says otherwise than its brand's file. */
  readonly says?: Partial<BundledBrand>
  /** Whether a page asks again by itself for what failed; not unless said, as it would get ahead of who presses. */
  readonly asksAgain?: boolean
  /** Whether what is announced on start comes, which would stand over everything else. */
  readonly notices?: boolean
}

export interface Visit extends Booted {
  readonly router: ReturnType<typeof makeRouter>
  readonly user: UserEvent
  /** The paths that were asked for, in their order, with the method before each: `GET /wps/system/status`. */
  readonly calls: readonly string[]
}

/** What answers a request in the place of the network; `null`, also after a while, lets the sandbox answer. */
export type Interceptor = (request: Request) => Promise<Response | null> | null

export interface Site {
  readonly sandbox: SandboxOfTest
  /**
   * Opens an address, such as `/index?modal=login`, and waits until the page stands; a second time in the same tab.
   * @param as who is logged in already, as after a reload; a guest otherwise
   */
  visit(address?: string, as?: Member): Promise<Visit>
  /** Makes a member of a kind, and opens an address as that member. */
  enter(kind: MemberKind, address?: string): Promise<Visit & { readonly member: Member }>
  /** Lets a request be answered otherwise: held back, broken off. */
  intercept(interceptor: Interceptor): void
  /** The sandbox's own answer, for an interceptor that only waits. */
  answer(request: Request): Promise<Response>
}

configure({
  // What is looked for in a page of this size takes a moment on a busy machine; what never comes is a failure all the same.
  asyncUtilTimeout: 20_000,
  // The whole page would bury what was looked for: what it says is enough.
  getElementError: (message, container) => {
    const words = container.textContent?.replaceAll(/\s+/g, ' ').slice(0, 1500)
    return new Error(`${message?.split('\n\n')[0]}\nThe page says: ${words}`)
  },
})

/** Opens a brand's site for the test that runs; it ends with it. */
export function openSite({
  brand = 'wireframe',
  device = 'desktop',
  says = {},
  asksAgain = false,
  notices = false,
}: VisitOptions = {}): Site {
  const sandbox = theSandbox()
  const context: string = randomUUID()
  const host = `http://${brand}.localhost`
  const jar = new Map([['sandbox-context', context]])
  const interceptors: Interceptor[] = []
  let leave = (): void => {}
  onTestFinished(async () => {
    leave()
    closeTab()
    // A part that is still on its way when its file ends would fail, also in the files that follow in this process.
    await vi.dynamicImportSettled()
  })
  const control = async (method: string, path: string, payload?: object): Promise<unknown> => {
    const response = await sandbox.fetch(
      new Request(`${host}/sandbox/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(payload && { body: JSON.stringify(payload) }),
      }),
    )
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} /sandbox/${path}: ${response.status} ${text}`)
    return JSON.parse(text)
  }
  const ofTest: SandboxOfTest = {
    // The shape is that of the sandbox's `control.ts`, whose own test checks it.
    member: async (kind, balance) =>
      (await control('POST', 'members', { merchant: brand, kind, token: true, ...(balance && { balance }) })) as Member,
    scenario: async (input) => void (await control('POST', 'scenarios', { brand, context, ...input })),
    clear: async (kind) =>
      void (await control('DELETE', `scenarios?${new URLSearchParams({ context, kind }).toString()}`)),
    ask: (path, search = {}) =>
      control('GET', `${path}?${new URLSearchParams({ merchant: brand, ...search }).toString()}`),
    post: (path, body) => control('POST', path, { merchant: brand, ...body }),
    endSessions: async (member) =>
      void (await control('DELETE', `sessions?${new URLSearchParams({ merchant: brand, member }).toString()}`)),
  }
  const answer = async (request: Request): Promise<Response> => {
    request.headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await sandbox.fetch(request)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name !== undefined) jar.set(name, value ?? '')
    }
    return response
  }
  const site: Site = {
    sandbox: ofTest,
    answer,
    intercept: (interceptor) => interceptors.unshift(interceptor),
    enter: async (kind, address) => {
      const member = await ofTest.member(kind)
      return { ...(await site.visit(address, member)), member }
    },
    visit: async (address = '/index', as) => {
      const calls: string[] = []
      leave()
      openTab(host + address, device, bundleOf(brand, host, says), as)
      vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
        const request = new Request(input instanceof Request ? input : new URL(String(input), host), init)
        const { pathname } = new URL(request.url)
        calls.push(`${request.method} ${pathname}`)
        for (const interceptor of interceptors) {
          const instead = await interceptor(request)
          if (instead) return instead
        }
        if (pathname.startsWith('/i18n/')) return Response.json({})
        const written = pageAt(brand, pathname)
        if (written) return Response.json(written)
        if (!isSandboxPath(pathname)) return new Response(null, { status: 404 })
        return answer(request)
      })
      // News by a stream would keep the page from ever being at rest.
      await ofTest.scenario({ kind: 'no-stream' })
      if (!notices) await ofTest.scenario({ kind: 'no-popup' })
      const booted = await boot(document, asksAgain)
      english(booted.i18n)
      const history = createMemoryHistory({ initialEntries: [address] })
      const router = makeRouter(booted.store, history)
      await followSession(booted.store, router, Promise.all([router.load(), preloadFrame(false)]))
      // Some views read the window's own address. Not heard before: what a first page leads on to would wait for its listener.
      const show = ({ href }: { readonly href: string }): void => window.history.replaceState(null, '', href)
      show(router.state.location)
      history.subscribe(({ location }) => show(location))
      const { unmount } = render(<App {...booted} router={router} />, {
        container: document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' })),
      })
      leave = () => {
        unmount()
        // What the page goes on with in the background, such as finding out what came of money, ends with it.
        booted.store.set(sessionAtom, null)
        booted.queries.clear()
        closePage()
      }
      await screen.findByRole('main')
      return { ...booted, router, user: userEvent.setup({ document }), calls }
    },
  }
  return site
}

function openTab(address: string, device: keyof typeof WINDOWS, brand: BundledBrand, as?: Member): void {
  // The types know the document of a browser, which has no such handle.
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI }
  happyDOM.setURL(address)
  happyDOM.setViewport(WINDOWS[device])
  const data = Object.assign(document.createElement('script'), { id: BRAND_ELEMENT, type: 'application/json' })
  data.textContent = JSON.stringify(brand)
  document.head.append(data)
  if (!as) return
  sessionStorage.setItem(SESSION_KEYS.token, as.token)
  sessionStorage.setItem(SESSION_KEYS.username, as.username)
}

/** A page goes, and what the tab keeps stays: a reload. */
function closePage(): void {
  cleanup()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  document.body.replaceChildren()
}

function closeTab(): void {
  sessionStorage.clear()
  localStorage.clear()
}
