/** Google's check that one is human, as a page meets it: two scripts, a frame that asks, and the calls around it. */
import type { BrowserContext, Route } from 'playwright/test'

/** Stands in the place of Google's second script, which does the work. */
function install(): void {
  interface Params {
    readonly sitekey: string
    readonly callback: (token: string) => void
  }
  const widgets: Params[] = []
  const ask = (params: Params): void => {
    const box = document.body.appendChild(document.createElement('div'))
    Object.assign(box.style, { visibility: 'hidden', position: 'absolute', top: '-10000px', zIndex: '2000000000' })
    const frame = box.appendChild(document.createElement('div')).appendChild(document.createElement('iframe'))
    frame.title = 'human check'
    frame.src = `https://www.google.com/recaptcha/api2/bframe?k=${params.sitekey}`
    addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow) return
      Object.assign(box.style, { visibility: 'hidden', top: '-10000px' })
      params.callback(String(data))
    })
    setTimeout(() => Object.assign(box.style, { visibility: 'visible', top: '10px' }), 100)
  }
  // A name that the library looks for.
  const global = globalThis as unknown as Record<string, unknown>
  global['grecaptcha'] = {
    render: (_place: HTMLElement, params: Params) => widgets.push(params) - 1,
    getResponse: () => '',
    reset: () => undefined,
    execute: (id: number) => {
      const params = widgets[id]
      if (params) ask(params)
    },
  }
  const [loaded] = (document.querySelector<HTMLScriptElement>('script[src*="/recaptcha/api.js"]')?.src ?? '')
    .split('onload=')
    .slice(1)
  const ready = loaded && global[loaded]
  if (typeof ready === 'function') ready()
}

/** The first script only brings the second, by an address that it writes as plain text. */
const first = `(() => {
  const script = document.createElement('script')
  script.src = 'https://www.gstatic.com/recaptcha/releases/stand-in/recaptcha__en.js'
  document.head.append(script)
})()`

const question = `<!doctype html><title>check</title><button>I am human</button>
<script>document.querySelector('button').onclick = () => parent.postMessage('proof-of-a-human', '*')</script>`

const FOR_ALL = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}

export interface HumanCheck {
  /** The addresses of the check's first script, as they were asked for. */
  readonly scripts: readonly string[]
  /** What the service was sent to send a code. */
  readonly sendings: readonly Readonly<Record<string, unknown>>[]
}

/** Answers in the place of Google's check and of a Firebase project that has it. */
export async function openHumanCheck(context: BrowserContext): Promise<HumanCheck> {
  const scripts: string[] = []
  const sendings: Readonly<Record<string, unknown>>[] = []
  const script = (route: Route, body: string): Promise<void> => route.fulfill({ contentType: 'text/javascript', body })
  await context.route('https://www.google.com/recaptcha/api.js*', (route) => {
    scripts.push(route.request().url())
    return script(route, first)
  })
  await context.route('https://www.gstatic.com/recaptcha/**', (route) => script(route, `(${install.toString()})()`))
  await context.route('https://www.google.com/recaptcha/api2/bframe*', (route) =>
    route.fulfill({ contentType: 'text/html', body: question }),
  )
  await context.route('https://identitytoolkit.googleapis.com/**', (route) => {
    const request = route.request()
    const answer = (json: object): Promise<void> => route.fulfill({ headers: FOR_ALL, json })
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: FOR_ALL })
    if (request.url().includes('recaptchaParams')) return answer({ recaptchaSiteKey: 'site-key' })
    if (request.url().includes('recaptchaConfig')) return answer({ recaptchaEnforcementState: [] })
    sendings.push(request.postDataJSON() as Readonly<Record<string, unknown>>)
    return answer({ sessionInfo: 'session-of-nobody' })
  })
  return { scripts, sendings }
}
