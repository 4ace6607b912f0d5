/** Changing the language: at once, remembered, and told to the document (spec 4, "Language"). */
import { expect, test } from './support/journey.ts'

test.describe('in a brand of two languages', { tag: '@pampas' }, () => {
  test('the language changes without a reload and survives one, there and back', async ({
    page,
    player,
    say,
    device,
  }) => {
    await player.open('/index')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page.evaluate(() => {
      document.documentElement.dataset['samePage'] = ''
    })
    const picker = page.getByRole('banner').getByRole('button', { name: /^(?:Idioma|Language):/ })
    const choose = async (label: RegExp): Promise<void> => {
      await picker.click()
      await page
        .getByRole('group', { name: /^(?:Idioma|Language)$/ })
        .getByRole('button', { name: label })
        .click()
    }
    await choose(/English/)
    const heading = page.getByRole('heading', { name: say('Need a hand?', {}, 'EN') })
    await expect(heading).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('html')).toHaveAttribute('data-same-page', '')
    await expect(page).toHaveTitle(`${say('Home', {}, 'EN')} · Pampas`)
    expect(await page.evaluate(() => [localStorage['lang'], localStorage['hisLang']])).toEqual(['EN', 'TY'])
    if (device === 'phone') await expect(picker).toContainText('EN')
    else await expect(picker).toContainText('English')

    await page.reload()
    await expect(heading).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await choose(/Español/)
    await expect(page.getByRole('heading', { name: say('Need a hand?') })).toBeVisible()
    expect(await page.evaluate(() => [localStorage['lang'], localStorage['hisLang']])).toEqual(['TY', 'EN'])
  })

  test('the server is asked in the language that is shown', async ({ page, player }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('helpCenter')) asked.push(new URL(request.url()).searchParams.get('language') ?? '')
    })
    await page.addInitScript(() => localStorage.setItem('lang', 'EN'))
    await player.open('/help')
    await expect(page.getByRole('heading', { name: 'Deposits', exact: true })).toBeVisible()
    expect(new Set(asked)).toEqual(new Set(['EN']))
  })

  test('a stored language that the brand does not have gives way to its default', async ({ page, player, say }) => {
    await page.addInitScript(() => {
      localStorage.setItem('lang', 'XX')
      localStorage.setItem('hisLang', 'EN')
    })
    await player.open('/index')
    await expect(page.getByRole('heading', { name: say('Need a hand?', {}, 'EN') })).toBeVisible()
  })

  test('a language that does not arrive leaves the page as it was, and says so', async ({
    page,
    player,
    faults,
    say,
  }) => {
    faults.expect(/ERR_FAILED/)
    await player.open('/index')
    await page.route(/\/i18n\//, (route) => route.abort())
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Idioma:/ })
      .click()
    await page
      .getByRole('group', { name: say('Language') })
      .getByRole('button', { name: /English/ })
      .click()
    const words = say('{0} could not be loaded. Check your network and choose it again.', { 0: 'English' })
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBeNull()
  })
})

test('a brand of one language has no picker', { tag: '@wireframe' }, async ({ page, player, say }) => {
  await player.open('/index')
  await expect(page.getByRole('button', { name: new RegExp(say('Language: {0}', { 0: '' }).trim()) })).toHaveCount(0)
})
