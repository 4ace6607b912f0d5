/** A members' club: a guest sees the login page and nothing else (spec 2, "Access rule"). */
import { holdScript } from '../support/servers/hold.ts'
import { expect, ready, test } from '../support/journey.ts'
import { served } from '../support/servers/served.ts'

// One brand of its own, whichever brand the run is about.
test.describe('in a members’ club', { tag: '@wireframe' }, () => {
  test.use({ brand: 'club' })

  test(
    'a guest is sent to the login from every page but the open ones',
    { tag: '@pairs' },
    async ({ page, player, say }) => {
      test.slow()
      const closed = ['/', '/index', '/help', '/vip', '/rng?page=PT', '/game', '/promotions', '/down', '/nowhere']
      for (const path of closed) {
        await test.step(path, async () => {
          await player.open(path)
          await expect(page).toHaveURL(/\/login(?:\?|$)/)
          await expect(page.getByRole('heading', { level: 1, name: say('Log in') })).toBeVisible()
          await expect(page.getByRole('banner')).toHaveCount(0)
          await expect(page.getByRole('navigation')).toHaveCount(0)
        })
      }
      for (const path of ['/login', '/register', '/register.html', '/helpmc', '/download']) {
        await test.step(path, async () => {
          await player.open(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page).toHaveURL(new RegExp(`${path}$`))
        })
      }
    },
  )

  test('the first markup of / is the login page already, and no page of a member', async ({ brand, say }) => {
    for (const path of ['/', '/index', '/help']) {
      const { body, status } = await served(brand, path)
      expect(status).toBe(200)
      const root = /<div id="root">(.*)<\/div>.*<noscript>/s.exec(body)?.[1] ?? ''
      expect(root).toContain(`>${say('Log in')}</h1>`)
      expect(root).not.toContain(say('Need a hand?'))
      expect(root).not.toContain('<header')
      const [, early] = /<link rel="preload" as="image"[^>]* imagesrcset="([^"]+)"/.exec(body) ?? []
      expect(early, 'its picture is asked for at once').toBeTruthy()
      expect(root, 'and by the same name where it stands').toContain(`srcSet="${early}"`)
    }
  })

  test('a guest never sees a member’s page flash by', async ({ page, player, say }) => {
    await page.addInitScript((words) => {
      const seen = new MutationObserver(() => {
        if (document.body?.innerText.includes(words)) document.documentElement.dataset['flashed'] = ''
      })
      seen.observe(document, { childList: true, subtree: true })
    }, say('Need a hand?'))
    for (const path of ['/', '/help']) {
      await player.open(path)
      await expect(page.getByRole('heading', { level: 1, name: say('Log in') })).toBeVisible()
      await expect(page.locator('html')).not.toHaveAttribute('data-flashed')
    }
  })

  test('after the login the member is where they meant to go', async ({ page, player, sandbox, say }) => {
    const member = await sandbox.member('player')
    await player.open('/help?q=bonus')
    await expect(page).toHaveURL(/\/login\?next=/)
    const main = page.getByRole('main')
    await player.fill(main, member)
    await player.send(main).click()
    await expect(page).toHaveURL(/\/help\?q=bonus$/)
    await expect(page.getByRole('heading', { level: 1, name: say('Help centre') })).toBeVisible()
    await expect(player.account).toBeVisible()

    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: say('Help centre') })).toBeVisible()
    await player.signOut()
    await expect(page).toHaveURL(/\/login/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: say('Log in') })).toBeVisible()
    await expect(page.getByRole('heading', { name: say('Help centre') })).toHaveCount(0)
  })

  test(
    'the login page leads to registering where that is direct',
    { tag: '@pairs' },
    async ({ page, player, sandbox, say }) => {
      const register = page.getByRole('main').getByRole('link', { name: say('Register'), exact: true })
      await player.open('/login')
      await register.click()
      await expect(page.getByRole('heading', { level: 1, name: say('Open an account') })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(/\/register$/)
      await sandbox.scenario({ kind: 'answering', endpoint: 'getWhitelabel', value: { menu: [] } })
      await player.open('/login')
      await expect(page.getByRole('button', { name: say('Log in'), exact: true })).toBeVisible()
      await expect(register).toHaveCount(0)
    },
  )

  test('logo, form and last line stand under each other at every width', async ({ page, player, say }) => {
    await player.open('/login')
    const main = page.getByRole('main')
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const parts = [
        main.getByRole('img', { name: 'Clubhouse' }),
        main.getByRole('button', { name: say('Log in'), exact: true }),
        main.getByRole('button', { name: say('Customer service') }),
      ]
      const edges = () => Promise.all(parts.map(async (it) => Math.round((await it.boundingBox())?.x ?? -1)))
      // What follows the window's width by a script does so a moment later.
      await expect.poll(async () => new Set(await edges()).size, `${width} px`).toBe(1)
    }
  })

  test('a login that is sent before its code is there waits for it, and is sent once', async ({
    page,
    player,
    sandbox,
    say,
  }) => {
    const member = await sandbox.member('player')
    const release = await holdScript(page, 'sign-in')
    let sent = 0
    page.on('request', (request) => (sent += Number(new URL(request.url()).pathname.endsWith('/session/login'))))
    await player.open('/login')
    const main = page.getByRole('main')
    const name = main.getByLabel(say('Username'), { exact: true })
    // As a password manager does it: without a focus, and without a key.
    await name.evaluate((input: HTMLInputElement, { username, password }) => {
      const secret = input.form?.elements.namedItem('password')
      input.value = username
      if (secret instanceof HTMLInputElement) secret.value = password
      input.form?.requestSubmit()
      input.form?.requestSubmit()
    }, member)
    await expect(player.send(main)).toHaveAttribute('aria-busy', 'true')
    await expect(name).toHaveValue(member.username)
    expect(sent).toBe(0)
    release()
    await expect(player.account).toBeVisible()
    expect(sent).toBe(1)
  })

  test(
    'what is typed into the login page before the application is there stays',
    { tag: '@pairs' },
    async ({ page, sandbox, say }) => {
      const member = await sandbox.member('player')
      const release = await holdScript(page, 'main')
      await page.goto('/help')
      const name = page.getByLabel(say('Username'), { exact: true })
      await name.pressSequentially(member.username.slice(0, 6))
      release()
      await name.pressSequentially(member.username.slice(6), { delay: 40 })
      await ready(page)
      await expect(name).toHaveValue(member.username)
      await expect(name).toBeFocused()
    },
  )
})
