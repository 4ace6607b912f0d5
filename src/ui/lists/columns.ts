import type { StyleRule } from '@vanilla-extract/css'
import { media } from '../layout/media.ts'

type Width = Exclude<keyof typeof media, 'narrow'>

/** Columns of equal width, or what `gridTemplateColumns` says. */
type Columns = number | string

const template = (each: Columns): string =>
  each === 1 ? 'minmax(0, 1fr)' : typeof each === 'number' ? `repeat(${each}, minmax(0, 1fr))` : each

/**
 * Things in columns: so many on phones, and from each width on so many others, or at another distance.
 * @param gap between them
 * @param wider by the widths of `media`
 */
export function columns(
  phone: Columns,
  gap: string,
  wider: Partial<Record<Width, { readonly columns?: Columns } & StyleRule>> = {},
): StyleRule {
  return {
    display: 'grid',
    gridTemplateColumns: template(phone),
    gap,
    '@media': Object.fromEntries(
      Object.entries(wider).map(([width, { columns: count, ...rest }]) => [
        media[width as Width], // the keys of `wider`
        count === undefined ? rest : { gridTemplateColumns: template(count), ...rest },
      ]),
    ),
  }
}
