/** Drawings: whole, with a size, no scripts, no foreign objects, nothing that is fetched from elsewhere. */
import { svgSize } from '../../../build/pictures/svg-clean.ts'
import { svgProblems } from '../../../build/pictures/svg-problems.ts'
import type { Draft, Remark } from '../../draft.ts'
import { problem } from '../../draft.ts'
import type { Position } from '../../position.ts'
import { positionOf } from '../../position.ts'
import type { Problem } from '../../problem.ts'
import { checkForm } from './picture-form.ts'

/** @param text the whole file */
export async function checkSvg(draft: Draft, path: string, text: string): Promise<Problem[]> {
  const file = draft.shown + path
  const refused = svgProblems(text).map(({ message, line, column }) =>
    problem(
      draft.id,
      { file, line, column },
      {
        message,
        expected: 'a plain drawing: shapes, gradients, filters and text as outlines',
        suggestion: 'delete this part, or export the drawing again as plain SVG',
      },
    ),
  )
  const remark = brokenTag(text) ?? sizeless(text) ?? lettered(text)
  if (!remark) {
    const undrawn = refused.length > 0 ? undefined : await undrawable(text)
    return undrawn
      ? [problem(draft.id, { file, ...undrawn.at }, undrawn)]
      : [...refused, ...checkForm(draft, path, svgSize(text))]
  }
  return [...refused, problem(draft.id, { file, ...positionOf(text, remark.offset) }, remark)]
}

const MARKUP =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[!?][^>]*>|<(\/?)([^\s>/!?]+)(?:"[^"]*"|'[^']*'|[^>"'])*?(\/?)>/g

/** The first element that is not closed, or closed without having been opened. */
function brokenTag(text: string): (Remark & { offset: number }) | undefined {
  const open: { name: string; offset: number }[] = []
  const suggestion = 'export the drawing again; the file seems cut short or changed by hand'
  for (const { 1: closing, 2: name, 3: empty, index } of text.matchAll(MARKUP)) {
    if (name === undefined || empty) continue
    if (!closing) {
      open.push({ name, offset: index })
      continue
    }
    const last = open.pop()
    if (last?.name === name) continue
    const message = last ? `<${last.name}> is not closed before </${name}>` : `</${name}> closes nothing`
    return { offset: last?.offset ?? index, message, expected: 'a closing tag for each opening one', suggestion }
  }
  const last = open.at(-1)
  return (
    last && { offset: last.offset, message: `<${last.name}> is never closed`, expected: `</${last.name}>`, suggestion }
  )
}

/** The root element, where it says no size by which the drawing could be placed. */
function sizeless(text: string): (Remark & { offset: number }) | undefined {
  const root = /<svg(?:"[^"]*"|'[^']*'|[^>"'])*>/.exec(text)
  if (!root) return undefined
  const [tag] = root
  const [, width, height] =
    /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([-\d.]+)[\s,]+([-\d.]+)\s*["']/.exec(tag) ?? []
  if (Number(width) > 0 && Number(height) > 0) return undefined
  if (/\bwidth\s*=\s*["'][\d.]+(?:px)?["']/.test(tag) && /\bheight\s*=\s*["'][\d.]+(?:px)?["']/.test(tag))
    return undefined
  return {
    offset: root.index,
    message: 'this drawing does not say its size',
    expected: 'a viewBox, such as viewBox="0 0 240 64"',
    suggestion: 'add a viewBox to the <svg> element, or export the drawing again with one',
  }
}

/** The widest and highest that the build can scale down from, in units of the drawing. */
const LARGEST = 20_000

/** What keeps the build from drawing it: no well-formed XML, more copies of copies than can be drawn, an absurd size. */
async function undrawable(text: string): Promise<(Remark & { at?: Position }) | undefined> {
  const { width, height } = svgSize(text)
  if (Math.min(width, height) < 1 || Math.max(width, height) > LARGEST) {
    return {
      message: `this drawing says that it is ${width} × ${height}`,
      expected: `a viewBox of at least 1 and at most ${LARGEST} each way`,
      suggestion: 'scale the drawing, and export it again',
    }
  }
  const { default: sharp } = await import('sharp')
  const reason = await sharp(Buffer.from(text))
    .resize({ width: 64 })
    .raw()
    .toBuffer()
    .then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
  if (reason === undefined) return undefined
  const [, line, column, what] = /on line (\d+) column (\d+) of data: (.+)/.exec(reason) ?? []
  return {
    ...(line && column ? { at: { line: Number(line), column: Number(column) } } : {}),
    message: what
      ? `this drawing cannot be read: ${what}`
      : 'this drawing cannot be drawn: it is too intricate, or damaged',
    expected: 'a drawing that opens in a browser',
    suggestion: 'export it again as plain SVG from the program that it was drawn with',
  }
}

/** Text that is set when the drawing is shown, in whatever fonts the machine has that shows it. */
function lettered(text: string): (Remark & { offset: number }) | undefined {
  // A comment with a tag in it is passed over whole.
  const found = [...text.matchAll(/<!--[\s\S]*?-->|<text[\s>]/g)].find(([tag]) => tag.startsWith('<text'))
  if (!found) return undefined
  return {
    severity: 'warning',
    offset: found.index,
    message: 'this drawing holds text, which looks different on every machine',
    expected: 'letters as outlines',
    suggestion: 'have the drawing program turn text into paths ("create outlines"), and export it again',
  }
}
