/**
 * Screens whose turn has not come: each shows an honest page in the brand's skin instead of a dead link.
 * A row goes when its screen arrives; `npm run check` prints how many are left.
 */
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

export interface Placeholder {
  readonly path: `/${string}`
  readonly title: MessageDescriptor
}

export const PLACEHOLDERS: readonly Placeholder[] = [{ path: '/pointMall', title: msg`Points mall` }]
