import type { CardLook, TableLook } from './card-props.ts'

/** How wide a card's picture is shown, as `sizes` says it to the browser. */
export const SIZES: Readonly<Record<CardLook | TableLook, string>> = {
  framed: '(min-width: 1024px) 190px, (min-width: 640px) 170px, 32vw',
  poster: '(min-width: 1024px) 190px, (min-width: 640px) 170px, 30vw',
  portrait: '(min-width: 1024px) 250px, (min-width: 640px) 230px, 55vw',
  row: '72px',
  compact: '128px',
  slips: '(min-width: 1024px) 230px, (min-width: 640px) 260px, 52vw',
  plan: '64px',
  scoreboard: '120px',
  cells: '64px',
}
