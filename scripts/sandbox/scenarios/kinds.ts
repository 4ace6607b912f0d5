/**
 * Every kind of scenario, each in one place: what is told of it, what may be said of it, and so what `npm run scenario`,
 * `npm start -- --scenario` and `POST /sandbox/scenarios` take. What one does stands where it acts, by `scenarios.find`.
 */
import * as v from 'valibot'
import { getRegisterRules } from '../../../src/api/account/registration.ts'
import { DEPOSIT_STATES } from '../../../src/rules/money/deposit.ts'
import { WITHDRAWAL_STATES } from '../../../src/rules/money/withdrawal.ts'
import { MODULES } from '../../../src/rules/site/modules.ts'
import { whole } from '../control/parse.ts'
import { SPARING_WAYS } from '../reply-parts.ts'
import { ALL_VENDORS } from '../seeds/games/vendors.ts'
import { DEPOSIT_CHANNELS } from '../seeds/money/deposit-channels.ts'
import { BONUS_STATES } from '../store/rewards/bonuses.ts'
import { parseDuration } from './duration.ts'
import { anyEndpoint, choice, endpoint, ends, field, json, kind, times, type Moment } from './field.ts'

/** How an answer can fail; the last four damage a real answer, so the call is carried out. */
const FAILURES = ['status', 'abort', 'html', 'cut-short', 'malformed-json', 'malformed-value', 'malformed'] as const

const vendor = v.picklist(
  ALL_VENDORS.map(({ code }) => code),
  `expected a vendor's code, such as ${ALL_VENDORS[0]?.code}`,
)
const channel = v.picklist(
  DEPOSIT_CHANNELS.map(({ code }) => code),
  `expected a channel's code, such as ${DEPOSIT_CHANNELS[0]?.code}`,
)
const modules = (such: string) =>
  field(v.optional(v.array(v.picklist(MODULES, `expected modules, such as ${MODULES[0]}`)), []), 'modules', such, {
    list: true,
  })

export const KINDS = {
  maintenance: kind('the maintenance page', { fields: { ends }, own: 'ends' }),
  region: kind('the page that says access is restricted here', {
    fields: {
      ip: field(
        v.optional(v.pipe(v.string(), v.ip('expected an IP address')), '198.51.100.7'),
        'address',
        'the address that the visitor seems to have',
      ),
      country: field(
        v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'expected two capital letters, such as "NL"')), 'NL'),
        'code',
        'the country, two capital letters',
      ),
    },
    own: 'ip',
    readOwn: (text) => {
      const [ip, country] = text.split('/')
      return { ip, ...(country === undefined ? {} : { country }) }
    },
  }),
  'wrong-domain': kind('the domain check fails'),
  captcha: kind('every login wants a captcha'),
  'unregistered-ip': kind('a login by username or a third party wants a second factor'),
  'no-deduplication': kind('request numbers and idempotency keys are ignored'),
  'no-popup': kind('no announcement pops up on start'),
  'no-stream': kind('news comes by asking again and again, not by a stream'),
  'plain-covers': kind('games have covers of one colour, so that none has to be drawn', {
    // A picture's address does not say whose it is.
    brandless: 'covers are of no brand; leave it out',
  }),
  sparing: kind('replies lack what the contract can do without, hold what nobody knows, or nothing in their lists', {
    fields: { way: field(v.optional(choice(SPARING_WAYS), 'missing'), 'way', `${SPARING_WAYS.join(', ')} (lists)`) },
  }),
  'harmful-html': kind('announcements and messages hold scripts, handlers and bad links'),
  modules: kind('modules are on or off, whatever the brand has', {
    fields: { on: modules('such as AFFILIATE'), off: modules('such as FREE_PLAY') },
  }),
  'register-rules': kind('what registration asks for; fields that are not named stay as they are', {
    fields: {
      rules: json(getRegisterRules.reply, 'such as \'{"email": {"enabled": true, "required": true, "patternId": 3}}\''),
    },
    own: 'rules',
  }),
  'game-maintenance': kind('no game starts, or none of one vendor’s', {
    fields: {
      vendor: field(v.optional(vendor), 'code', 'only this vendor’s games; all games when left out'),
      until: ends,
    },
    own: 'until',
  }),
  'deposit-maintenance': kind('nothing can be paid in, or not by one channel', {
    fields: {
      channel: field(v.optional(channel), 'code', 'only this channel, such as CARD; all of them when left out'),
      why: field(v.optional(choice(['maintenance', 'hours']), 'maintenance'), 'why', 'maintenance or hours'),
      until: ends,
    },
    own: 'until',
  }),
  'deposit-limit': kind('each member may pay in no more than this within a day', {
    fields: { limit: field(v.pipe(v.number(), v.integer(), v.minValue(1)), 'whole units', 'such as 500') },
  }),
  'withdrawal-state': kind('each new withdrawal is brought to a state at once', {
    fields: { state: field(choice(WITHDRAWAL_STATES), 'state', 'such as paid-out') },
    own: 'state',
  }),
  'deposit-state': kind('each new deposit is brought to a state at once', {
    fields: { state: field(choice(DEPOSIT_STATES), 'state', 'such as rejected') },
    own: 'state',
  }),
  'bonus-state': kind('the bonus of each new deposit is brought to a state at once', {
    fields: { state: field(choice(BONUS_STATES), 'state', 'such as expired') },
    own: 'state',
  }),
  slow: kind('answers come late', {
    fields: {
      ms: field(whole(1, 300_000), 'time', 'how late: 500ms, 3s', {
        read: (text) => parseDuration(text) ?? Number(text),
      }),
      endpoint: anyEndpoint,
    },
    own: 'ms',
  }),
  failing: kind('answers fail', {
    fields: {
      how: field(v.optional(choice(FAILURES), 'status'), 'how', `in which way: ${FAILURES.join(', ')}`),
      status: field(v.optional(whole(400, 599), 503), 'code', 'the HTTP status of "status", 400 to 599', {
        read: Number,
      }),
      when: field(
        v.optional(choice(['before', 'after']), 'before'),
        'moment',
        'before or after the call is carried out',
      ),
      seed: field(
        v.optional(whole(0, 2 ** 31)),
        'number',
        'what the first damage of "malformed" is drawn from; each further answer is damaged in another way',
        { read: Number },
      ),
      times,
      endpoint: anyEndpoint,
    },
    own: 'how',
    readOwn: (text) => (/^\d+$/.test(text) ? { how: 'status', status: Number(text) } : { how: text }),
  }),
  refusing: kind('a call is refused in the server’s words', {
    fields: {
      message: field(
        v.pipe(v.string('expected the words of the refusal'), v.nonEmpty('expected the words of the refusal')),
        'message',
        'the words, such as "too many requests"',
      ),
      value: json(v.optional(v.unknown()), 'what the refusal tells beside its words, such as \'{"captcha": true}\''),
      times,
      endpoint,
    },
    own: 'message',
  }),
  answering: kind('a call is answered with a value of yours, which its schema must take; not where it moves money', {
    fields: { value: json(v.unknown(), 'the value, such as \'{"menu": []}\''), times, endpoint },
    own: 'value',
  }),
}

export type ScenarioKind = keyof typeof KINDS
// The object's own keys.
export const SCENARIO_KINDS = Object.keys(KINDS) as ScenarioKind[]

/** A scenario as the gateway goes by it: what its fields say, with moments in milliseconds since 1970. */
export type Misbehaviour = {
  readonly [Name in ScenarioKind]: { readonly kind: Name } & Said<(typeof KINDS)[Name]['fields']>
}[ScenarioKind]

type Said<Fields> = {
  readonly [Name in keyof SaidAsJson<Fields>]: SaidAsJson<Fields>[Name] extends Moment | null
    ? number | null
    : SaidAsJson<Fields>[Name]
}
type SaidAsJson<Fields> = v.InferOutput<v.StrictObjectSchema<SchemasOf<Fields>, undefined>>
type SchemasOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly schema: infer S extends v.GenericSchema } ? S : never
}
