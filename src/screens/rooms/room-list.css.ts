import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { skeleton } from '../../ui/states/feedback.css.ts'
import { media } from '../../ui/layout/media.ts'
import { picture, type PanelLook } from './room-panel.css.ts'
import { TILE, TILE_ROW } from './room-tile.css.ts'

const list = style({ minInlineSize: 0, outline: 'none' })
export const lists: Readonly<Record<PanelLook, string>> = {
  framed: list,
  poster: list,
  portrait: list,
  row: style([list, { borderBlockEnd: `1px solid ${vars.color.line}` }]),
}

const square = style([skeleton, { aspectRatio: '1' }])
export const picturePlaces: Readonly<Record<PanelLook, string>> = {
  framed: style([square, picture.framed]),
  poster: style([square, picture.poster, { borderRadius: 0 }]),
  portrait: style([square, picture.portrait, { borderRadius: 0 }]),
  row: style([square, picture.row]),
}
export const namePlace = style([skeleton, { inlineSize: '12rem', maxInlineSize: '100%', blockSize: '1.4em' }])
export const crowdPlace = style([skeleton, { gridColumn: 1, inlineSize: '6rem', blockSize: '1em' }])
const tile = style([skeleton, { blockSize: TILE, borderRadius: vars.radius.m }])
export const roomPlaces: Readonly<Record<PanelLook, string>> = {
  framed: tile,
  poster: tile,
  portrait: tile,
  row: style([skeleton, { blockSize: TILE_ROW.phone, '@media': { [media.tablet]: { blockSize: TILE_ROW.desktop } } }]),
}
