/** The system status (spec 4, "System status"): 0 the application, 1 maintenance, 2 region restriction. */
export const SystemStatus = { normal: 0, maintenance: 1, restricted: 2 } as const
export type SystemStatus = (typeof SystemStatus)[keyof typeof SystemStatus]

/** Maintenance wins over region. */
export function systemStatus(said: { maintenance: boolean; regionRestriction: boolean }): SystemStatus {
  if (said.maintenance) return SystemStatus.maintenance
  return said.regionRestriction ? SystemStatus.restricted : SystemStatus.normal
}

/**
 * What the gateway's refusal says when the host is none of the merchant's (spec 8, "invalid URL").
 * Spec: not shown as a code; the message is the only mark.
 */
export const DOMAIN_CHECK_FAILED = 'domain check failed'
