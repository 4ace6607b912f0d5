/** Everything by keyboard: the way in, menus and dialogs, and where the focus goes afterwards. */
import type { Locator } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import { tabTo } from '../support/tab-to.ts'

test.describe('with a keyboard', { tag: '@desktop' }, () => {
  test('the first Tab offers to skip to the content', async ({ page, player, say }) => {
    await player.open('/help')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: say('Skip to the content') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('searchbox')).toBeFocused()
  })

  test('Tab walks through the header in the order of reading, and every stop can be seen', async ({ page, player }) => {
    await player.open('/index')
    const stops: { x: number; y: number; inside: boolean; ring: boolean; name: string }[] = []
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const element = document.activeElement
        if (!element) return null
        const { x, y, height } = element.getBoundingClientRect()
        const seen = [element, element.parentElement].filter((it) => it !== null).map((it) => getComputedStyle(it))
        const ring = seen.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none')
        const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? element.id}`
        return { x, y: y + height / 2, inside: element.closest('header') !== null, ring, name }
      })
      if (stop) stops.push(stop)
    }
    const header = stops.filter(({ inside }) => inside)
    expect(header.length).toBeGreaterThan(8)
    expect(
      header.filter(({ ring }) => !ring).map(({ name }) => name),
      'stops without a ring',
    ).toEqual([])
    // The logo leads, as it does on phones; then one row after the other. Rows are sixty pixels apart; within
    // one a stop may be lower than the next, as a link's small button is below its name.
    const steps = header.slice(1).map(({ y }, at, all) => y - (all[at - 1]?.y ?? y))
    expect(Math.min(...steps), 'upper row first').toBeGreaterThan(-30)
  })

  test('a menu opens, closes by Escape and gives the focus back', { tag: '@pairs' }, async ({ page, player, say }) => {
    await player.enter('player')
    await player.account.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('group', { name: say('Account'), exact: true })
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(player.account).toBeFocused()
  })

  test('a question holds the focus, is answered by keyboard and gives the focus back', async ({
    page,
    player,
    say,
  }) => {
    await player.enter('player')
    await player.account.focus()
    await page.keyboard.press('Enter')
    const item = page.getByRole('button', { name: say('Sign out') })
    await item.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: say('Sign out?') })
    await expect(dialog.getByRole('button', { name: say('Sign out') })).toBeFocused()
    for (let step = 0; step < 5; step++) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => {
        const element = document.activeElement
        return element !== document.body && element?.closest('dialog') === null
      })
      expect(outside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(player.account).toBeFocused()
  })

  test(
    'one registers, signs out, logs in with the letters and changes the password',
    { tag: ['@wireframe', '@pairs'] },
    async ({ page, player, sandbox, say }) => {
      const { keyboard } = page
      const typeInto = async (control: Locator, text: string): Promise<void> => {
        await tabTo(page, control)
        await keyboard.type(text)
      }
      const press = async (control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
        await tabTo(page, control)
        await keyboard.press(key)
      }
      const input = (within: Locator, label: string): Locator => within.getByLabel(say(label), { exact: true })
      const person = { username: `Key${Date.now() % 1_000_000_000}`, password: 'Horse2468' }

      await player.open('/index')
      await press(page.getByRole('banner').getByRole('link', { name: say('Register') }))
      const form = page.getByRole('form', { name: say('Register') })
      await typeInto(input(form, 'Username'), person.username)
      await typeInto(input(form, 'Password'), person.password)
      await typeInto(input(form, 'Confirm password'), person.password)
      await press(form.getByRole('checkbox').first(), 'Space')
      await press(form.getByRole('checkbox').nth(1), 'Space')
      await press(form.getByRole('button', { name: say('Register'), exact: true }), 'Space')
      await expect(player.account).toBeVisible()
      await press(page.getByRole('dialog').getByRole('button', { name: say('Look around') }))
      await expect(page.getByRole('dialog')).toHaveCount(0)

      const menu = page.getByRole('group', { name: say('Account'), exact: true })
      await press(player.account)
      await press(menu.getByRole('button', { name: say('Sign out') }))
      await press(page.getByRole('dialog', { name: say('Sign out?') }).getByRole('button', { name: say('Sign out') }))
      await expect(player.account).toHaveCount(0)

      await sandbox.scenario({ kind: 'captcha' })
      const login = await player.loginForm()
      await typeInto(input(login, 'Username'), person.username)
      await typeInto(input(login, 'Password'), person.password)
      await keyboard.press('Enter')
      await expect(login.getByRole('img', { name: say('Letters to type') })).toBeVisible()
      await expect(input(login, 'Letters in the picture'), 'they are what is asked for now').toBeFocused()
      const letters = await page.evaluate(() => fetch('/sandbox/captcha').then((it) => it.json()))
      await keyboard.type((letters as { answer: string }).answer) // the sandbox's own control call
      await keyboard.press('Enter')
      await expect(player.account).toBeVisible()
      await sandbox.clear()

      await press(player.account, 'Space')
      await press(menu.getByRole('link', { name: say('Change password') }))
      const change = page.getByRole('dialog', { name: say('Change password') })
      await typeInto(input(change, 'Current password'), person.password)
      await typeInto(input(change, 'New password'), 'Fresh2468')
      await typeInto(input(change, 'Repeat the new password'), 'Fresh2468')
      await press(change.getByRole('button', { name: say('Change password') }))
      await expect(change).toHaveCount(0)
      await expect(player.account).toBeVisible()
    },
  )

  test(
    'a change of page is heard: the focus and the title go along',
    { tag: '@pairs' },
    async ({ page, player, say, brand }) => {
      await player.open('/index')
      const link = page.getByRole('navigation', { name: say('Main') }).getByRole('link', { name: say('Live casino') })
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: say('Live casino') })).toBeVisible()
      await expect(page.getByRole('main')).toBeFocused()
      await expect(page.locator('[aria-live="polite"]').filter({ hasText: await page.title() })).toHaveCount(1)
      expect(brand).not.toBe('')
    },
  )
})

test('the login popup gives the focus back', { tag: ['@phone', '@pairs'] }, async ({ page, player, sandbox, say }) => {
  await player.open('/index')
  const link = page.getByRole('banner').getByRole('link', { name: say('Log in') })
  await link.focus()
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog', { name: say('Log in') })
  await expect(popup.getByLabel(say('Username'), { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(page).toHaveURL(/\/index$/)
  await page.keyboard.press('Enter')
  await player.fill(popup, await sandbox.member('player'))
  await page.keyboard.press('Enter')
  await expect(player.account).toBeVisible()
  await expect(page.getByRole('main'), 'what opened it has gone with the login').toBeFocused()
})

test('the side menu is a sheet that opens and closes', { tag: '@pairs' }, async ({ page, player, say }) => {
  await player.open('/index')
  const opener = page.getByRole('button', { name: say('Menu'), exact: true })
  await opener.click()
  const sheet = page.getByRole('navigation', { name: say('Side menu') })
  await expect(sheet).toBeVisible()
  await sheet.getByRole('button', { name: say('Close menu') }).click()
  await expect(sheet).toBeHidden()
  await opener.press('Enter')
  await page.keyboard.press('Tab')
  await expect(sheet.locator(':focus'), 'Tab leads from the button into it').toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await sheet.getByRole('link', { name: say('Help centre') }).click()
  await expect(page).toHaveURL(/\/help$/)
  await expect(sheet).toBeHidden()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves', async ({ page, player, say }) => {
    await player.open('/index')
    const moving = (): Promise<string[]> =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 10)
          .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
      )
    expect(await moving()).toEqual([])
    await (await player.footer()).getByRole('link', { name: say('Help centre') }).click()
    await expect(page.getByRole('heading', { level: 1, name: say('Help centre') })).toBeVisible()
    expect(await moving()).toEqual([])
  })
})

test('on a phone every control can be hit by a thumb', { tag: '@phone' }, async ({ page, player }) => {
  await player.open('/index')
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('header :is(a, button), nav button, main :is(button, summary)')]
      .filter((element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      .map((element) => ({ box: element.getBoundingClientRect(), name: element.outerHTML.slice(0, 90) }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ box, name }) => `${Math.round(box.width)}x${Math.round(box.height)} ${name}`),
  )
  expect(small).toEqual([])
})
