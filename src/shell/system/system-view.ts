/** What the whole page shows instead of the application, by the status call's answer (spec 4, "System status"). */
import { ContractFailure, TransportFailure } from '../../rules/failure.ts'
import { SystemStatus, systemStatus } from '../../rules/status.ts'

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

/**
 * Whether games and money are closed because the gateway gives no usable answer. While a first answer is asked for again
 * the query forgets its error, but not that there was one.
 */
export function gatewayUnreachable(error: unknown, failedBefore: boolean): boolean {
  if (error === null) return failedBefore
  // What can't be read says no more than silence does.
  if (error instanceof ContractFailure) return error.side === 'reply'
  return error instanceof TransportFailure && error.reason !== 'cancelled'
}
