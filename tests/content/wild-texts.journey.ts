/** Texts that no layout is drawn for, as promotions, chat lines and pages in Markdown: they stay in their place, and do nothing. */
import type { Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import { cutOff, overlaps, sidewaysScroll, spills } from '../support/pages/layout.ts'
import { awaited } from '../support/pages/scroll.ts'
import { WILD_TEXTS } from '../support/wild-texts.ts'

const SUM = '123456789012.34'

const promotionOf = (id: string, text: string) => ({
  id,
  type: 'WILD',
  title: text,
  status: text,
  terms: {
    amount: SUM,
    percent: '12.5',
    of: 'deposit',
    upTo: SUM,
    minDeposit: SUM,
    turnover: { times: '99', on: 'deposit-and-bonus', days: 365 },
  },
  starts: 0,
  ends: Date.now() + 10_000_000,
  progress: { done: 123_456_789, goal: 987_654_321 },
  due: SUM,
})
const ALL = Object.entries(WILD_TEXTS)
const PROMOTIONS = ALL.map(([name, text]) => promotionOf(name, text))

/** Lists that others write, one text an entry, and where each is read. */
const LISTS = {
  getPointReward: [
    '/pointMall',
    {
      types: [{ code: 'WILD', name: WILD_TEXTS['one word'] }],
      list: ALL.map(([id, text]) => ({
        id,
        type: 'WILD',
        name: text,
        description: text,
        units: text,
        picture: null,
        points: SUM,
        stock: 987_654_321,
        remark: true,
      })),
    },
  ],
  listTickets: [
    '/feedback',
    {
      list: ALL.map(([ticket, text]) => ({
        ticket,
        questionType: 'GAME',
        content: text,
        pictures: 3,
        time: 0,
        state: 'answered',
        answers: [{ time: 0, text }],
      })),
      total: ALL.length,
    },
  ],
  listRewards: [
    '/down?member=rewards',
    {
      list: ALL.map(([id, text]) => ({
        id,
        kind: 'birthday',
        title: text,
        description: text,
        amount: SUM,
        status: text,
        ends: 0,
      })),
    },
  ],
  listRaffles: [
    '/down?member=raffle',
    {
      list: ALL.map(([id, text]) => ({
        id,
        title: text,
        tickets: 987_654_321,
        ends: 0,
        rules: text,
        prizes: ALL.map(([prize, name]) => ({ id: prize, name, amount: SUM, odds: '9.0909' })),
      })),
    },
  ],
  getVipBonus: [
    '/vip',
    {
      rankLevel: 1,
      progress: { done: '1.00', goal: SUM },
      rules: WILD_TEXTS['tags'],
      ranks: ALL.map(([, name], rankLevel) => ({ rankLevel, name, validBets: SUM, upgrade: SUM, weekly: SUM })),
    },
  ],
} as const

/** What a page asks for, but from its own hosts. */
function askedElsewhere(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !/(?:^|\.)localhost$|^127\.0\.0\.1$/.test(hostname)) found.push(request.url())
  })
  return found
}

test.describe('on a narrow phone', { tag: ['@wireframe', '@phone'] }, () => {
  test.use({ brand: 'pseudo', viewport: { width: 360, height: 740 } })

  for (const language of ['EN', 'XB'])
    test(
      `${language}: no text breaks out of its place, runs or loads anything`,
      { tag: language === 'EN' ? [] : '@pairs' },
      async ({ page, player, sandbox, faults }) => {
        test.slow()
        // The browser's own sanitiser tells what the policy would not have let run, before it takes it away.
        faults.expect(/(?:handler|style) violates|policy: (?:script|style)-src-attr/)
        const elsewhere = askedElsewhere(page)
        const { username: member } = await player.become('player')
        await page.evaluate((code) => localStorage.setItem('lang', code), language)
        const answering = (endpoint: string, value: object): Promise<void> =>
          sandbox.scenario({ kind: 'answering', endpoint, value })
        const check = async (what: string, place = page.getByRole('main')): Promise<void> => {
          await page.waitForLoadState('networkidle')
          await expect(awaited(place), what).toHaveCount(0)
          await expect.poll(() => sidewaysScroll(page), what).toBeLessThanOrEqual(0)
          expect.soft(await overlaps(page), what).toEqual([])
          expect.soft(await cutOff(page), what).toEqual([])
          expect.soft(await spills(place, { lanes: true }), what).toEqual([])
          expect.soft(await page.evaluate(() => 'struck' in globalThis), what).toBe(false)
        }
        await answering('listPromotions', {
          types: [{ code: 'WILD', name: WILD_TEXTS['one word'] }],
          list: PROMOTIONS,
        })
        await player.open('/promotions')
        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(ALL.length)
        await check('promotions')
        for (const [name, text] of ALL) {
          const applied = { time: Date.now(), comment: text, pictures: 3, reason: text }
          const status = name === 'one word' ? 'Claim' : 'Rejected'
          await answering('getPromotion', { ...promotionOf(name, text), status, conditions: text, applied })
          await player.open(`/promoDetail?promotion=${encodeURIComponent(name)}`)
          await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
          await check(`the promotion with ${name}`)
          await sandbox.post('chat/lines', { member, text, name: text })
        }
        await player.open('/down?modal=chat')
        const room = page.getByRole('dialog')
        await expect(room.getByRole('listitem')).toHaveCount(ALL.length)
        await check('the chat', room)
        await player.open('/news')
        await expect(page.getByRole('main').getByRole('table')).toBeVisible()
        await check('a page in Markdown')
        for (const [endpoint, [address, value]] of Object.entries(LISTS)) {
          await answering(endpoint, value)
          await player.open(address)
          const place = address.includes('member=') ? page.getByRole('dialog') : page.getByRole('main')
          // What is not written in HTML stands there letter by letter.
          await expect(place.getByText('<img src=').first()).toBeVisible()
          await check(address, place)
        }
        expect(elsewhere).toEqual([])
      },
    )
})
