import type { HeaderRule } from '../page/headers.ts'

/** What a host has to know of a bundle. */
export interface Deployed {
  readonly id: string
  readonly domains: readonly string[]
  readonly rules: readonly HeaderRule[]
  /** The paths that its host passes on to the gateway; none where the brand names an origin of its own for all of them. */
  readonly gatewayPaths: readonly string[]
}
