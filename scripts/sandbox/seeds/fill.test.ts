import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkRegister } from '../../messages/registers.ts'
import { cataloguePath, readCatalogueText } from '../../messages/catalogues.ts'
import { readPo } from '../../messages/po-lines.ts'
import { fromRoot } from '../../tools/root.ts'
import { FAMILIES, type ContentLanguage } from '../site/merchant.ts'
import { pampas } from '../testing/sandbox.ts'
import { announcementsOf } from './content/announcements.ts'
import { fillIn, titleIn } from './fill.ts'
import { helpTopics } from './content/help.ts'
import { LETTER_KINDS, letterText } from './letters.ts'

const dong = { currencyDigits: 0, currencySymbol: '₫' }
/** What is stressed and happens to be a button's as well: to look round, and to raise a limit. */
const STRESSED: ReadonlySet<string> = new Set(['ดูรอบ ๆ ก่อน', 'เพิ่ม'])
const SEEDS = fromRoot('scripts/sandbox/seeds')
/** The sources of the texts that are written in one language alone. */
const sourcesOf = (family: ContentLanguage): readonly string[] =>
  readdirSync(SEEDS)
    .filter((name) => name.endsWith(`-${family.toLowerCase()}.ts`))
    .map((name) => readFileSync(`${SEEDS}/${name}`, 'utf8'))

test('a title is what the application shows in that language, as HTML', () => {
  expect(fillIn('<b>{{Deposit}}</b>, {name}', 'es', pampas)).toBe('<b>Depositar</b>, {name}')
  expect(fillIn('{{Forgot password?}}', 'zh-Hans', pampas)).toBe(titleIn('zh-Hans', 'Forgot password?'))
})

test('a title that the application does not have is refused with its catalogue', () => {
  expect(() => fillIn('Open {{Top up}}.', 'vi', pampas)).toThrow(
    `"Top up" is no message of ${cataloguePath('vi')}, but a text names it`,
  )
})

test('a sum is one of the merchant’s currency', () => {
  expect(fillIn('above {money:1000}', 'en', pampas)).toBe('above P1,000.00')
  expect(fillIn('trên {money:1000}', 'vi', dong)).toContain('10.000.000')
  expect(fillIn('trên {money:1000}', 'vi', dong)).toContain('₫')
})

test.each(FAMILIES)('every text in %s is filled in, in words that its players are spoken to with', (family) => {
  const words = { name: 'Pampas', amount: 'P1.00', reference: 'D-1' }
  const texts = [
    ...helpTopics(family, pampas).flatMap(({ articles }) => articles.flatMap(({ title, content }) => [title, content])),
    ...announcementsOf(pampas, family, 0).flatMap(({ title, content }) => [title, content]),
    ...LETTER_KINDS.flatMap((kind) => letterText(kind, family, pampas, words)),
  ]
  const entries = texts.map((text) => `msgid "x"\nmsgstr ${JSON.stringify(text)}\n`).join('\n')
  expect(texts.filter((text) => /[{}]/.test(text))).toEqual([])
  expect(checkRegister(family, 'seeds', entries).map(({ message }) => message)).toEqual([])
})

test.each(FAMILIES)('no text in %s writes out what the application calls something', (family) => {
  const titles = new Set(readPo(readCatalogueText(family)).entries.map(({ translation }) => translation.toLowerCase()))
  const sources = sourcesOf(family)
  const quoted = [...sources.join('\n').matchAll(/<(?:strong|b|a)\b[^>]*>([^<{]+)<|[“«「‘]([^”»」’{]+)[”»」’]/gu)].map(
    ([, marked = '', said = '']) => marked || said,
  )
  expect(sources.length).toBeGreaterThan(1)
  expect(quoted.length).toBeGreaterThan(0)
  expect(quoted.filter((text) => titles.has(text.trim().toLowerCase()) && !STRESSED.has(text))).toEqual([])
})
