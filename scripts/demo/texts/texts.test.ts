import { readdirSync, readFileSync } from 'node:fs'
import { GOOD_KEYS, GOOD_TYPES, goodOf } from '../../sandbox/seeds/rewards/goods.ts'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCatalogueText } from '../../messages/catalogues.ts'
import { readPo } from '../../messages/po-lines.ts'
import { checkRegister } from '../../messages/registers.ts'
import { ANSWER } from '../../sandbox/content/chat.ts'
import type { WordArea } from '../../sandbox/demo-port.ts'
import { announcementsOf } from '../../sandbox/seeds/content/announcements.ts'
import { helpTopics } from '../../sandbox/seeds/content/help.ts'
import { fillIn } from '../../sandbox/seeds/fill.ts'
import { LETTER_KINDS, letterText } from '../../sandbox/seeds/letters.ts'
import {
  BONUS_OFFERS,
  DEPOSIT_CHANNELS,
  DEPOSIT_METHODS,
  PAYMENT_MISSING,
} from '../../sandbox/seeds/money/deposit-channels.ts'
import { AGENT_NOTICES } from '../../sandbox/seeds/team/agent-notices.ts'
import { MISSION_TEXTS } from '../../sandbox/seeds/rewards/missions.ts'
import { RANKS } from '../../sandbox/seeds/rewards/ranks.ts'
import { PROMOTION_KEYS, PROMOTION_TYPE_NAMES } from '../../sandbox/seeds/rewards/promotions.ts'
import { REWARD_TEXTS } from '../../sandbox/seeds/rewards/rewards.ts'
import { FAMILIES, type ContentLanguage } from '../../sandbox/site/merchant.ts'
import { pampas } from '../../sandbox/testing/sandbox.ts'
import { readPage, texts } from './texts.ts'

const demonstrated = { merchant: pampas, today: 0, demo: { texts } }
/** What is stressed and happens to be a button's as well: to look round, and to raise a limit. */
const STRESSED: ReadonlySet<string> = new Set(['ดูรอบ ๆ ก่อน', 'เพิ่ม'])

const filesOf = (language: ContentLanguage): string[] =>
  readdirSync(join(import.meta.dirname, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|po)$/.test(name))
    .toSorted()
const pagesOf = (language: ContentLanguage): string[] => filesOf(language).filter((name) => name.endsWith('.md'))
const read = (language: ContentLanguage, file: string): string =>
  readFileSync(join(import.meta.dirname, language, file), 'utf8')
const entriesOf = (language: ContentLanguage) => readPo(read(language, 'words.po'))

describe('a page', () => {
  test('is Markdown whose first heading is its title', () => {
    expect(readPage('# Your *limits*\n\nOne **bold** word.\n\n- a\n- {{Deposit}}\n')).toEqual({
      title: 'Your *limits*',
      html: '<p>One <strong>bold</strong> word.</p><ul><li>a</li><li>{{Deposit}}</li></ul>',
    })
    expect(readPage('Only a line.\n')).toEqual({ title: '', html: '<p>Only a line.</p>' })
    expect(readPage('')).toEqual({ title: '', html: '' })
  })

  test('keeps the space between lines that belong together', () => {
    expect(readPage('one **two**\n_three_\nfour\n\nfive\n').html).toBe(
      '<p>one <strong>two</strong>\n<em>three</em>\nfour</p><p>five</p>',
    )
  })

  test('that a region has not is its language’s, and one that nobody has is told', () => {
    expect(texts.page('es-AR', 'referral')).toEqual(texts.page('es', 'referral'))
    expect(texts.page('es-AR', 'help/log-in')).not.toEqual(texts.page('es', 'help/log-in'))
    expect(() => texts.page('vi', 'help/nothing')).toThrow('has no vi/help/nothing.md')
  })
})

describe('a word', () => {
  test('is itself where there is no other', () => {
    expect(texts.say('en', 'rank', 'Gold')).toBe('Gold')
    expect(texts.say('es-AR', 'rank', 'Gold')).toBe('Oro')
    expect(texts.say('es', 'reward', 'Gold')).toBe('Gold')
  })

  const asked: readonly (readonly [WordArea, string])[] = [
    ...RANKS.map((rank) => ['rank', rank] as const),
    ...Object.values(DEPOSIT_METHODS).map((method) => ['deposit method', method] as const),
    ...BONUS_OFFERS.map(({ name }) => ['bonus', name] as const),
    ['chat', ANSWER],
    // A coin’s name is its name in every language.
    ...DEPOSIT_CHANNELS.filter(({ coin }) => !coin).map(({ name }) => ['deposit channel', name] as const),
    ['deposit refused', PAYMENT_MISSING],
    ...Object.values(REWARD_TEXTS).flatMap((pair) => pair.map((text) => ['reward', text] as const)),
    ...Object.values(PROMOTION_TYPE_NAMES).map((type) => ['promotion type', type] as const),
    ...new Set([
      ...Object.values(GOOD_TYPES),
      ...GOOD_KEYS.flatMap((key) => [goodOf(key).name, goodOf(key).description, goodOf(key).units]),
      'Converted',
      'Returned',
      'Points given',
    ])
      .values()
      .map((text) => ['good', text] as const),
    ...Object.values(MISSION_TEXTS).flatMap((pair) => pair.map((text) => ['mission', text] as const)),
  ]
  test.each(FAMILIES.filter((family) => family !== 'en'))('that the gateway asks for is there in %s', (family) => {
    const { entries, slips } = entriesOf(family)
    const known = new Set(entries.map(({ context, source }) => `${context}/${source}`))
    expect(slips).toEqual([])
    expect(entries.filter(({ translation }) => translation === '')).toEqual([])
    expect(asked.filter(([area, english]) => !known.has(`${area}/${english}`))).toEqual([])
    const topics = entries.filter(({ context }) => context === 'help topic').map(({ source }) => source)
    expect(topics).toEqual(helpTopics('en', demonstrated).map(({ title }) => title))
    // And nothing that nobody asks for.
    expect(known.size).toBe(asked.length + topics.length)
  })
})

test.each(FAMILIES)('%s has the pages of English, and a region none of its own', (family) => {
  expect(pagesOf(family)).toEqual(pagesOf('en'))
  expect(pagesOf('es-AR').filter((name) => !pagesOf('es').includes(name))).toEqual([])
})

test('there is a page for all that the gateway shows, and no other', () => {
  const shown = new Set([
    ...announcementsOf(demonstrated, 'en').map(({ key }) => `notices/${key}.md`),
    ...helpTopics('en', demonstrated).flatMap(({ articles }) => articles.map(({ id }) => `help/${id}.md`)),
    ...PROMOTION_KEYS.map((key) => `promotions/${key}.md`),
    ...LETTER_KINDS.map((kind) => `letters/${kind}.md`),
    ...['cards', 'coupon', 'draw', 'fish', 'mini', 'slot', 'table'].map((played) => `rules/${played}.md`),
    'points.md',
    'raffle.md',
    'referral.md',
    'vip-bonus.md',
    ...AGENT_NOTICES.map((key) => `agent-notices/${key}.md`),
  ])
  expect(pagesOf('en')).toEqual([...shown].toSorted())
})

test.each(FAMILIES)('every text in %s is filled in, in words that its players are spoken to with', (family) => {
  const words = { name: 'Pampas', amount: 'P1.00', reference: 'D-1' }
  const said = [
    ...['points', 'raffle', 'vip-bonus'].flatMap((key) => {
      const { title, html } = texts.page(family, key)
      return [title, fillIn(html, family, pampas)]
    }),
    ...helpTopics(family, demonstrated).flatMap(({ articles }) =>
      articles.flatMap(({ title, content }) => [title, content]),
    ),
    ...announcementsOf(demonstrated, family).flatMap(({ title, content }) => [title, content]),
    ...PROMOTION_KEYS.flatMap((key) => {
      const { title, html } = texts.page(family, `promotions/${key}`)
      return [title, fillIn(html, family, pampas)]
    }),
    ...LETTER_KINDS.flatMap((kind) => letterText(demonstrated, kind, family, pampas, words)),
  ]
  // Nobody reads where a link leads.
  const visible = said.map((text) => text.replaceAll(/ href="[^"]*"/g, ''))
  const entries = visible.map((text) => `msgid "x"\nmsgstr ${JSON.stringify(text)}\n`).join('\n')
  expect(said.filter((text) => /[{}]/.test(text))).toEqual([])
  expect(checkRegister(family, 'seeds', entries).map(({ message }) => message)).toEqual([])
})

test.each(FAMILIES)('no text in %s writes out what the application calls something', (family) => {
  const titles = new Set(readPo(readCatalogueText(family)).entries.map(({ translation }) => translation.toLowerCase()))
  const sources = pagesOf(family).map((name) => readPage(read(family, name)).html)
  const quoted = [...sources.join('\n').matchAll(/<(?:strong|b|a)\b[^>]*>([^<{]+)<|[“«「‘]([^”»」’{]+)[”»」’]/gu)].map(
    ([, marked = '', said = '']) => marked || said,
  )
  expect(sources.length).toBeGreaterThan(1)
  expect(quoted.length).toBeGreaterThan(0)
  expect(quoted.filter((text) => titles.has(text.trim().toLowerCase()) && !STRESSED.has(text))).toEqual([])
})
