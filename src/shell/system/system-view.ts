/** What the whole page shows instead of the application, by the status call's answer (spec 4, "System status"). */
import { Refusal, TransportFailure } from '../../rules/failure.ts'
import { DOMAIN_CHECK_FAILED, SystemStatus, systemStatus } from '../../rules/status.ts'

export type SystemView = 'application' | 'maintenance' | 'restricted' | 'wrong-domain'

interface Said {
  readonly maintenance: { readonly active: boolean }
  readonly regionRestriction: boolean
}

/**
 * Maintenance wins over region; a host that is none of the merchant's wins over both, since nothing else was said.
 * A gateway that does not answer leaves the application standing.
 */
export function systemView(said: Said | undefined, error: unknown): SystemView {
  // A later refusal counts more than an earlier answer that is still held.
  if (error instanceof Refusal && error.serverMessage.trim().toLowerCase() === DOMAIN_CHECK_FAILED)
    return 'wrong-domain'
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

/** Whether games and money are closed because the gateway gives no usable answer. */
export function gatewayUnreachable(error: unknown): boolean {
  return error instanceof TransportFailure && error.reason !== 'cancelled'
}
