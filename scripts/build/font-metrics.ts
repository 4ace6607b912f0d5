/** Metrics of font files, and a local font stretched to them so that words keep their place when the real one comes. */
import { readFileSync } from 'node:fs'
import { fromBuffer } from '@capsizecss/unpack'

/** All in parts of an em; the width is that of the average letter of running text. */
export interface FontMetrics {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly width: number
}

/** The average letter of Arial and of the fonts drawn to its widths (Liberation Sans, Helvetica), in parts of an em. */
const ARIAL_WIDTH = { regular: 913 / 2048, bold: 983 / 2048 }

/**
 * Reads a font file (TTF or WOFF2). Of a variable font it measures the default instance.
 * @param path absolute
 */
export async function fontMetrics(path: string): Promise<FontMetrics> {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(readFileSync(path))
  return {
    ascent: ascent / unitsPerEm,
    descent: Math.abs(descent) / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    width: xWidthAvg / unitsPerEm,
  }
}

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`

/**
 * The @font-face of a local fallback whose lines are as high and whose words are as wide as the real family's.
 * @param name the family under which it is declared
 * @param bold whether the family is mostly used heavy
 */
export function fallbackFace(name: string, metrics: FontMetrics, bold: boolean): string {
  const scale = metrics.width / (bold ? ARIAL_WIDTH.bold : ARIAL_WIDTH.regular)
  const locals = bold
    ? ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Helvetica Neue Bold']
    : ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto', 'Helvetica Neue']
  return [
    `@font-face{font-family:"${name}"`,
    `src:${locals.map((local) => `local("${local}")`).join(',')}`,
    // The fallback's own weights would be faked on top of the bold face otherwise.
    ...(bold ? ['font-weight:100 1000'] : []),
    `size-adjust:${percent(scale)}`,
    `ascent-override:${percent(metrics.ascent / scale)}`,
    `descent-override:${percent(metrics.descent / scale)}`,
    `line-gap-override:${percent(metrics.lineGap / scale)}}`,
  ].join(';')
}
