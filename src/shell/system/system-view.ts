/** What the whole page shows instead of the application, by the status call's answer (spec 4, "System status"). */
import { SystemStatus, systemStatus } from '../../rules/site/status.ts'

export type SystemView = 'application' | 'maintenance' | 'restricted' | 'wrong-domain'

interface Said {
  readonly maintenance: { readonly active: boolean }
  readonly regionRestriction: boolean
}

/**
 * Maintenance wins over region; a host that is none of the merchant's wins over both, since nothing else was said.
 * A gateway that does not answer leaves the application standing.
 */
export function systemView(said: Said | 'wrong-domain' | undefined): SystemView {
  if (said === 'wrong-domain') return said
  if (!said) return 'application'
  switch (systemStatus({ maintenance: said.maintenance.active, regionRestriction: said.regionRestriction })) {
    case SystemStatus.maintenance:
      return 'maintenance'
    case SystemStatus.restricted:
      return 'restricted'
    case SystemStatus.normal:
      return 'application'
  }
}
