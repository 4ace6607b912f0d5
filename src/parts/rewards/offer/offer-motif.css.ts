/** The colours and lines of what is drawn; a ground says them. */
import { createVar, style, styleVariants } from '@vanilla-extract/css'

export const [mainFill, secondFill, lightFill, lineInk, lineWidth] = [
  createVar(),
  createVar(),
  createVar(),
  createVar(),
  createVar(),
]
const drawn = style({
  stroke: lineInk,
  strokeWidth: lineWidth,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
})
export const part = styleVariants({
  main: [drawn, { fill: mainFill }],
  second: [drawn, { fill: secondFill }],
  light: [drawn, { fill: lightFill }],
  line: [drawn, { fill: 'none' }],
})
/** Behind the lines of an engraving, and one of them. */
export const ground = style({ fill: lightFill })
export const hatch = style({ stroke: lineInk, strokeWidth: 0.8 })
