/** Maintenance, restriction and a foreign domain stand in place of the application (spec 2 and 4). */
import type { Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import { brandFile } from '../support/servers/brand.ts'

const locale = (brand: string): string => {
  const { languages, defaultLanguage } = brandFile(brand)
  return languages.find(({ code }) => code === defaultLanguage)?.catalogue ?? 'en'
}
/** A little longer than the status is good for. */
const NEXT_STATUS_MS = 61_000

/** Lets the time pass until the status has been asked again; once more where the page had not begun to count. */
async function nextStatus(page: Page): Promise<void> {
  await expect(async () => {
    // A new question: an answer may still be on its way that knows nothing of what has changed.
    const asked = page.waitForRequest(/\/wps\/system\/status/, { timeout: 2000 })
    await page.clock.fastForward(NEXT_STATUS_MS)
    await (await asked).response()
  }).toPass()
}

test(
  'maintenance beats region, says when it ends, and leaves nothing else to be used',
  { tag: '@pairs' },
  async ({ page, player, sandbox, brand, say }) => {
    await sandbox.scenario({ kind: 'region', ip: '192.0.2.44', country: 'BR' })
    await sandbox.scenario({ kind: 'maintenance', ends: '3h' })
    await player.open('/help')
    await expect(page.getByRole('heading', { level: 1, name: say('System maintenance') })).toBeVisible()
    const soon = new Intl.RelativeTimeFormat(locale(brand)).format(3, 'hour')
    await expect(page.getByText(soon)).toBeVisible()
    await expect(page.getByText(say('Your time zone'))).toBeVisible()
    await expect(page.getByText('192.0.2.44')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('img', { name: brandFile(brand).name })).toBeVisible()
    await expect(page.getByRole('button', { name: say('Customer service') })).toBeVisible()
  },
)

test('maintenance without a known end says that, and ends by itself', async ({ page, player, sandbox, say }) => {
  await sandbox.scenario({ kind: 'maintenance' })
  await page.clock.install()
  await player.open('/help')
  await expect(
    page.getByText(say("We don't know yet when it ends. This page opens the site by itself once it is back.")),
  ).toBeVisible()
  await sandbox.clear()
  await nextStatus(page)
  await expect(page.getByRole('heading', { level: 1, name: say('Help centre') })).toBeVisible()
  await expect(page).toHaveURL(/\/help$/)
})

test('maintenance begins under an open page', { tag: '@pairs' }, async ({ page, player, sandbox, say }) => {
  await page.clock.install()
  await player.open('/index')
  await expect(page.getByRole('banner')).toBeVisible()
  await sandbox.scenario({ kind: 'maintenance', ends: '2h' })
  await nextStatus(page)
  await expect(page.getByRole('heading', { level: 1, name: say('System maintenance') })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('a restriction shows the visitor’s address and country, and whom to ask', async ({
  page,
  context,
  player,
  sandbox,
  brand,
  say,
}) => {
  await sandbox.scenario({ kind: 'region', ip: '192.0.2.44', country: 'BR' })
  await player.open('/index')
  await expect(page.getByRole('heading', { level: 1, name: say('Restriction of visit') })).toBeVisible()
  await expect(page.getByText('192.0.2.44')).toBeVisible()
  const country = new Intl.DisplayNames(locale(brand), { type: 'region' }).of('BR') ?? ''
  await expect(page.getByText(country, { exact: true })).toBeVisible()
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: say('Customer service') }).click()
  await expect(await opened).toHaveURL(/\/sandbox\/chat/)
})

test(
  'a foreign domain gets a warning instead of a login',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say }) => {
    await sandbox.scenario({ kind: 'wrong-domain' })
    await player.open('/login')
    await expect(page.getByRole('heading', { level: 1, name: say('This is not an official address') })).toBeVisible()
    await expect(page.getByText(new URL(page.url()).host)).toBeVisible()
    await expect(page.getByLabel(say('Password'), { exact: true })).toHaveCount(0)
  },
)

test(
  'a foreign domain’s page holds still, and goes when the domain is known again',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say }) => {
    await sandbox.scenario({ kind: 'wrong-domain' })
    await page.clock.install()
    await player.open('/index')
    const heading = page.getByRole('heading', { level: 1, name: say('This is not an official address') })
    await expect(heading).toBeVisible()
    await nextStatus(page)
    await expect(heading).toBeVisible()
    await sandbox.clear()
    await nextStatus(page)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(heading).toHaveCount(0)
  },
)
