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

/** Fonts of a visitor's system that share their widths, with the average letter in parts of an em. */
interface LocalFonts {
  readonly regular: readonly string[]
  readonly bold: readonly string[]
  readonly width: { readonly regular: number; readonly bold: number }
}

const ARIAL_WIDTH = { regular: 913 / 2048, bold: 983 / 2048 }

const ARIAL: LocalFonts = {
  regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto', 'Helvetica Neue'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Helvetica Neue Bold'],
  width: ARIAL_WIDTH,
}

/**
 * Those with the letters of Vietnamese, best last. Liberation Sans has none of them: a line would be set in it but for
 * the letters with marks, each of which would come from elsewhere.
 */
const WITH_MARKS: readonly LocalFonts[] = [
  { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'], width: { regular: 1041 / 2048, bold: 1176 / 2048 } },
  { regular: ['Noto Sans Regular'], bold: ['Noto Sans Bold'], width: { regular: 474 / 1000, bold: 504 / 1000 } },
  {
    regular: ARIAL.regular.filter((local) => !local.startsWith('Liberation')),
    bold: ARIAL.bold.filter((local) => !local.startsWith('Liberation')),
    width: ARIAL_WIDTH,
  },
]

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
 * The @font-face rules of a local fallback whose lines are as high and whose words are as wide as the real family's.
 * Browsers take the last rule whose font the visitor has.
 * @param name the family under which it is declared
 * @param bold whether the family is mostly used heavy
 * @param marks whether the letters of Vietnamese must be in it
 */
export function fallbackFaces(name: string, metrics: FontMetrics, bold: boolean, marks: boolean): string {
  const fonts = marks ? WITH_MARKS : [ARIAL]
  return fonts.map((local) => fallbackFace(name, metrics, local, bold)).join('')
}

function fallbackFace(name: string, metrics: FontMetrics, local: LocalFonts, bold: boolean): string {
  const weight = bold ? 'bold' : 'regular'
  const scale = metrics.width / local.width[weight]
  return [
    `@font-face{font-family:"${name}"`,
    `src:${local[weight].map((font) => `local("${font}")`).join(',')}`,
    // The fallback's own weights would be faked on top of the bold face otherwise.
    ...(bold ? ['font-weight:100 1000'] : []),
    `size-adjust:${percent(scale)}`,
    `ascent-override:${percent(metrics.ascent / scale)}`,
    `descent-override:${percent(metrics.descent / scale)}`,
    `line-gap-override:${percent(metrics.lineGap / scale)}}`,
  ].join(';')
}
