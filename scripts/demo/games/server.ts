/** The games' server, on an origin of its own: pages, sessions, rounds, seeds. It knows nothing of the gateway's calls. */
import { Hono, type Context as Call } from 'hono'
import * as v from 'valibot'
import { json } from '../../sandbox/answers.ts'
import type { Gateway } from '../../sandbox/demo-port.ts'
import { gameById } from '../../sandbox/seeds/games/catalogue.ts'
import { pictureVersion, gamePicture } from './art/pictures.ts'
import { CODE, codeVersion, servedCode } from './code.ts'
import { ART, endedPage, gamePage } from './page.ts'
import { PlayRefused } from './play.ts'
import { answer, beginRound, placeOf, roundIdSchema, settleDue, stepRound, type Place } from './rounds.ts'
import { turnsOf } from '../../sandbox/games/play/round-books.ts'
import { IMAGES } from '../../sandbox/site/images.ts'
import { changeSeed, seedInUse } from '../../sandbox/store/records/fairness-seeds.ts'
import { beginPlay, seatOf } from '../../sandbox/games/play/play-sessions.ts'
import { nameLeg } from '../../sandbox/sports/bets.ts'
import type { TakenSlip } from '../../sandbox/sports/slips.ts'
import { decimal } from './stakes.ts'
import { readTicket } from '../../sandbox/games/play/tickets.ts'

/** The header that a page shows its session by. */
export const PLAY_SESSION_HEADER = 'x-play-session'

/** How many rounds the history shows. */
const RECENT = 20
const FOR_EVER = 'public, max-age=31536000, immutable'

const opening = v.strictObject({ ticket: v.pipe(v.string(), v.maxLength(100)) })
const round = v.strictObject({ roundId: roundIdSchema, bet: v.unknown() })
const step = v.strictObject({
  roundId: roundIdSchema,
  turn: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  choice: v.optional(v.pipe(v.string(), v.maxLength(20))),
})
const nothing = v.strictObject({})

/**
 * Makes the server. It answers `/play` and the pictures under `/img`, and nothing else.
 * @param pictures answers all below `/img`
 */
export function createGamesServer(gateway: Gateway, pictures: Pick<Hono, 'fetch'>): Hono {
  const app = new Hono()
  const { store } = gateway

  app.get(`${CODE}/:version/*`, ({ req, notFound }) => {
    const path = req.path.split('/').slice(4).join('/')
    const found = servedCode(path)
    if (!found) return notFound()
    const keep = req.param('version') === codeVersion() ? FOR_EVER : 'no-cache'
    return new Response(found.body, { headers: asset(found.type, keep) })
  })

  app.get(`${ART}/:version/:game/:file`, async ({ req, notFound }) => {
    const game = gameById(gateway.seed, req.param('game'))
    const [, name] = /^([\w-]+)\.webp$/.exec(req.param('file')) ?? []
    const bytes = game && name ? await gamePicture(game, name) : null
    if (!bytes) return notFound()
    const keep = req.param('version') === pictureVersion() ? FOR_EVER : 'no-cache'
    return new Response(new Uint8Array(bytes), { headers: asset('image/webp', keep) })
  })
  app.get(`${IMAGES}/*`, ({ req }) => pictures.fetch(req.raw))

  app.get('/play/:game', ({ req }) => {
    const ticket = req.query('ticket') ?? ''
    const seat = readTicket(gateway, ticket)
    const page =
      seat && seat.gameId === req.param('game')
        ? gamePage(placeOf(gateway, seat), ticket)
        : endedPage(hostsOf(gateway, req.url))
    return new Response(page.body, { headers: page.headers })
  })

  app.post('/play/session', async (call) => {
    const begun = beginPlay(gateway, (await read(call, opening)).ticket)
    if (!begun) return json(ENDED)
    const place = placeOf(gateway, begun.seat)
    const slips = slipsOf(gateway, place, begun.slips)
    return json({ success: true, value: { session: begun.token, slips, ...stateOf(gateway, place) } })
  })
  const playing = (path: string, work: (place: Place, call: Call) => Promise<object>): void => {
    app.post(path, async (call) => {
      const seat = seatOf(gateway, call.req.header(PLAY_SESSION_HEADER) ?? '')
      if (!seat) return json(ENDED)
      return json({ success: true, value: await work(placeOf(gateway, seat), call) })
    })
  }
  playing('/play/round', async (place, call) => {
    const { roundId, bet } = await read(call, round)
    return beginRound(gateway, place, roundId, bet)
  })
  playing('/play/step', async (place, call) => {
    const { roundId, turn, choice } = await read(call, step)
    return stepRound(gateway, place, roundId, turn, choice)
  })
  playing('/play/state', async (place, call) => {
    await read(call, nothing)
    settleDue(gateway)
    return stateOf(gateway, place)
  })
  playing('/play/seed', async (place, call) => {
    await read(call, nothing)
    const { seat, game } = place
    // An open round is still drawn from it.
    const [open] = store.bets.openOf(seat.account, game.gameId)
    if (open) throw new PlayRefused('round-open', { round: answer(gateway, place, open) })
    const old = changeSeed(store.db, seat.account, game.gameId)
    return { old: { seed: Buffer.from(old.seed).toString('hex'), hash: old.hash }, ...stateOf(gateway, place) }
  })

  app.notFound(() => new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } }))
  app.onError((error) => {
    if (error instanceof PlayRefused) return json({ success: false, reason: error.reason, value: error.value })
    if (error instanceof v.ValiError || error instanceof SyntaxError) return json({ error: error.message }, 400)
    return new Response(`sandbox bug: ${error.message}`, { status: 500, headers: { 'content-type': 'text/plain' } })
  })
  return app
}

const ENDED = { success: false, reason: 'ended', value: {} }

/** Balance, seed, what is open and what was: all that a page needs to go on. */
function stateOf(gateway: Gateway, place: Place) {
  const { store } = gateway
  const { seat, game, merchant, play, setting } = place
  const seed = seedInUse(store.db, seat.account, game.gameId)
  const open = store.bets.openOf(seat.account, game.gameId)
  const recent = store.bets.recent(seat.account, game.gameId, RECENT)
  return {
    balance: decimal(store.ledger.balance(seat.account), merchant),
    fairness: { hash: seed.hash, nonce: seed.nonce },
    open: open.map((bet) => ({ ...answer(gateway, place, bet), all: turnsOf(bet) })),
    recent: recent.map((bet) => answer(gateway, place, bet)),
    table: play.table(setting),
  }
}

/** What became of the slips that the launch handed over, as the page shows it. */
function slipsOf({ seed }: Gateway, { seat, merchant }: Place, slips: readonly TakenSlip[]) {
  return slips.map(({ outcome, bet }) => ({
    outcome,
    stake: decimal(bet.stake, merchant),
    record: bet.record,
    legs: bet.legs.map((leg) => ({ ...nameLeg({ seed, merchant }, leg, bet.dueAt, seat.language), price: leg.price })),
  }))
}

/** Whoever may frame a game of any merchant, for pages that do not know whose they were. */
function hostsOf({ merchants }: Gateway, url: string): string[] {
  const { protocol, port } = new URL(url)
  return [...merchants.values()].map(({ id }) => `${protocol}//${id}.localhost${port && `:${port}`}`)
}

/** More than any bet needs, in characters. */
const MOST = 8000

async function read<Schema extends v.GenericSchema>({ req }: Call, schema: Schema): Promise<v.InferOutput<Schema>> {
  // Another site's page can't send this type without asking first.
  if (!req.header('content-type')?.startsWith('application/json')) throw new SyntaxError('expected application/json')
  const text = await req.text()
  if (text.length > MOST) throw new SyntaxError('the body is too long')
  return v.parse(schema, JSON.parse(text))
}

const asset = (type: string, keep: string) => ({
  'content-type': type,
  'cache-control': keep,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
})
