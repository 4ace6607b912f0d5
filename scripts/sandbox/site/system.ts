/** System and site (spec 7, "System and site"). */
import { FEEDBACK } from '../content/feedback.ts'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { DOMAIN_CHECK_FAILED } from '../../../src/rules/site/status.ts'
import { Refused } from '../answers.ts'
import type { Context } from '../context.ts'
import type * as systemCalls from '../../../src/api/site/system.ts'
import type * as siteCalls from '../../../src/api/site/site.ts'
import type * as helpCalls from '../../../src/api/content/help.ts'
import type { Answers } from '../contract.ts'
import { familyIn } from '../handling.ts'
import { gamesOf } from '../seeds/games/catalogue.ts'
import { helpTopics } from '../seeds/content/help.ts'
import { moduleTreeOf } from './modules.ts'
import { navigationOf } from '../seeds/site/navigation.ts'
import { offeredLanes } from '../seeds/games/offers.ts'
import { resourcesOf } from '../seeds/site/resources.ts'
import { gamesOrigin } from '../games/play/tickets.ts'
import { chatAddress, SUPPORT_TYPES } from '../content/support.ts'

/** Where visitors seem to be while no scenario says otherwise: an address kept for documentation. */
const PLACE = { ip: '203.0.113.10', country: 'AR' }

export const system = {
  getWhitelabel: (_, context) => ({
    menu: moduleTreeOf(context),
    navigation: navigationOf(offeredLanes(context.merchant), gamesOf(context.merchant, context)),
  }),

  getStatus: ({ url }, context) => {
    const { scenarios, visit } = context
    if (scenarios.find('wrong-domain', visit) || !isOwnHost(url, context)) throw new Refused(DOMAIN_CHECK_FAILED)
    return {
      ...closureOf(context),
      customerService: SUPPORT_TYPES.map((csType) => ({ csType, path: chatAddress(context, csType) })),
      analytics: { gtagId: '' },
      imageCDNs: [context.origin],
      launchGameCDNs: [gamesOrigin(context.origin)],
    }
  },

  getDomainRoute: (_, { merchant, origin }) => ({
    domainList: [...merchant.domains],
    resources: resourcesOf(merchant, origin),
  }),

  getHelpCentre: ({ language }, context) => ({
    topics: helpTopics(familyIn(context, language), context),
    feedback: FEEDBACK,
  }),

  getCountries: () =>
    getCountries().map((countryCode) => ({ countryCode, countryDialingCode: getCountryCallingCode(countryCode) })),
} satisfies Answers<typeof systemCalls & typeof siteCalls & typeof helpCalls>

/** Whether the site is closed just now, to everybody or where the visitor is, and where that is. */
function closureOf({ scenarios, visit }: Context) {
  const maintenance = scenarios.find('maintenance', visit)
  const region = scenarios.find('region', visit)
  return {
    maintenance: { active: maintenance !== undefined, endTime: maintenance?.ends ?? null },
    regionRestriction: region !== undefined,
    location: region ? { ip: region.ip, country: region.country } : PLACE,
  }
}

/** Whether a host is one of the merchant's, or the machine that the sandbox runs on. */
export function isOwnHost(url: string, { merchant }: Context): boolean {
  const text = url.includes('://') ? url : `http://${url}`
  if (!URL.canParse(text)) return false
  const host = new URL(text).hostname
  const local = ['localhost', '127.0.0.1', '[::1]', `${merchant.id}.localhost`]
  return merchant.domains.includes(host) || local.includes(host)
}
