/** What a site that is under maintenance, restricted or on a foreign domain still answers. */
import type { Endpoint } from '../../../src/api/transport/endpoint.ts'
import { DOMAIN_CHECK_FAILED } from '../../../src/rules/site/status.ts'
import { Refused } from '../answers.ts'
import type { Context } from '../context.ts'

/** What its own pages need: the status, the words and pictures around them, and customer service. */
const OPEN_MODULES: readonly Endpoint['module'][] = ['SYSTEM', 'ANNOUNCEMENT', 'SUPPORT']

/**
 * Refuses accounts, money, games and rewards while the site is closed (spec 4, "System status"; spec 8, "Other
 * messages"). Maintenance beats region. A logout always goes through.
 * @throws Refused
 */
export function refuseWhileClosed({ module, name }: Endpoint, { scenarios, visit }: Context): void {
  if (OPEN_MODULES.includes(module) || name === 'logout') return
  const maintenance = scenarios.find('maintenance', visit)
  if (maintenance) throw new Refused('system maintenance', { status: 'maintenance', endTime: maintenance.ends })
  if (scenarios.find('region', visit))
    throw new Refused('access restricted due to location or IP', { status: 'restricted' })
  if (scenarios.find('wrong-domain', visit)) throw new Refused(DOMAIN_CHECK_FAILED)
}
