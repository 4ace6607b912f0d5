/** Changing the language: at once, remembered, and told to the document (spec 4, "Language"). */
import type { Locator, Page } from 'playwright/test'
import { languageOf } from '../../src/i18n/languages.ts'
import { brandFile } from '../support/servers/brand.ts'
import { expect, test } from '../support/journey.ts'
import { cutOff, overlaps, sidewaysScroll } from '../support/pages/layout.ts'
import type { Say } from '../support/words.ts'

/** A part of the frame that is on the screen at once, named in a language. */
const frameIn = (page: Page, device: string, say: Say, code?: string): Locator =>
  page.getByRole('navigation', { name: say(device === 'phone' ? 'Quick access' : 'Main', {}, code) })

/** What a headline has at the least between its lines, and its letters; other languages are as English is. */
const HEADLINES: Readonly<Record<string, readonly [leading: number, family: string]>> = {
  CN: [1.25, 'PingFang SC'],
  TH: [1.35, 'Noto Sans Thai'],
  VI: [1.25, ''],
}

/** Headlines leave room for the marks of the letters. */
async function expectLeading(page: Page, code: string): Promise<void> {
  const [leading, family] = HEADLINES[code] ?? []
  if (leading === undefined || family === undefined) return
  const headline = await page.getByRole('heading', { level: 1 }).evaluate((element) => {
    const { fontFamily, fontSize, lineHeight, letterSpacing } = getComputedStyle(element)
    return { fontFamily, ratio: parseFloat(lineHeight) / parseFloat(fontSize), letterSpacing }
  })
  expect(headline.ratio, code).toBeGreaterThanOrEqual(leading - 0.001)
  if (family === '') return
  expect(headline.fontFamily).toContain(`"${family}"`)
  // Neither Chinese nor Thai is drawn together, whatever the brand does with Latin letters.
  expect(parseFloat(headline.letterSpacing) || 0).toBeGreaterThanOrEqual(0)
}

test.describe('in a brand of two languages', { tag: '@pampas' }, () => {
  test('the language changes without a reload and survives one, there and back', async ({
    page,
    player,
    say,
    device,
  }) => {
    await player.open('/index')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-AR')
    await page.evaluate(() => {
      document.documentElement.dataset['samePage'] = ''
    })
    const choose = async (label: RegExp): Promise<void> => {
      await player.openLanguages(/^(?:Idioma|Language):/)
      await page
        .getByRole('group', { name: /^(?:Idioma|Language)$/ })
        .getByRole('button', { name: label })
        .click()
    }
    await choose(/English/)
    const frame = frameIn(page, device, say, 'EN')
    await expect(frame).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('html')).toHaveAttribute('data-same-page', '')
    await expect(page).toHaveTitle(`${say('Home', {}, 'EN')} · Pampas`)
    expect(await page.evaluate(() => [localStorage['lang'], localStorage['hisLang']])).toEqual(['EN', 'TY'])
    if (device === 'desktop') await expect(page.getByRole('button', { name: /^Language:/ })).toContainText('English')

    await page.reload()
    await expect(frame).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await choose(/Español/)
    await expect(frameIn(page, device, say)).toBeVisible()
    expect(await page.evaluate(() => [localStorage['lang'], localStorage['hisLang']])).toEqual(['TY', 'EN'])
  })

  test('the server is asked in the language that is shown', { tag: '@pairs' }, async ({ page, player }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('helpCenter')) asked.push(new URL(request.url()).searchParams.get('language') ?? '')
    })
    await page.addInitScript(() => localStorage.setItem('lang', 'EN'))
    await player.open('/help')
    await expect(page.getByRole('heading', { name: 'Deposits', exact: true })).toBeVisible()
    expect(new Set(asked)).toEqual(new Set(['EN']))
  })

  test(
    'a stored language that the brand does not have gives way to its default',
    { tag: '@pairs' },
    async ({ page, player, say, device }) => {
      await page.addInitScript(() => {
        localStorage.setItem('lang', 'XX')
        localStorage.setItem('hisLang', 'EN')
      })
      await player.open('/index')
      await expect(frameIn(page, device, say, 'EN')).toBeVisible()
    },
  )

  test(
    'a language that does not arrive leaves the page as it was, and says so',
    { tag: '@pairs' },
    async ({ page, player, faults, say }) => {
      faults.expect(/ERR_FAILED/)
      await player.open('/index')
      await page.route(/\/i18n\//, (route) => route.abort())
      await player.openLanguages(/^Idioma:/)
      await page
        .getByRole('group', { name: say('Language') })
        .getByRole('button', { name: /English/ })
        .click()
      const words = say('{0} could not be loaded. Check your network and choose it again.', { 0: 'English' })
      await expect(page.getByText(words)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-AR')
      expect(await page.evaluate(() => localStorage.getItem('lang'))).toBeNull()
    },
  )
})

test.describe('in a brand of every language', { tag: '@wireframe' }, () => {
  test.use({ brand: 'polyglot' })

  test('one after the other is shown whole, told to the document, and fits the narrowest phone', async ({
    page,
    player,
    say,
    brand,
  }) => {
    test.slow()
    const { languages } = brandFile(brand)
    await page.setViewportSize({ width: 320, height: 720 })
    await player.open('/index')
    let shown = 'EN'
    // Round once, so that English is left and come back to.
    for (const { code, catalogue } of [...languages.slice(1), ...languages.slice(0, 1)]) {
      const { nativeName } = languageOf(catalogue)
      const before = languageOf(languages.find((language) => language.code === shown)?.catalogue ?? '')
      await page.getByRole('banner').getByRole('button').first().click()
      await page.getByRole('button', { name: say('Language: {0}', { 0: before.nativeName }, shown) }).click()
      const menu = page.getByRole('group', { name: say('Language', {}, shown), exact: true })
      await menu.getByRole('button', { name: nativeName }).click()
      shown = code

      await expect(frameIn(page, 'phone', say, code)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', catalogue)
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
      await expect(page).toHaveTitle(`${say('Home', {}, code)} · Polyglot`)

      await expect.poll(() => sidewaysScroll(page), `${catalogue}: no sideways scroll`).toBeLessThanOrEqual(0)
      // The menu that the language was chosen in lies over the page, as long as it is open.
      await page.keyboard.press('Escape')
      expect(await overlaps(page), `${catalogue}: nothing lies over another`).toEqual([])
      expect(await cutOff(page), `${catalogue}: no words are cut off`).toEqual([])
      await expectLeading(page, code)
    }
  })

  test('the server answers in the language that is shown', { tag: '@pairs' }, async ({ page, player, say }) => {
    await page.addInitScript(() => localStorage.setItem('lang', 'TH'))
    await player.open('/help')
    await expect(page.getByRole('heading', { level: 1, name: say('Help centre', {}, 'TH') })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'การฝากเงิน', exact: true })).toBeVisible()
  })
})

test.describe('in the middle of a form', { tag: ['@wireframe', '@desktop'] }, () => {
  test.use({ brand: 'pseudo' })

  test(
    'what was typed stays, and what is said of it changes with the language',
    { tag: '@pairs' },
    async ({ page, player, say }) => {
      await player.open('/index')
      const turn = async (label: string): Promise<void> => {
        await page.locator('#languages-open').click()
        await page.locator('#languages').getByRole('button', { name: label, exact: true }).click()
      }
      const name = page.getByRole('banner').locator('[name=username]')
      await name.fill('ana')
      await name.press('Enter')
      const login = page.getByRole('banner').locator('form:has([name=password])')
      await expect(login.getByText(say('Enter your password'))).toBeVisible()
      await turn('Right to left')
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(name).toHaveValue('ana')
      await expect(login.getByText(say('Enter your password', {}, 'XB'))).toBeVisible()

      const openForm = (code: string): Promise<void> =>
        page
          .getByRole('banner')
          .getByRole('link', { name: say('Register', {}, code) })
          .click()
      await openForm('XB')
      const popup = page.getByRole('dialog')
      const user = popup.locator('[name=username]')
      await user.fill('7')
      await popup.locator('[name=password]').fill('short')
      await expect(user, 'it begins with a letter').toHaveAttribute('aria-invalid', 'true')
      const inXB = await popup.innerText()
      await popup.getByRole('button', { name: say('Close', {}, 'XB') }).click()
      await turn('English')
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
      await openForm('EN')
      await expect(user).toHaveValue('7')
      await expect(popup.locator('[name=password]')).toHaveValue('short')
      await popup.getByRole('button', { name: say('Register'), exact: true }).click()
      await expect(user).toHaveAttribute('aria-invalid', 'true')
      const words = await user.evaluate((input: HTMLInputElement) => {
        const ids = (input.getAttribute('aria-describedby') ?? '').split(' ')
        return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('')
      })
      expect(words, 'the rule is told in English').toMatch(/letters?/)
      expect(inXB).not.toContain(words)
    },
  )
})

test('a brand of one language has no picker', { tag: ['@wireframe', '@pairs'] }, async ({ page, player, say }) => {
  await player.open('/index')
  await expect(page.getByRole('button', { name: new RegExp(say('Language: {0}', { 0: '' }).trim()) })).toHaveCount(0)
})
