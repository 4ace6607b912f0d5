/** The pages whose vendors are stages that start directly (spec 2, "Routes" and "Header"). */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Category } from '../../rules/games/categories.ts'

export interface StagePage {
  readonly category: Category
  /** What a tap on a stage does, where it starts the vendor itself. */
  readonly starts: MessageDescriptor
}

export const STAGE_PAGES: Readonly<Record<string, StagePage>> = {
  '/sports': { category: 'SPORTS', starts: msg`Open the sportsbook` },
  '/esports': { category: 'ESPORTS', starts: msg`Open the arena` },
}
