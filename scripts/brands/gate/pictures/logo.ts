/** A logo stands on the page as it is, in every mode: one that was drawn for white pages is lost on black ones. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MODES, type Decisions } from '../../../../src/theme/decisions.ts'
import { contrast } from '../../../../src/theme/read.ts'
import { svgProblems } from '../../../build/pictures/svg-problems.ts'
import type { Draft } from '../../draft.ts'
import { fileProblem } from '../../draft.ts'
import type { Problem } from '../../problem.ts'

const PATH = 'assets/logo.svg'
/** Below this ratio a colour and its ground look like one. Logos may be as quiet as they like (WCAG 1.4.3), not gone. */
const GONE = 1.35
/** So much of a logo may be lost: an outline, a light within. */
const MAY_BE_LOST = 0.25
/** Wide enough to weigh its parts, and drawn in a few milliseconds. */
const SAMPLE_WIDTH = 160

/** Warns of a logo a good part of which has the colour of the page. */
export async function checkLogo(draft: Draft, { color }: Decisions): Promise<Problem[]> {
  if (!draft.entries.some(({ path, strayTarget }) => path === PATH && strayTarget === undefined)) return []
  const svg = await readFile(join(draft.dir, PATH), 'utf8')
  const grounds = MODES.flatMap((mode) => {
    const ground = color[mode]?.ground
    return ground === undefined ? [] : [{ mode, ground }]
  })
  // What is refused is not drawn; and most logos need not be, since each of their colours stands out by itself.
  if (svgProblems(svg).length > 0 || grounds.every(({ ground }) => standsOut(svg, ground))) return []
  const colors = await drawnColors(svg)
  return grounds.flatMap(({ mode, ground }) => {
    let lost = 0
    for (const [drawn, part] of colors) if (contrast(drawn, ground) < GONE) lost += part
    if (!(lost > MAY_BE_LOST)) return []
    return [
      fileProblem(draft, PATH, {
        severity: 'warning',
        message: `on ${mode} pages (${ground}) ${Math.round(lost * 100)} % of the logo can hardly be seen`,
        expected: 'colours that stand out from the page in every mode of the theme',
        suggestion: `draw it in ${mode === 'dark' ? 'lighter' : 'darker'} colours, or choose another ground in theme.json`,
      }),
    ]
  })
}

const COLOR = /(?:fill|stroke|stop-color)\s*[=:]\s*["']?\s*([^"';}]+)/g

/** A shape that names no colour is black, unless something around it or a style sheet says otherwise. */
const COLORLESS = /<(?:path|rect|circle|ellipse|polygon|polyline)\b(?![^>]*(?:\bfill\s*[=:]|\bclass\s*=))/

/** Whether every colour that a drawing names, or takes for want of one, stands out; what is not plainly a colour is not known to. */
function standsOut(svg: string, ground: string): boolean {
  const named = [...svg.matchAll(COLOR)].map(([, value = '']) => value.trim())
  const colors = named.filter((value) => value !== 'none' && !value.startsWith('url('))
  if (COLORLESS.test(svg)) colors.push('#000000')
  return (
    colors.length > 0 &&
    colors.every((value) => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value) && contrast(value, ground) >= GONE)
  )
}

/** The colours of what is drawn, each with its share of it; none where it cannot be drawn. */
async function drawnColors(svg: string): Promise<ReadonlyMap<string, number>> {
  // Loaded here, since most brands need no decoder at this point.
  const { default: sharp } = await import('sharp')
  const drawn = await sharp(Buffer.from(svg))
    .resize({ width: SAMPLE_WIDTH })
    .ensureAlpha()
    .raw()
    .toBuffer()
    .catch(() => Buffer.alloc(0))
  const counts = new Map<string, number>()
  let all = 0
  for (let at = 0; at < drawn.length; at += 4) {
    if ((drawn[at + 3] ?? 0) <= 127) continue
    const color = `#${drawn.toString('hex', at, at + 3)}`
    counts.set(color, (counts.get(color) ?? 0) + 1)
    all += 1
  }
  return new Map([...counts].map(([color, count]) => [color, count / all]))
}
