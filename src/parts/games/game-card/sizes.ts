import type { FrameLook, TableLook } from './card-props.ts'

/** How wide a card's picture is shown, as `sizes` says it to the browser. */
export const SIZES: Readonly<Record<FrameLook | TableLook, string>> = {
  framed: '(min-width: 1024px) 190px, (min-width: 640px) 170px, 32vw',
  poster: '(min-width: 1024px) 190px, (min-width: 640px) 170px, 30vw',
  portrait: '(min-width: 1024px) 250px, (min-width: 640px) 230px, 55vw',
  wide: '(min-width: 640px) 288px, 66vw',
  row: '72px',
  compact: '128px',
  table: '(min-width: 1024px) 230px, (min-width: 640px) 260px, 52vw',
  tableRow: '108px',
}
