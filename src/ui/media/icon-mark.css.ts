import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'
import { iconTile } from './icon-tile.ts'

const CORNER = `min(${vars.radius.m}, 10px)`

export const tile = style([iconTile(40, CORNER), { '@media': { [media.forced]: { border: '1px solid CanvasText' } } }])
export const picture = style({
  flexShrink: 0,
  inlineSize: 40,
  blockSize: 40,
  borderRadius: CORNER,
  border: `1px solid ${vars.color.edge}`,
  backgroundColor: vars.color.surface,
  objectFit: 'contain',
})
