/** Drawings: whole, with a size, no scripts, no foreign objects, nothing that is fetched from elsewhere. */
import { svgSize } from '../../build/svg-clean.ts'
import { svgProblems } from '../../build/svg-problems.ts'
import type { Draft, Remark } from '../draft.ts'
import { problem } from '../draft.ts'
import { positionOf } from '../position.ts'
import type { Problem } from '../problem.ts'
import { checkForm } from './picture-form.ts'

/** @param text the whole file */
export function checkSvg(draft: Draft, path: string, text: string): Problem[] {
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
  if (!remark) return [...refused, ...checkForm(draft, path, svgSize(text))]
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
  if (/\bviewBox\s*=\s*["']\s*[-\d.]+(?:[\s,]+[-\d.]+){3}\s*["']/.test(tag)) return undefined
  if (/\bwidth\s*=\s*["'][\d.]+(?:px)?["']/.test(tag) && /\bheight\s*=\s*["'][\d.]+(?:px)?["']/.test(tag))
    return undefined
  return {
    offset: root.index,
    message: 'this drawing does not say its size',
    expected: 'a viewBox, such as viewBox="0 0 240 64"',
    suggestion: 'add a viewBox to the <svg> element, or export the drawing again with one',
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
