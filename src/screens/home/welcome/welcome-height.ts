import { vars } from '../../../theme/contract.css.ts'

const withRoom = (height: string): string => `calc(${height} + 2 * ${vars.space.xs})`

/** How high the offer for newcomers is in its strip, which keeps its place before it comes. */
export const WELCOME = { phone: withRoom('8.75rem'), wide: withRoom('5.5rem') } as const
