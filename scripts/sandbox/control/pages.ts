/** What the sandbox shows to eyes beside its art: QR codes and a stand-in for customer service and social pages. */
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { renderSVG } from 'uqr'
import type { Services } from '../context.ts'
import type { SandboxEnv } from '../mount.ts'
import { appAddress, APPS } from '../seeds/site/resources.ts'
import { STAND_IN_POLICY, standInPage } from '../stand-in-page.ts'

const PICTURE = { 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' }
const KINDS: Readonly<Record<string, string>> = { VIP: 'VIP service', SOCIAL: 'Social page' }

/** Adds the pages and pictures under `/sandbox`. */
export function addPages(app: Hono<SandboxEnv>, { merchants }: Services): void {
  app.get('/sandbox/art/qr/:file', ({ req, notFound }) => {
    const found = Object.values(APPS).find((name) => `${name}.svg` === req.param('file'))
    if (!found) return notFound()
    return new Response(renderSVG(appAddress(new URL(req.url).origin, found), { border: 2 }), {
      headers: { ...PICTURE, 'content-type': 'image/svg+xml' },
    })
  })

  app.get('/sandbox/app/:app', (call) => {
    if (!Object.values<string>(APPS).includes(call.req.param('app'))) return call.notFound()
    call.header('content-security-policy', STAND_IN_POLICY)
    return call.html(
      standInPage('App store', html`<p>This page stands in for the store where the app is downloaded.</p>`),
    )
  })

  app.get('/sandbox/chat', async (call) => {
    const name = merchants.get(call.req.query('merchant') ?? '')?.name ?? 'Sandbox'
    const kind = KINDS[call.req.query('type') ?? ''] ?? 'Live chat'
    call.header('content-security-policy', STAND_IN_POLICY)
    return call.html(
      standInPage(
        `${kind} of ${name}`,
        html`<p>This page stands in for the real one while the sandbox plays the gateway.</p>`,
      ),
    )
  })
}
