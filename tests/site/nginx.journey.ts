/** The files of `dist/deploy` behind the real nginx, from outside: what an operator's players get. */
import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright/test'
import { headersFor } from '../../scripts/build/page/headers.ts'
import { HEADERS } from '../../src/api/transport/envelope.ts'
import { listNotifications } from '../../src/api/messages/notifications.ts'
import { sendFeedback } from '../../src/api/content/feedback.ts'
import { JOURNEY_PORT } from '../support/servers/environment.ts'
import { createPlayer } from '../support/player.ts'
import { expect, test } from '../support/journey.ts'
import {
  ask,
  findNginx,
  open,
  HTTP_PORT,
  HTTPS_PORT,
  startNginx,
  type DeployedBrand,
  type Nginx,
} from '../support/servers/nginx.ts'
import { sandboxFor } from '../support/servers/sandbox.ts'
import { wordsOf } from '../support/words.ts'

const BRANDS = ['pampas', 'wireframe']
let nginx: Nginx

test.use({
  ignoreHTTPSErrors: true,
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        `--host-resolver-rules=MAP *.example 127.0.0.1, MAP *.example.com 127.0.0.1`,
      ],
    }),
})

test.describe('behind nginx', { tag: '@nginx' }, () => {
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    // Only where nginx is missing and nobody may install it: as root on Debian it is installed, and nothing is skipped.
    test.skip(!findNginx(), 'there is no nginx here, and none may be installed')
    nginx = await startNginx(BRANDS)
  })
  test.afterAll(async () => nginx?.stop())

  const hostOf = ({ domains }: DeployedBrand): string => domains[0] ?? ''

  test('each address has its page or none, its headers, and what can be kept is told', async () => {
    for (const brand of nginx.brands) {
      const host = hostOf(brand)
      const script = brand.files.find((file) => /^assets\/main.*\.js$/.test(file)) ?? ''
      const catalogue = brand.files.find((file) => file.startsWith('i18n/')) ?? ''
      const font = brand.files.find((file) => file.startsWith('fonts/')) ?? ''
      const types: Readonly<Record<string, readonly [status: number, type: RegExp]>> = {
        '/': [200, /^text\/html; charset=utf-8$/],
        '/index': [200, /^text\/html/],
        '/help': [200, /^text\/html/],
        '/helpmc': [200, /^text\/html/],
        '/rng?page=3': [200, /^text\/html/],
        '/register.html': [200, /^text\/html/],
        '/sw.js': [200, /javascript; charset=utf-8$/],
        '/version.json': [200, /^application\/json/],
        '/manifest.webmanifest': [200, /^application\/manifest\+json/],
        [`/${script}`]: [200, /javascript; charset=utf-8$/],
        [`/${catalogue}`]: [200, /^application\/json; charset=utf-8$/],
        ...(font ? { [`/${font}`]: [200, /^font\/woff2$/] as const } : {}),
        '/assets/gone.js': [404, /./],
        '/gone.png': [404, /./],
      }
      for (const [path, [status, type]] of Object.entries(types)) {
        const { headers, ...answer } = await ask(host, path)
        expect([path, answer.status]).toEqual([path, status])
        expect(headers['content-type'], path).toMatch(type)
        const rules = headersFor(brand.headers, path.replace(/\?.*/, ''))
        // What is missing may be there after the next deployment.
        if (status === 404 && rules['cache-control']?.includes('immutable')) delete rules['cache-control']
        expect(headers, path).toMatchObject(rules)
        if (status === 404) expect(headers['cache-control'] ?? '', path).not.toContain('immutable')
        for (const gone of ['x-frame-options', 'permissions-policy'])
          if (!(gone in rules)) expect(headers[gone], `${path} ${gone}`).toBeUndefined()
      }
      expect(JSON.parse((await ask(host, '/version.json')).body.toString())).toMatchObject({ brand: brand.id })
      expect((await ask(host, '/health')).body.toString()).toBe('ok\n')
    }
  })

  test('text goes out as small as the build has made it, and no larger than by npm start', async () => {
    const encodings = ['gzip', ...(nginx.brotli ? ['br'] : [])]
    for (const brand of nginx.brands)
      for (const encoding of encodings) {
        let [here, there] = [0, 0]
        for (const file of ['', ...brand.files.filter((it) => /\.(?:js|css|json|svg|webmanifest)$/.test(it))]) {
          const { headers, body } = await ask(hostOf(brand), `/${file}`, { headers: { 'accept-encoding': encoding } })
          // Less than half a kilobyte is no less when it is packed.
          if (body.length > 600) expect([file, headers['content-encoding']]).toEqual([file, encoding])
          if (headers['content-encoding']) expect(headers['vary'], file).toMatch(/accept-encoding/i)
          here += body.length
          const start = { headers: { 'accept-encoding': encoding }, plainPort: JOURNEY_PORT }
          there += (await ask(`${brand.id}.localhost`, `/${file}`, start)).body.length
        }
        expect(here, `${brand.id} by ${encoding}`).toBeLessThanOrEqual(there)
      }
  })

  test('http leads to https, the second name to the first, and a stranger’s name nowhere', async () => {
    for (const brand of nginx.brands) {
      const host = hostOf(brand)
      const plain = await ask(host, '/help?x=1', { plainPort: HTTP_PORT })
      expect([plain.status, plain.headers.location]).toEqual([301, `https://${host}/help?x=1`])
      for (const other of brand.domains.slice(1)) {
        const { status, headers } = await ask(other, '/help?x=1')
        expect([status, headers.location]).toEqual([301, `https://${host}/help?x=1`])
      }
    }
    expect((await ask('evil.example', '/', { plainPort: HTTP_PORT })).status).toBe(421)
    await expect(ask('evil.example', '/')).rejects.toThrow(/alert|handshake|unrecognized/i)
  })

  test('the gateway is passed on: news within a second, and 4.9 MB', async () => {
    const brand = nginx.brands.find(({ id }) => id === 'wireframe')!
    const sandbox = sandboxFor(brand.id, randomUUID())
    const member = await sandbox.memberLoggedIn('player')
    const caller = {
      [HEADERS.merchant]: brand.id,
      [HEADERS.platform]: 'web',
      [HEADERS.device]: 'mobile',
      [HEADERS.language]: 'EN',
    }
    const headers = {
      ...caller,
      [HEADERS.module]: listNotifications.module,
      [HEADERS.token]: `Bearer ${member.token}`,
      accept: 'text/event-stream',
    }
    const stream = await open(hostOf(brand), listNotifications.path, { headers })
    expect(stream.headers['content-type']).toContain('text/event-stream')
    const { promise: heard, resolve } = Promise.withResolvers<number>()
    stream.on('data', (part: Buffer) => part.includes('deposit-credited') && resolve(performance.now()))
    const sent = performance.now()
    await sandbox.post('notifications', { member: member.username, kind: 'deposit-credited', amount: '5.00' })
    expect((await heard) - sent).toBeLessThan(1000)
    stream.destroy()

    const large = await ask(hostOf(brand), sendFeedback.path, {
      method: 'POST',
      headers: { ...caller, [HEADERS.module]: sendFeedback.module, 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ text: 'x'.repeat(4_900_000) })),
    })
    expect(large.headers['content-type'], large.body.toString().slice(0, 200)).toContain('application/json')
  })

  for (const id of BRANDS)
    test(`${id}: the home page, a deep link, logging in and a deposit`, async ({ context, page, faults }) => {
      faults.expect(/Failed to load resource|ERR_/)
      const brand = nginx.brands.find((it) => it.id === id)!
      const origin = `https://${hostOf(brand)}:${HTTPS_PORT}`
      const sandbox = sandboxFor(id, randomUUID())
      await enter(context, sandbox, origin)
      const say = await wordsOf(id)
      const player = createPlayer({ page, say, device: 'phone', sandbox })
      await player.open(`${origin}/help`)
      await expect(page.getByRole('heading', { level: 1, name: say('Help centre') })).toBeVisible()
      await player.open(`${origin}/`)
      await player.logIn(await sandbox.member('player', '10.00'))
      await player.open(`${origin}/index?member=deposit`)
      const form = page.getByRole('form', { name: say('Deposit') })
      await form.getByRole('textbox', { name: say('Amount') }).fill('50')
      const payer = form.getByRole('textbox', { name: say('Account holder’s name') })
      if (await payer.isVisible()) await payer.fill('Ana Pereyra')
      await form.getByRole('button', { name: say('Deposit'), exact: true }).click()
      await expect(page.getByRole('region', { name: say('Status') })).toContainText(say('Waiting for payment'))
      await sandbox.leave()
    })
})

/** Lets the gateway behind nginx know this journey's browser. */
async function enter(context: BrowserContext, sandbox: ReturnType<typeof sandboxFor>, origin: string): Promise<void> {
  await sandbox.enter(context)
  const [mark] = (await context.cookies()).filter(({ name }) => name === 'sandbox-context')
  await context.clearCookies()
  if (mark) await context.addCookies([{ name: mark.name, value: mark.value, url: origin }])
}
