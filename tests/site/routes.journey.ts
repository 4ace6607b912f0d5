/** Every address of the spec's route table, with the frame that the table gives it (spec 2, "Routes"). */
import { expect, test } from '../support/journey.ts'
import { brandName } from '../support/servers/brand.ts'

interface Row {
  readonly path: string
  readonly title: string
  /** Where it leads, if elsewhere. */
  readonly lands?: string
  readonly popup?: string
  readonly footer?: false
}

const HEADER_ONLY = { footer: false } as const

const ROUTES: readonly Row[] = [
  { path: '/', title: 'Home', lands: '/index' },
  { path: '/index', title: 'Home' },
  { path: '/register', title: 'Register', popup: 'Open an account' },
  { path: '/register.html', title: 'Register', popup: 'Open an account' },
  { path: '/noticePage', title: 'Notices' },
  { path: '/vip', title: 'VIP' },
  { path: '/pointMall', title: 'Points mall' },
  { path: '/lottery?gameCode=K3&playType=1', title: 'Lottery', ...HEADER_ONLY },
  { path: '/vnlottery', title: 'Vietnam lottery', ...HEADER_ONLY },
  { path: '/seaLottery', title: 'South-East Asia lottery', ...HEADER_ONLY },
  { path: '/elott', title: 'Electronic lottery' },
  { path: '/rng?page=PT', title: 'Slots' },
  { path: '/live', title: 'Live casino' },
  { path: '/fish', title: 'Fishing' },
  { path: '/pvp', title: 'Card rooms' },
  { path: '/sports', title: 'Sports' },
  { path: '/esports', title: 'E-sports' },
  { path: '/promotions', title: 'Promotions' },
  { path: '/promoDetail', title: 'Promotion' },
  { path: '/seamless', title: 'Game', ...HEADER_ONLY },
  { path: '/help', title: 'Help centre' },
  { path: '/down', title: 'Download the app' },
  { path: '/game', title: 'Game', ...HEADER_ONLY },
  { path: '/login', title: 'Log in', popup: 'Log in' },
  { path: '/download', title: 'Download the app', lands: '/down' },
]

test(
  'every route has its frame, its title and something to read',
  { tag: '@pairs' },
  async ({ page, player, say, brand }) => {
    test.slow()
    for (const { path, title, lands = path, popup, footer = true } of ROUTES) {
      await test.step(path, async () => {
        await player.open(path)
        await expect(page).toHaveTitle(`${say(title)} · ${brandName(brand)}`)
        const { pathname, search } = new URL(page.url())
        expect(pathname + search).toBe(lands)
        // Behind an open popup the frame is hidden from names and roles, not from eyes.
        const hidden = { includeHidden: popup !== undefined }
        await expect(page.getByRole('banner', hidden)).toBeVisible()
        await expect(page.getByRole('contentinfo', hidden)).toHaveCount(footer ? 1 : 0)
        // Where a brand keeps it as a rail, which routes have it is for the table's own test.
        await expect(page.getByRole('button', { name: say('Menu'), exact: true, ...hidden })).toBeVisible()
        await expect(page.getByRole('main', hidden).getByRole('heading', { level: 1, ...hidden })).toBeVisible()
        if (popup) await expect(page.getByRole('dialog', { name: say(popup) })).toBeVisible()
      })
    }
  },
)

test('/helpmc is the help centre without any frame', { tag: '@pairs' }, async ({ page, player, say }) => {
  await player.open('/helpmc')
  await expect(page.getByRole('heading', { level: 1, name: say('Help centre') })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('an address that leads nowhere says so, and leads home', { tag: '@pairs' }, async ({ page, player, say }) => {
  for (const path of ['/help/me/please', '/nowhere']) {
    await player.open(path)
    await expect(page.getByRole('heading', { level: 1, name: say('Page not found') })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: say('To the home page') })
    .click()
  await expect(page).toHaveURL(/\/index$/)
})

test('a referral code keeps its zeros, also over a reload', { tag: '@pairs' }, async ({ page, player, say }) => {
  await player.open('/register?referralCode=0012345&big=1e5')
  const dialog = page.getByRole('dialog', { name: say('Open an account') })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/register\?referralCode=0012345&big=1e5$/)
  await page.reload()
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/register\?referralCode=0012345&big=1e5$/)
})

test('Back and Forward walk through the pages and find the place again', async ({ page, player, say }) => {
  await player.open('/index')
  const link = (await player.footer()).getByRole('link', { name: say('Help centre') })
  // What still comes above takes the link further down: the place is where it is clicked.
  await link.evaluate((element) =>
    element.addEventListener('click', () => (document.documentElement.dataset['place'] = String(scrollY))),
  )
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: say('Help centre') })).toBeVisible()
  const place = Number(await page.locator('html').getAttribute('data-place'))
  expect(place).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/index$/)
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(40)
  await page.goForward()
  await expect(page).toHaveURL(/\/help$/)
  await expect(page.getByRole('heading', { level: 1, name: say('Help centre') })).toBeVisible()
})

test('a deep link stands after a reload', { tag: '@pairs' }, async ({ page, player, say }) => {
  await player.open('/help?q=zzzz')
  await expect(page.getByText(say('Nothing found'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(say('Nothing found'))).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('zzzz')
})
