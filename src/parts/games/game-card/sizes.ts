import type { CardLook } from './card-props.ts'

/** How wide a card's picture is shown, as `sizes` says it to the browser. */
export const SIZES: Readonly<Record<CardLook, string>> = {
  framed: '(min-width: 1024px) 190px, (min-width: 640px) 170px, 32vw',
  poster: '(min-width: 1024px) 210px, (min-width: 640px) 190px, 42vw',
  portrait: '(min-width: 1024px) 200px, (min-width: 640px) 180px, 40vw',
  row: '72px',
  compact: '128px',
}
