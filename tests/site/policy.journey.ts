/** The security headers of every page of every brand (the fixture of all journeys fails on a violation). */
import { PINNED_POLICY, withoutHashes } from '../../scripts/build/fixtures/pinned-policy.ts'
import { sandboxGamesOrigin } from '../../scripts/serve/hosts.ts'
import { brandFile } from '../support/servers/brand.ts'
import { JOURNEY_PORT } from '../support/servers/environment.ts'
import { expect, test } from '../support/journey.ts'
import { served } from '../support/servers/served.ts'

// With the worker, and with what it keeps.
test.use({ serviceWorkers: 'allow' })

const BRANDS = ['wireframe', 'pampas', 'club', 'pseudo'] as const
const PAGES = [
  '/',
  '/index',
  '/help',
  '/noticePage',
  '/helpmc',
  '/register.html',
  '/nowhere',
  '/sw.js',
  '/manifest.webmanifest',
] as const

/** A bundle for the sandbox frames its games' origin and nothing else more. */
const policyOf = (brand: string): readonly string[] => {
  // Of the theme, and of what is first seen: the home page, the neutral frame, a page that the brand wrote, and each screen
  // that a page of its own shows; a members' club shows guests one page, whose styles differ by the screen behind it.
  const styles = brandFile(brand).loginedToHomePage ? 9 : 15
  return PINNED_POLICY.map((rule) => {
    if (rule.startsWith('style-src')) return ["style-src 'self'", ...Array<string>(styles).fill("'sha256-*'")].join(' ')
    return rule === "frame-src 'none'" ? `frame-src ${sandboxGamesOrigin(JOURNEY_PORT)}` : rule
  })
}

// The headers are the server's; no page is opened, so one device and one run are enough.
test.describe('headers', { tag: ['@wireframe', '@desktop'] }, () => {
  for (const brand of BRANDS) {
    test(`every page of ${brand} is served with the whole policy`, async () => {
      for (const path of PAGES) {
        const { headers } = await served(brand, path)
        const policy = String(headers['content-security-policy'])
        expect(withoutHashes(policy), path).toEqual(policyOf(brand))
        expect(policy).not.toContain('unsafe')
        expect(headers, path).toMatchObject({
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin-allow-popups',
          'cross-origin-resource-policy': 'same-origin',
        })
      }
    })
  }

  test('answers of the gateway are kept nowhere', async ({ brand }) => {
    const { headers } = await served(brand, '/wps/captcha')
    expect(headers['cache-control']).toContain('no-store')
  })
})

test('the policy works: what it forbids does not happen', async ({ page, player, faults }) => {
  faults.expect(/policy: |Content Security Policy|TrustedHTML|TrustedScript/)
  await player.open('/index')
  const outcome = await page.evaluate(async () => {
    const reasons: string[] = []
    const attempt = async (name: string, run: () => unknown): Promise<void> => {
      try {
        await run()
        reasons.push(name)
      } catch {
        // Refused, as it should be.
      }
    }
    await attempt('innerHTML', () => {
      document.createElement('div').innerHTML = '<b>text</b>'
    })
    await attempt('script from elsewhere', () => {
      document.createElement('script').src = 'https://evil.example/x.js'
    })
    await attempt('script in an attribute', () => {
      document.createElement('img').setAttribute('onerror', 'document.title = "hacked"')
    })
    await attempt('worker from elsewhere', () => navigator.serviceWorker.register('/other.js'))
    await attempt('call to elsewhere', () => fetch('https://evil.example/'))
    return reasons
  })
  expect(outcome).toEqual([])
})
