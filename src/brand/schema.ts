/**
 * The shape of `brands/<id>/brand.json`: what an operator may say, and what holds when they say nothing.
 * The JSON schema that editors use is generated from this, so each description is written for an operator.
 */
import * as v from 'valibot'
import { AGENT_CENTRE_TYPES, MINIMUM_AGE } from '../rules/figures.ts'
import { captcha } from './captcha-schema.ts'
import { contact } from './contact-schema.ts'
import { identity } from './identity-schema.ts'
import { SLIDE_KINDS, type SlideKind } from '../rules/rewards/slides.ts'
import { eachOnce, layout } from './layout-schema.ts'
import { navigation } from './navigation-schema.ts'

const httpsOrigin = v.pipe(
  v.string(),
  v.check(
    (text) => isHttpsOrigin(text),
    'an https origin such as "https://cdn.example.com": no path, no username, no password',
  ),
)

/** True for `https://host[:port]` and nothing more. */
function isHttpsOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  // URL lets a wildcard and a semicolon into a host name; in a policy header they would open more than one host.
  return url.protocol === 'https:' && url.origin === text && /^[a-z0-9.-]+$/.test(url.hostname)
}

function isTimeZone(text: string): boolean {
  try {
    return /^[A-Z]/.test(text) && new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const domain = v.pipe(
  v.string(),
  v.regex(
    /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/,
    'a bare host name in lower case, such as "www.example.com": no scheme, no port, no path',
  ),
)

const language = v.strictObject({
  code: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z]{2}([_-][A-Za-z]{2,4})?$/, 'two letters, such as "EN"'),
    v.description('The code that the server is sent.'),
  ),
  catalogue: v.pipe(v.string(), v.description('The translations that players read, such as "en" or "es".')),
  label: v.optional(
    v.pipe(
      v.string(),
      v.minLength(1),
      v.maxLength(40),
      v.description("How the language picker names it; the language's own name otherwise."),
    ),
  ),
})

/** A public key in JWK form; `kid` names it to the server. */
const sealKey = v.strictObject({
  kty: v.literal('RSA'),
  n: v.pipe(v.string(), v.minLength(340, 'an RSA modulus of at least 2048 bits')),
  e: v.string(),
  kid: v.pipe(v.string(), v.minLength(1)),
  alg: v.optional(v.literal('RSA-OAEP-256')),
  use: v.optional(v.literal('enc')),
})

const gateway = v.strictObject({
  origin: v.pipe(
    v.optional(httpsOrigin),
    v.description("Where the gateway answers; left out, it answers on the brand's own host."),
  ),
  seal: v.pipe(
    v.optional(v.union([v.strictObject({ jwk: sealKey }), v.literal('none')])),
    v.description(
      'The public key that seals passwords and codes, or "none", written out, to send them over TLS alone.',
    ),
  ),
  logoutMethod: v.pipe(
    v.optional(v.picklist(['POST', 'DELETE']), 'POST'),
    v.description('How the gateway wants to be told of a logout.'),
  ),
  feedbackMethod: v.pipe(
    v.optional(v.picklist(['POST', 'PUT']), 'POST'),
    v.description('How the gateway wants to be sent feedback.'),
  ),
  idempotency: v.pipe(
    v.optional(v.picklist(['header', 'none']), 'header'),
    v.description('Whether the gateway honours an idempotency key on money calls.'),
  ),
  timeoutSeconds: v.pipe(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(60)), 10),
    v.description('Seconds until a call is given up.'),
  ),
})

const origins = v.strictObject({
  images: v.pipe(v.optional(v.array(httpsOrigin), []), v.description('Hosts that images may come from.')),
  games: v.pipe(v.optional(v.array(httpsOrigin), []), v.description('Hosts that games may be opened from.')),
  support: v.pipe(v.optional(v.array(httpsOrigin), []), v.description('Hosts that customer service may be opened on.')),
  payments: v.pipe(
    v.optional(v.array(httpsOrigin)),
    v.description('Hosts that payments may be made on; the player is sent there and comes back.'),
  ),
  imageBase: v.pipe(
    v.optional(httpsOrigin),
    v.description(
      "The host of the vendors' pictures, in VENDOR_ICON_SMALL, RNG_LIST_VENDOR and SUBMENU_IMG/STYLE1; left out, they are under /img on the brand's own host.",
    ),
  ),
})

const analytics = v.strictObject({
  script: v.pipe(
    httpsOrigin,
    v.description('The host that gtag.js comes from, such as "https://www.googletagmanager.com".'),
  ),
  reports: v.pipe(
    v.array(httpsOrigin),
    v.minLength(1),
    v.description('The hosts that it reports to, such as "https://www.google-analytics.com".'),
  ),
})

/** Names of marks that stand side by side in the footer. */
const marks = (description: string) =>
  v.pipe(
    v.optional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(24))), v.maxLength(12)), []),
    v.description(description),
  )

const footer = v.strictObject({
  promotionalLine: v.pipe(
    v.optional(v.pipe(v.string(), v.maxLength(160))),
    v.description('One line under the links, in the source language; translate it in messages/<catalogue>.po.'),
  ),
  licence: v.pipe(
    v.optional(v.pipe(v.string(), v.maxLength(240))),
    v.description('The licence under which the brand operates, as it must be displayed.'),
  ),
  licenceNumber: v.pipe(
    v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(40))),
    v.description('The number of that licence; it is shown as it stands.'),
  ),
  regulator: v.pipe(
    v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(80))),
    v.description('Who gave the licence and supervises the brand; it is shown as it stands.'),
  ),
  legalName: v.pipe(
    v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(80))),
    v.description('The company that operates the brand, by its legal name.'),
  ),
  marks: v.pipe(
    v.optional(
      v.strictObject({
        payments: marks('How players pay, such as "Visa" or "Bank transfer".'),
        licences: marks('Licences and tests, such as "Certified random numbers".'),
        security: marks('What protects players, such as "TLS 1.3" or "18+ verified".'),
      }),
      {},
    ),
    v.description(
      'Marks of payment, licence and security in the footer; each a short name, drawn as a plate of letters.',
    ),
  ),
})

const slides = (standard: readonly SlideKind[], who: string) =>
  v.pipe(
    v.optional(eachOnce(SLIDE_KINDS, 'each slide once'), [...standard]),
    v.description(
      `What the slides sell to ${who}, in order; what there is nothing of is left out. "welcome": the promotion for newcomers. "offer": a promotion that is open to all. "tournament": a promotion with prizes. "jackpot": the largest one. "draw": the next main draw. "table": a live table. "match": the match that is on in the most important league, with its odds.`,
    ),
  )

const hero = v.strictObject({
  headline: v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.description('One headline, in the source language.')),
  line: v.pipe(v.string(), v.minLength(1), v.maxLength(140), v.description('One line below it.')),
  slides: v.optional(
    v.strictObject({
      guest: slides(['welcome', 'jackpot', 'tournament', 'draw', 'table'], 'a guest'),
      member: slides(['tournament', 'jackpot', 'draw', 'offer', 'table'], 'a member'),
    }),
    {},
  ),
})

export const brandSchema = v.strictObject({
  $schema: v.optional(v.string()),
  schemaVersion: v.pipe(v.literal(1), v.description('The version of this format: 1.')),
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'lower-case letters, digits and hyphens, beginning with a letter'),
    v.description("The folder's own name."),
  ),
  name: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(40),
    v.regex(/^[^\s<>](?:[^<>\n\r\t]*[^\s<>])?$/, 'one line without < or >, and without a space at its ends'),
    v.description('The brand as players read it.'),
  ),
  merchantCode: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9_]{2,32}$/, 'lower-case letters, digits and underscores'),
    v.description('The code under which the gateway knows the merchant.'),
  ),
  site: v.pipe(
    v.optional(v.picklist(['member', 'agent']), 'member'),
    v.description('Who may log in here: members or agents. The home page of a site for agents is the agent centre.'),
  ),
  platform: v.optional(v.literal('web'), 'web'),
  device: v.optional(v.literal('WEB'), 'WEB'),
  lotteryType: v.pipe(
    v.optional(v.picklist(['Lott', 'ZY', 'Elott', 'SEA']), 'SEA'),
    v.description('The prize mode of lottery calls.'),
  ),
  domains: v.pipe(
    v.array(domain),
    v.minLength(1, 'at least one domain'),
    v.description('The hosts on which this brand is served, the canonical one first.'),
  ),
  languages: v.pipe(
    v.array(language),
    v.minLength(1, 'at least one language'),
    v.description('The languages of this brand, in the order of the picker.'),
  ),
  defaultLanguage: v.pipe(v.string(), v.description('The code of one of the languages.')),
  loginedToHomePage: v.pipe(v.boolean(), v.description('true: members only, a guest is sent to the login page.')),
  currency: v.optional(
    v.strictObject({
      symbol: v.pipe(
        v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(4)), 'P'),
        v.description('The sign of the currency. Each language puts it on its own side of an amount.'),
      ),
      digits: v.pipe(
        v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)), 2),
        v.description('Decimals of the currency.'),
      ),
      unit: v.pipe(
        v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
        v.description(
          'How many of its units are about a dollar, such as 1000 pesos: 1 unless said, and 10,000 without decimals.',
        ),
      ),
    }),
    {},
  ),
  country: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'two capital letters, such as "AR"'))),
    v.description(
      'The country whose dialling code stands first where a mobile number is asked for, and by whose rule bank accounts are judged.',
    ),
  ),
  timeZone: v.pipe(
    v.optional(v.pipe(v.string(), v.check(isTimeZone, 'a time zone such as "America/Bogota" or "UTC"')), 'UTC'),
    v.description('The time zone in which days of records begin and end, an IANA name.'),
  ),
  access: v.optional(
    v.strictObject({
      agentCentreTypes: v.pipe(
        v.optional(v.array(v.picklist(AGENT_CENTRE_TYPES)), [...AGENT_CENTRE_TYPES]),
        v.description('Account types that open the agent centre.'),
      ),
      memberCentre: v.pipe(
        v.optional(v.boolean(), true),
        v.description('Whether members may open the member centre; otherwise they get the warning of a trial account.'),
      ),
      minimumAge: v.pipe(
        v.optional(v.pipe(v.number(), v.integer(), v.minValue(MINIMUM_AGE), v.maxValue(25)), MINIMUM_AGE),
        v.description('The age that players confirm.'),
      ),
      idleMinutes: v.pipe(
        v.optional(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(240)), 30),
        v.description('Minutes without anybody there after which a member is asked to log in again.'),
      ),
      resetByEmail: v.pipe(
        v.optional(v.picklist(['link', 'code']), 'link'),
        v.description(
          'What the e-mail for a forgotten password holds: a link to a page of your platform, or a code that is typed here.',
        ),
      ),
      embedders: v.pipe(
        v.optional(v.array(httpsOrigin), []),
        v.description('Sites that may show /helpmc in a frame of theirs.'),
      ),
    }),
    {},
  ),
  gateway: v.optional(gateway, {}),
  origins: v.optional(origins, {}),
  captcha: v.optional(captcha, {}),
  identity: v.pipe(
    v.optional(identity),
    v.description('Sign-in by a third party; left out, none is offered and nothing of one is loaded.'),
  ),
  analytics: v.pipe(
    v.optional(analytics),
    v.description(
      "Counts the visits of players who agree, by Google's tag; for which id, the gateway says (gtagId). Left out, nobody is asked and nothing of it is loaded.",
    ),
  ),
  navigation: v.optional(navigation, {}),
  layout: v.optional(layout, {}),
  hero: v.pipe(
    v.optional(hero, {
      headline: 'Play at your own pace',
      line: 'Every game in one place, and help within reach.',
    }),
    v.description("What stands on the home page's picture."),
  ),
  footer: v.optional(footer, {}),
  contact: v.optional(contact, {}),
})

/** A brand with every default filled in. */
export type Brand = v.InferOutput<typeof brandSchema>
/** A brand as an operator writes it. */
export type BrandInput = v.InferInput<typeof brandSchema>
