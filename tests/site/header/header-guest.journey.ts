/** What a guest finds in the top bar (spec 2, "Header"; spec 4, "Free play login"). */
import { accountOf } from '../../support/pages/account.ts'
import { item } from '../../support/pages/header.ts'
import { expect, test } from '../../support/journey.ts'

test.describe('the top bar of a guest', () => {
  test(
    'a free demo is one click: logged in as a trial, at home, with no modal left',
    { tag: '@pampas' },
    async ({ page, player, say, device }) => {
      await player.open('/help')
      await page.evaluate(() => sessionStorage.setItem('cpw', 'true'))
      const asked = page.waitForRequest(/session\/login\/freeplay/)
      if (device === 'phone') await player.loginForm()
      await page.getByRole('button', { name: say('Free demo') }).click()
      expect((await asked).method()).toBe('POST')
      expect((await asked).postData(), 'sealed').not.toContain('gatewayVersion')
      await expect(player.account).toBeVisible()
      await expect(page).toHaveURL(/\/index$/)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await page.evaluate(() => [sessionStorage['isAgent'], sessionStorage['cpw']])).toEqual(['4', undefined])
      await player.deposit.click()
      await expect(page.getByRole('dialog', { name: say('Trial account') })).toBeVisible()
    },
  )

  for (const [asked, device] of [
    ['asked for by itself', 'phone'],
    ['asked for by a vendor, to which a login would lead', 'desktop'],
  ] as const) {
    test(
      `a free demo in the popup ends at home, and nowhere on its way: ${asked}`,
      { tag: ['@pampas', `@${device}`, '@pairs'] },
      async ({ page, player, say }) => {
        await player.open('/help')
        if (device === 'phone') await player.loginForm()
        else await item(page, say, 'Turf').click()
        const popup = page.getByRole('dialog', { name: say('Log in') })
        await expect(popup).toBeVisible()
        await expect(page).toHaveURL((url) => url.searchParams.has('next') === (device === 'desktop'))
        const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
        await page.route(/wps\/member\/info(?:\?|$)/, async (route) => {
          await held
          await route.continue()
        })
        const known = page.waitForRequest(/wps\/member\/info(?:\?|$)/)
        const places: string[] = []
        page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname))
        await popup.getByRole('button', { name: say('Free demo') }).click()
        // The session has begun; member info is loaded before the popup closes (spec 4).
        await known
        await expect(player.account).toHaveCount(1)
        await expect(popup).toBeVisible()
        letGo()
        await expect(page).toHaveURL(/\/index$/)
        await expect(popup).toHaveCount(0)
        expect(places, 'where it went').toEqual(['/', '/index'])
        await page.goBack()
        await expect(page).toHaveURL(/\/help$/)
        await expect(popup).toHaveCount(0)
      },
    )
  }

  test(
    'a free player who follows a link to the popup may log in there to an account of their own',
    { tag: ['@pampas', '@pairs'] },
    async ({ page, player, sandbox, say, device }) => {
      const member = await accountOf(sandbox)
      await player.open('/index')
      if (device === 'phone') await player.loginForm()
      await page.getByRole('button', { name: say('Free demo') }).click()
      await expect(player.account).toBeVisible()
      await player.open('/help?modal=login')
      const form = page.getByRole('dialog', { name: say('Log in') })
      await player.fill(form, member)
      await player.send(form).click()
      await expect(page).toHaveURL(/\/help$/)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const name = await page.evaluate(() => sessionStorage.getItem('username'))
      expect(name, 'who is in now').toBe(member.username)
    },
  )

  test(
    'a free demo that fails says so and leaves a guest',
    { tag: ['@pampas', '@pairs'] },
    async ({ page, player, sandbox, faults, say, device }) => {
      faults.expect(/status of 503/)
      // There the page opens the popup by itself.
      await player.open(device === 'phone' ? '/login' : '/index')
      await sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'startFreePlay', times: 1 })
      await page.getByRole('button', { name: say('Free demo') }).click()
      const told = device === 'phone' ? page.getByRole('dialog').getByRole('alert') : page
      await expect(told.getByText(say('The server has a problem'))).toBeVisible()
      await expect(player.account).toHaveCount(0)

      const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
      await page.route(/session\/login\/freeplay/, async (route) => {
        await held
        await route.continue()
      })
      const { promise: heldInfo, resolve: tell } = Promise.withResolvers<void>()
      await page.route(/wps\/member\/info(?:\?|$)/, async (route) => {
        await heldInfo
        await route.continue()
      })
      const places: string[] = []
      await page.getByRole('button', { name: say('Free demo') }).click()
      if (device === 'phone')
        await page
          .getByRole('dialog')
          .getByRole('button', { name: say('Close') })
          .click()
      await (await player.footer()).getByRole('link', { name: say('Help centre') }).click()
      await expect(page).toHaveURL(/\/help$/)
      page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname))
      letGo()
      await expect(player.account).toBeVisible()
      await player.deposit.click()
      const warning = page.getByRole('dialog', { name: say('Trial account') })
      await expect(warning).toBeVisible()
      tell()
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('customerId'))).not.toBeNull()
      await expect(warning, 'what was asked meanwhile stays').toBeVisible()
      expect(places, 'whoever has gone elsewhere stays there').toEqual([])
    },
  )

  test(
    'where the merchant has no free play, there is none',
    { tag: ['@wireframe', '@pairs'] },
    async ({ page, player, say, device }) => {
      await player.open('/index')
      await expect(page.getByRole('banner').getByRole('link', { name: say('Register') })).toBeVisible()
      if (device === 'phone') await player.loginForm()
      await expect(page.getByRole('button', { name: say('Free demo') })).toHaveCount(0)
    },
  )

  test('registering is there with direct registration', { tag: '@pairs' }, async ({ page, player, say }) => {
    await player.open('/index')
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('Register') })
      .click()
    await expect(page).toHaveURL(/\/register$/)
  })
})
