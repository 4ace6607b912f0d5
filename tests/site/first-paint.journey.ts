/** What is there before the application: words in the first markup, and nobody's first second lost. */
import type { Page } from 'playwright/test'
import { brandFile } from '../support/servers/brand.ts'
import { holdScript } from '../support/servers/hold.ts'
import { expect, ready, test } from '../support/journey.ts'
import { served } from '../support/servers/served.ts'
import { watchShift } from '../support/servers/shift.ts'

/** The shell stands alone until the application is let go. */
const holdApplication = (page: Page): Promise<() => void> => holdScript(page, 'main')
const isReady = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['ready'] !== undefined)

test('the first markup of /index holds the page in words; other addresses hold the frame alone', async ({
  brand,
  say,
}) => {
  const home = await served(brand, '/index')
  const root = /<div id="root">(.*)<\/div>.*<noscript>/s.exec(home.body)?.[1] ?? ''
  for (const words of ['Home', 'Games', 'Promotions', 'Log in', 'Choose a game']) expect(root).toContain(say(words))
  expect(root).not.toMatch(/<script|\sstyle=|\son\w+=/)
  expect(
    home.body.match(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>/g),
    'one inline script and no other',
  ).toHaveLength(1)
  const other = await served(brand, '/pointMall')
  const frame = /<div id="root">(.*)<\/div>.*<noscript>/s.exec(other.body)?.[1] ?? ''
  expect(frame).toContain('<header')
  expect(frame).not.toContain('<h1')
  expect(frame).not.toContain('<footer')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page can be read, and says what it needs', async ({ page, brand, say }) => {
    await page.goto('/index')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const notice = page.locator('noscript')
    await expect(notice).toBeVisible()
    // Playwright reads no text in a noscript element by itself.
    expect(await notice.evaluate((element) => element.textContent)).toBe(
      say('This site needs JavaScript. Please switch it on and load the page again.'),
    )
    await expect(page.getByRole('contentinfo')).toContainText(brandFile(brand).name)
  })
})

test.describe('in the header of a desktop', { tag: '@desktop' }, () => {
  const TEXT = 'the-quick-brown-fox-jumps-over-the-lazy-dog'

  test('typing during the first second at a quarter of the speed loses no key', async ({
    page,
    context,
    player,
    say,
  }) => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const release = await holdApplication(page)
    await page.goto('/index', { waitUntil: 'commit' })
    const opener = page.locator('#header-login-open')
    await expect(opener).toBeAttached()
    const name = (await player.loginForm()).getByLabel(say('Username'), { exact: true })
    await name.focus()
    await page.keyboard.type(TEXT.slice(0, 6), { delay: 40 })
    expect(await isReady(page)).toBe(false)
    // From here on the application loads, starts and takes over under the typing hands.
    release()
    await page.keyboard.type(TEXT.slice(6), { delay: 40 })
    await ready(page)
    await expect(name).toHaveValue(TEXT)
    await expect(name).toBeFocused()
  })

  test(
    'the caret stays in the middle of the word, in the password too',
    { tag: '@pairs' },
    async ({ page, player, say }) => {
      const release = await holdApplication(page)
      await page.goto('/index')
      const form = await player.loginForm()
      await form.getByLabel(say('Username'), { exact: true }).fill('somebody')
      const password = form.getByLabel(say('Password'), { exact: true })
      await password.fill('abef')
      await password.press('ArrowLeft')
      await password.press('ArrowLeft')
      expect(await isReady(page)).toBe(false)
      release()
      await ready(page)
      await page.keyboard.type('cd')
      await expect(password).toHaveValue('abcdef')
      await expect(form.getByLabel(say('Username'), { exact: true })).toHaveValue('somebody')
    },
  )

  test('a form that is sent before the application is there is sent once afterwards', async ({
    page,
    player,
    sandbox,
    say,
  }) => {
    const member = await sandbox.member('player')
    const release = await holdApplication(page)
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/wps/session/login')) sent += 1
    })
    await page.goto('/index')
    const form = await player.loginForm()
    await player.fill(form, member)
    await form.getByLabel(say('Password'), { exact: true }).press('Enter')
    await form.getByLabel(say('Password'), { exact: true }).press('Enter')
    expect(sent).toBe(0)
    await expect(page, 'no password in an address').toHaveURL(/\/index$/)
    release()
    await expect(player.account).toBeVisible()
    expect(sent).toBe(1)
  })

  test(
    'a menu that is opened before the application is there stays open',
    { tag: ['@pampas', '@pairs'] },
    async ({ page, player, say }) => {
      const release = await holdApplication(page)
      await page.goto('/index')
      await player.openLanguages(/^Idioma:/)
      const menu = page.getByRole('group', { name: say('Language') })
      await expect(menu).toBeVisible()
      release()
      await ready(page)
      await expect(menu).toBeVisible()
    },
  )
})

test('the shell and the application look alike: nothing moves when one takes over', async ({ page }) => {
  const release = await holdApplication(page)
  const shift = await watchShift(page)
  await page.goto('/index')
  // Across: from the end of what stands before it in its row, so that the words' own lengths do not add up along it.
  const places = (): Promise<Record<string, readonly [across: number, y: number, width: number]>> =>
    page.evaluate(() =>
      Object.fromEntries(
        // What is sold comes over the brand's own words, in the place that they keep.
        [...document.querySelectorAll(':is(header :is(a, button, input), main a, nav a):not([data-slides] *)')]
          .filter((element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
          .filter((element) => element.getBoundingClientRect().bottom < innerHeight)
          .map((element) => {
            const { x, y, width } = element.getBoundingClientRect()
            const part = element.closest('nav, main, header')
            const item = element.closest('li')
            const before = (item ?? element).previousElementSibling?.getBoundingClientRect()
            const inRow = before !== undefined && Math.abs(before.y - y) < before.height
            return [
              `${part?.tagName} ${part?.id} ${element.tagName} ${element.getAttribute('href') ?? (element.id || element.getAttribute('popovertarget'))}`,
              inRow ? [x - before.right, y, width] : [x, y, 0],
            ]
          }),
      ),
    )
  const before = await places()
  release()
  await ready(page)
  const after = await places()
  // Registering may come where it is offered; what was there stays where it was, but for what its words in the brand's
  // font are longer or shorter than in its fallback.
  const moved = Object.entries(before).filter(([name, [across, y, width]]) => {
    const now = after[name]
    return !now || Math.abs(now[0] - across) > 20 || Math.abs(now[1] - y) > 2 || Math.abs(now[2] - width) > 20
  })
  expect(moved).toEqual([])
  expect(await shift()).toBe(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`where pages are ${colorScheme}`, () => {
    test.use({ colorScheme })
    // Dark is the one that has to be found out before the first paint.
    const tag = colorScheme === 'dark' ? '@wireframe' : ['@wireframe', '@pairs']

    test('the first picture is drawn for them, and fetched once', { tag }, async ({ page, player }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (/\/media\/hero/.test(request.url())) asked.push(new URL(request.url()).pathname)
      })
      await player.open('/index')
      await page.waitForLoadState('networkidle')
      expect(asked).toHaveLength(1)
      expect(asked[0]).toMatch(colorScheme === 'dark' ? /hero-(?:phone-)?dark-\d/ : /hero-(?:phone-)?\d/)
    })
  })
}
