/** The page of a game, with a policy of its own: no inline script, nothing from elsewhere, framed by its host alone. */
import { createHash } from 'node:crypto'
import { escapeHtml } from '../../build/page/escape-html.ts'
import { lotteryOf } from '../../sandbox/lottery/games.ts'
import { lotteryName } from '../../sandbox/lottery/names.ts'
import { roomNameOf } from '../../sandbox/seeds/games/rooms.ts'
import { coverAddress } from '../../sandbox/site/images.ts'
import { artwork } from '../art/version.ts'
import { pictureVersion } from './art/pictures.ts'
import { lookOf, pageColours } from './art/look.ts'
import { codeAddress } from './code.ts'
import { kindOf, statedReturn } from './kinds.ts'
import { ladder, decimal } from './stakes.ts'
import type { Place } from './rounds.ts'
import { WORDS } from './words/words.ts'

export const ART = '/play/art'

/** What the page knows before its ticket is redeemed. */
export interface PageData {
  readonly kind: string
  readonly gameId: string
  readonly name: string
  /** Where it is played; empty where it has no rooms. */
  readonly room: string
  readonly language: string
  readonly demo: boolean
  /** The origin of the page around, the only one that is spoken to. */
  readonly host: string
  readonly ticket: string
  readonly digits: number
  /** Decimal strings, the smallest first. */
  readonly stakes: readonly string[]
  readonly limits: { readonly min: string; readonly max: string }
  readonly rtp: string
  /** What the addresses of the game's pictures begin with. */
  readonly art: string
  readonly cover: string
  readonly table: object
  readonly words: Readonly<Record<string, string>>
}

/** @returns the page and its headers */
export function gamePage(place: Place, ticket: string): { body: string; headers: Record<string, string> } {
  const { seat, game, merchant, play, setting } = place
  const look = lookOf(game)
  const lottery = lotteryOf(game.gameId)
  const data: PageData = {
    kind: kindOf(game),
    gameId: game.gameId,
    name: lottery ? lotteryName(lottery, seat.language) : game.displayName,
    room: roomNameOf(game, merchant, seat.roomId, seat.language),
    language: seat.language,
    demo: seat.demo,
    host: seat.host,
    ticket,
    digits: merchant.currencyDigits,
    stakes: ladder(setting).map((stake) => decimal(stake, merchant)),
    limits: { min: decimal(setting.limits.min, merchant), max: decimal(setting.limits.max, merchant) },
    rtp: statedReturn(game),
    art: `${ART}/${pictureVersion()}/${game.gameId}/`,
    cover: coverAddress(artwork, game, 480),
    table: play.table(setting),
    words: WORDS[seat.language],
  }
  const colours = Object.entries(pageColours(look)).map(([name, value]) => `--${name}:${value}`)
  const style = `:root{${colours.join(';')}}`
  return {
    body: writePage(data, style),
    headers: pageHeaders(seat.host, [style]),
  }
}

/** A page that says no more than that its game is over; who framed it is not known. */
export function endedPage(hosts: readonly string[]): { body: string; headers: Record<string, string> } {
  const { ended } = WORDS.en
  const body = writeHtml(
    'en',
    ended,
    [sheet('base.css'), script('over.ts')],
    `<body class="over"><p>${ended}</p></body>`,
  )
  return { body, headers: pageHeaders(hosts.join(' '), []) }
}

const sheet = (file: string): string => `<link rel="stylesheet" href="${codeAddress(file)}">`
const script = (file: string): string => `<script type="module" src="${codeAddress(file)}"></script>`

/** Written by hand to the last character, since the policy names the hash of what stands in `<style>`. */
const writeHtml = (language: string, title: string, head: readonly string[], body: string): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, viewport-fit=cover"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    ...head,
    `</head>${body}</html>`,
  ].join('')

function writePage(data: PageData, style: string): string {
  // Inside a script element only `<` could end it.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  const head = [
    `<style>${style}</style>`,
    ...['base.css', ...(SHEETS[data.kind] ?? TABLE_SHEETS)].map(sheet),
    `<script type="application/json" id="game">${json}</script>`,
    script('main.ts'),
  ]
  return writeHtml(data.language, data.name, head, `<body data-kind="${data.kind}"></body>`)
}

/** What a kind's page is dressed in, besides what all are; the tables share theirs. */
const SHEETS: Readonly<Record<string, readonly string[]>> = {
  slot: ['slot/slot.css'],
  fish: ['fish/fish.css'],
  lottery: ['waiting/waiting.css', 'lottery/lottery.css'],
  sports: ['waiting/waiting.css', 'sports/sports.css'],
  niuniu: ['cards.css', 'niuniu/niuniu.css'],
}
const TABLE_SHEETS = ['cards.css', 'table/table.css']

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function pageHeaders(host: string, styles: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles.map(sha256).join(' ')}`.trim(),
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${host}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // The address holds a ticket.
    'cache-control': 'no-store',
  }
}
