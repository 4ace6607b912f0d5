/** Nobody reads "tú" beside "vos": the one is for `es`, the other for `es-AR`. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATEGORIES } from '../../src/rules/games/categories.ts'
import { QUESTION_WORDS } from '../sandbox/captcha/question-words.ts'
import type { WordArea } from '../sandbox/demo-port.ts'
import type { ContentLanguage } from '../sandbox/site/merchant.ts'
import { texts as pages } from '../demo/texts/texts.ts'
import { WORDS } from '../demo/games/words/words.ts'
import { announcementsOf } from '../sandbox/seeds/content/announcements.ts'
import { rulesOf } from '../sandbox/seeds/games/game-rules.ts'
import { helpTopics } from '../sandbox/seeds/content/help.ts'
import { LETTER_KINDS, letterText } from '../sandbox/seeds/letters.ts'
import { fromRoot } from '../tools/root.ts'
import { baseOf } from './base.ts'
import { readPo } from './po-lines.ts'
import { TU, VOS } from './spanish-forms.ts'

const texts = (catalogue: string): string[] =>
  Object.values(baseOf(catalogue).compiled).map((said) => JSON.stringify(said))

test('Spanish says tú, and its form for Argentina vos, in every message', () => {
  expect(texts('es').filter((text) => VOS.test(text))).toEqual([])
  expect(texts('es-AR').filter((text) => TU.test(text))).toEqual([])
})

test('so does the brand that speaks it', () => {
  const { entries } = readPo(readFileSync(fromRoot('brands/pampas/messages/es-AR.po'), 'utf8'))
  expect(entries.map(({ translation }) => translation).filter((text) => TU.test(text))).toEqual([])
})

test('so does the sandbox', () => {
  const merchant = { name: 'Pampas', currencyDigits: 2 }
  const demonstrated = { merchant, today: 0, demo: { texts: pages } }
  const words = readPo(readFileSync(fromRoot('scripts/demo/texts/es/words.po'), 'utf8')).entries
  const said = (family: ContentLanguage): string[] => [
    ...announcementsOf(demonstrated, family).flatMap(({ title, content }) => [title, content]),
    ...helpTopics(family, demonstrated).flatMap(({ articles }) =>
      articles.flatMap(({ title, content }) => [title, content]),
    ),
    ...LETTER_KINDS.flatMap((kind) => letterText(demonstrated, kind, family, merchant, {})),
    ...CATEGORIES.map((category) =>
      rulesOf(demonstrated, { category, lines: 9 }, family, { minBet: '1', maxBet: '9' }),
    ),
    ...Object.values(WORDS[family]),
    // The cast: the file has the areas alone as its contexts.
    ...words.map(({ context, source }) => pages.say(family, context as WordArea, source)),
    pages.page(family, 'referral').html,
    QUESTION_WORDS[family].ask,
  ]
  expect(said('es').filter((text) => VOS.test(text))).toEqual([])
  expect(said('es-AR').filter((text) => TU.test(text))).toEqual([])
})

test('each of the two is told from the other', () => {
  // A list that knew nothing would refuse nothing.
  expect(texts('es').filter((text) => TU.test(text)).length).toBeGreaterThan(200)
  expect(texts('es-AR').filter((text) => VOS.test(text)).length).toBeGreaterThan(150)
})
