/** Nobody reads "tú" beside "vos": the one is for `es`, the other for `es-AR`. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATEGORIES } from '../../src/rules/categories.ts'
import { QUESTION_WORDS } from '../sandbox/captcha/question-words.ts'
import type { Family } from '../sandbox/merchant.ts'
import { WORDS } from '../sandbox/play/words/words.ts'
import { announcementsOf } from '../sandbox/seeds/announcements.ts'
import { DEPOSIT_WORDS } from '../sandbox/seeds/deposit-words.ts'
import { rulesOf } from '../sandbox/seeds/game-rules.ts'
import { helpTopics } from '../sandbox/seeds/help.ts'
import { LETTER_KINDS, letterText } from '../sandbox/seeds/letters.ts'
import { MISSION_TEXTS } from '../sandbox/seeds/missions.ts'
import { referralRules } from '../sandbox/seeds/referral-rules.ts'
import { REWARD_TEXTS } from '../sandbox/seeds/rewards.ts'
import { fromRoot } from '../tools/root.ts'
import { baseOf } from './base.ts'
import { readPo } from './po-lines.ts'

/**
 * Forms that say "tú" and nothing else. "Revisa" also says "he checks", so an imperative without a pronoun counts only at
 * the beginning of a sentence, and only where nobody else could be meant. "Here" is "aquí" with the one, "acá" with the other.
 */
const TU = new RegExp(
  String.raw`(?<!\p{L})(?:` +
    [
      '[Pp]uedes|[Tt]ienes|[Qq]uieres|[Dd]ebes|[Ee]res|[Nn]ecesitas|[Ss]abes|[Pp]agas|[Vv]uelves|[Rr]ecibes|[Ee]nvías',
      '[Aa]bres|[Aa]ceptas|[Cc]rees|[Ss]igues|[Rr]espondes|[Pp]articipas|[Hh]aces|[Pp]ones|[Ee]liges|[Cc]onoces|[Jj]uegas',
      '[Rr]etiras|[Ee]ncuentras|[Pp]ides|[Pp]ersigues|[Ee]scondes|[Aa]cabas|[Ii]nicias|[Cc]umples|tú|ti|contigo',
      '[Hh]az|[Pp]on|[Pp]onte|[Dd]inos|[Cc]onéctate|[Rr]egístrate|[Cc]ontáctanos|[Cc]uéntanos|[Ss]íguenos|[Mm]uéstranos',
      '[Ll]lévalo|(?:escribe|pregunta|avisa) a atención|Prueba (?:con|iniciar)|Confirma (?:con|otra|si|tu)|[Aa]quí',
      'Abre (?:el|la|una|este|esta)|Carga (?:el|la)|Paga (?:el|la)|Completa (?:el|la|primero)',
      'Usa|Toca|Pega|Repite|Deposita|Desliza|Elige|Escribe|Revisa|Ingresa|Inicia|Agrega|Escanea|Vuelve|Envía',
      'Regresa|Quita|Mira|Pide|Juega',
      'Primero (?:elige|escribe|revisa|ingresa|agrega|envía|pide|completa|crea)',
      String.raw`(?:[Ii]ntént|[Rr]evís|[Áá]br|[Cc]ré|[Ee]limín|[Pp]ég|[Qq]uít|[Cc]iérr|[Pp]íd|[Mm]ír|[Cc]onfírm|[Ee]nví` +
        '|[Cc]onsérv|[Dd]escárg|[Ii]nstál|[Pp]ermít|[Aa]ctív|[Aa]grég|[Mm]ención|[Aa]córt|[Ll]lév|[Ee]scríb|[Dd]éj|[Tt]rá|[Cc]ompár)' +
        '[ae](?:l[oae]s?|nos)',
    ].join('|') +
    String.raw`)(?!\p{L})`,
  'u',
)

/** Forms that say "vos" and nothing else: "elegí" also says "I chose". */
const VOS = new RegExp(
  String.raw`(?<!\p{L})(?:` +
    [
      'vos|[Pp]odés|[Tt]enés|[Qq]uerés|[Dd]ebés|[Ss]os|[Nn]ecesitás|[Ss]abés|[Pp]agás|[Vv]olvés|[Rr]ecibís|[Ee]nviás|[Aa]brís',
      '[Aa]ceptás|[Cc]reés|[Ss]eguís|[Rr]espondés|[Pp]articipás|[Hh]acés|[Pp]onés|[Ee]legís|[Cc]onocés|[Jj]ugás|[Dd]ejás',
      '[Hh]acé|[Pp]oné|[Vv]olvé|[Uu]sá|[Mm]irá|[Rr]evisá|[Ii]ngresá|[Ii]niciá|[Aa]gregá|[Ee]scaneá|[Ee]nviá|[Qq]uitá|[Tt]ocá',
      '[Pp]robá|[Jj]ugá|[Gg]irá|[Aa]puntá|[Aa]postá|[Cc]onfirmá|[Dd]epositá|[Ii]ntentalo|[Rr]evisal[oa]|[Cc]onectate|[Ff]ijate',
    ].join('|') +
    String.raw`)(?!\p{L})`,
  'u',
)

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
  const said = (family: Family): string[] => [
    ...announcementsOf(merchant, family, 0).flatMap(({ title, content }) => [title, content]),
    ...helpTopics(family, merchant).flatMap(({ articles }) =>
      articles.flatMap(({ title, content }) => [title, content]),
    ),
    ...LETTER_KINDS.flatMap((kind) => letterText(kind, family, merchant, {})),
    ...CATEGORIES.map((category) => rulesOf({ category, lines: 9 }, family, { minBet: '1', maxBet: '9' })),
    ...Object.values(MISSION_TEXTS[family]).flat(),
    ...Object.values(REWARD_TEXTS[family]).flat(),
    ...Object.values(WORDS[family]),
    referralRules(family),
    DEPOSIT_WORDS[family].rejected,
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
