import type { Brand } from '../../brand/schema.ts'
import type { HomeSection } from '../../brand/layout-schema.ts'

/** The section of a home page that says whose clock its times are told by: the first of those that tell any. */
export const clockSection = (shown: readonly HomeSection[], { notices }: Pick<Brand['layout'], 'notices'>) =>
  shown.find((name) => name === 'winners' || (name === 'notices' && notices === 'list'))
