/** The smallest brand with each optional key alone, and one with all of them: whatever an operator adds builds. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GenericSchema } from 'valibot'
import { brandSchema } from '../../src/brand/schema.ts'
import { SOCIAL_NETWORKS } from '../../src/brand/contact-schema.ts'
import { goodBrand, goodConfig, json, writeBrands, type BrandFiles } from '../brands/fixtures/good.ts'
import { choicesOf, entriesOf, schemaAt } from '../brands/schema-walk.ts'
import type { BuildOptions, BuildResult } from './pipeline.ts'

const page = (network: string) => ({ network, url: `https://${network}.com/casa` })

/** What an operator may write where the schema itself offers no choice of words. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  $schema: '../brand.schema.json',
  platform: 'web',
  device: 'WEB',
  lotteryType: 'SEA',
  'currency.symbol': '₫',
  'currency.digits': 0,
  'currency.unit': 1000,
  country: 'VN',
  timeZone: 'Asia/Ho_Chi_Minh',
  'access.agentCentreTypes': [1, 42],
  'access.memberCentre': false,
  'access.minimumAge': 21,
  'access.idleMinutes': 60,
  'access.embedders': ['https://partner-site.com'],
  'gateway.origin': 'https://api.casa-site.com',
  'gateway.seal': 'none',
  'gateway.timeoutSeconds': 20,
  'origins.images': ['https://img.casa-site.com'],
  'origins.games': ['https://games.casa-site.com'],
  'origins.support': ['https://chat.casa-site.com'],
  'origins.payments': ['https://pay.casa-site.com'],
  'origins.imageBase': 'https://marks.casa-site.com',
  identity: {
    firebase: {
      apiKey: 'key-of-nobody-in-particular',
      authDomain: 'casa.firebaseapp.com',
      projectId: 'casa-1',
      channels: ['google', 'facebook', 'phone'],
    },
  },
  analytics: { script: 'https://www.googletagmanager.com', reports: ['https://www.google-analytics.com'] },
  'navigation.order': ['SPORTS', 'RNG'],
  'navigation.soloSportsVendor': 'IBC',
  'navigation.soloSportsName': 'Inside Bend',
  'navigation.points.shown': true,
  'navigation.points.rates': { LIVE: '0.80' },
  'navigation.launch': { OG: 'tab' },
  'layout.home.guest': ['hero', 'lotteries', 'sports', 'concierge'],
  'layout.home.member': ['hero', 'greeting', 'recent', 'lotteries', 'sports', 'concierge'],
  'layout.markets': ['handicap', 'result'],
  'layout.covers': { RNG: { place: 2, zoom: 1.5, x: 40, y: 10 } },
  hero: { headline: 'Good evening', line: 'Every game in one place.' },
  'footer.promotionalLine': 'Since 1999',
  'footer.licence': 'Licensed by nobody',
  'footer.licenceNumber': 'N-1',
  'footer.regulator': 'A board of nobody',
  'footer.legalName': 'Casa Site Ltd',
  'footer.marks.payments': ['Inside Bank'],
  'footer.marks.licences': ['Tested'],
  'footer.marks.security': ['TLS 1.3'],
  'contact.mail': 'help@casa-site.com',
  'contact.social': SOCIAL_NETWORKS.map(page),
}

/** The optional keys by their paths; a group that may be left out and of which nothing is required goes by its keys. */
function optionalKeys(schema: GenericSchema, path: readonly string[] = []): string[] {
  return Object.entries(entriesOf(schema) ?? {}).flatMap(([key, entry]) => {
    const here = [...path, key]
    const inner = Object.values(entriesOf(entry) ?? {})
    const isGroup = inner.length > 0 && inner.every(({ type }) => type === 'optional')
    if (isGroup && !(here.join('.') in SAMPLES)) return optionalKeys(entry, here)
    return entry.type === 'optional' ? [here.join('.')] : []
  })
}

const KEYS = optionalKeys(brandSchema)

/** Of a choice of words the last, which is never what holds anyway. */
function valueOf(key: string): unknown {
  if (key in SAMPLES) return SAMPLES[key]
  return choicesOf(schemaAt(brandSchema, key.split('.')) ?? brandSchema).at(-1)
}

/** The smallest brand there is, and over it the keys with their values. */
function brandWith(id: string, values: Readonly<Record<string, unknown>>): BrandFiles {
  const { schemaVersion, name, merchantCode, domains, languages, defaultLanguage, loginedToHomePage } = goodConfig(id)
  const config: Record<string, unknown> = {
    schemaVersion,
    id,
    name,
    merchantCode: merchantCode.replaceAll('-', '_'),
    domains,
    languages,
    defaultLanguage,
    // A site for agents has nothing for guests.
    loginedToHomePage: loginedToHomePage || values['site'] === 'agent',
  }
  for (const [key, value] of Object.entries(values)) {
    const keys = key.split('.')
    const last = keys.pop() ?? ''
    let at = config
    for (const part of keys) at = (at[part] ??= {}) as Record<string, unknown>
    at[last] = value
  }
  const {
    'assets/logo.svg': logo = '',
    'assets/icon.svg': icon = '',
    'assets/hero.svg': hero = '',
    ...rest
  } = goodBrand(id)
  return {
    'brand.json': json(config),
    'theme.json': rest['theme.json'] ?? '',
    'assets/logo.svg': logo,
    'assets/icon.svg': icon,
    'assets/hero.svg': hero,
  }
}

/** The brands by their folders. */
const BRANDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  smallest: {},
  ...Object.fromEntries(KEYS.map((key, at) => [`key-${at}`, { [key]: valueOf(key) }])),
  ...Object.fromEntries(SOCIAL_NETWORKS.map((network) => [`net-${network}`, { 'contact.social': [page(network)] }])),
  everything: Object.fromEntries(KEYS.map((key) => [key, valueOf(key)])),
}

let folders: string
let dist: string
let result: Pick<BuildResult, 'brands' | 'problems'>

beforeAll(async () => {
  folders = await writeBrands(Object.fromEntries(Object.entries(BRANDS).map(([id, said]) => [id, brandWith(id, said)])))
  dist = await mkdtemp(join(tmpdir(), 'dist-'))
  const builder = fork(new URL('fixtures/builder.ts', import.meta.url))
  builder.send({ brandsDir: folders, outDir: dist, sandbox: null, compress: false } satisfies BuildOptions)
  // What the builder sends.
  ;[result] = (await once(builder, 'message')) as [Pick<BuildResult, 'brands' | 'problems'>]
  builder.kill()
}, 180_000)
afterAll(async () => {
  for (const dir of [folders, dist]) await rm(dir, { recursive: true, force: true })
})

test('there is a value for each optional key', () => {
  expect(KEYS.length).toBeGreaterThan(40)
  expect(KEYS.filter((key) => valueOf(key) === undefined)).toEqual([])
  expect(
    Object.keys(SAMPLES).filter((key) => !KEYS.includes(key)),
    'no value for a key that is gone',
  ).toEqual([])
})

test.each(Object.entries(BRANDS))('%s: %j', (id) => {
  const errors = result.problems.filter(({ brand, severity }) => brand === id && severity === 'error')
  expect(errors).toEqual([])
  expect(existsSync(join(dist, id, 'index.html'))).toBe(true)
})
