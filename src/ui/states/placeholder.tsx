import { place } from './placeholder.css.ts'

/** What will stand there, which says how high it is. */
export type Awaited = keyof typeof place

/** A `Skeleton` in one of the usual sizes. */
export function Placeholder({ of }: { readonly of: Awaited }) {
  return <span aria-hidden className={place[of]} />
}
