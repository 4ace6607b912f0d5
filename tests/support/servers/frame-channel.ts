/**
 * A stand-in for Google's script that hands messages between a page and a frame of another origin, which no test machine
 * can reach: the same calls, over the browser's own messages. It runs on both sides.
 */
function install(): void {
  interface Message {
    readonly channel: 'stand-in'
    readonly kind: 'call' | 'reply'
    readonly id: number
    readonly name: string
    readonly data: unknown
  }
  type Handler = (data: unknown) => unknown
  const makeEnd = (other: () => Window | null) => {
    const handlers = new Map<string, Handler>()
    const waiting = new Map<number, (results: unknown[]) => void>()
    let calls = 0
    const post = (message: Omit<Message, 'channel'>): void =>
      other()?.postMessage({ channel: 'stand-in', ...message }, '*')
    addEventListener('message', ({ source, data }: MessageEvent<Message | null>) => {
      if (data?.channel !== 'stand-in' || source !== other()) return
      if (data.kind === 'reply') {
        try {
          waiting.get(data.id)?.([data.data])
        } catch {
          // The library throws at the end of one such call whatever it heard, and Google's script lets that pass.
        }
      } else post({ kind: 'reply', id: data.id, name: data.name, data: handlers.get(data.name)?.(data.data) })
    })
    return {
      register: (name: string, handler: Handler) => void handlers.set(name, handler),
      send: (name: string, data: unknown, heard: (results: unknown[]) => void) => {
        calls += 1
        waiting.set(calls, heard)
        post({ kind: 'call', id: calls, name, data })
      },
      restyle: () => Promise.resolve(),
      ping: (heard: () => void) => Promise.resolve().then(heard),
    }
  }
  const context = {
    open: ({ where, url }: { where: HTMLElement; url: string }, opened: (end: object) => unknown) => {
      const frame = document.createElement('iframe')
      frame.src = url
      frame.tabIndex = -1
      frame.hidden = true
      const end = makeEnd(() => frame.contentWindow)
      return new Promise((resolve) => {
        frame.addEventListener('load', () => resolve(opened(end)))
        where.append(frame)
      })
    },
    getParentIframe: () => makeEnd(() => parent),
  }
  /**
   * Where a page is just being closed, its frames are denied their storage. The emulator's script looks there first, and
   * would fail in a frame whose answers nobody waits for any more: there it is not begun.
   */
  const isClosing = (): boolean => {
    try {
      return sessionStorage === null
    } catch {
      return true
    }
  }
  // Names that both of its users look for.
  const global = globalThis as unknown as Record<string, unknown>
  global['gapi'] = {
    load: (_name: string, { callback }: { callback: () => void }) => {
      if (!isClosing()) callback()
    },
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: true, getContext: () => context },
  }
  const script = document.currentScript as HTMLScriptElement | null
  const wanted = script && new URL(script.src).searchParams.get('onload')
  const ready = global[wanted ?? 'gapi_onload']
  if (typeof ready === 'function') ready()
}

/** As a browser runs it. */
export const frameChannel = `(${install.toString()})()`
