/** Texts in brand.json that players could not see, or that would turn what stands beside them. */
import type { ReadableDraft, Remark } from '../draft.ts'
import { configProblem } from '../draft.ts'
import type { JsonPath } from '../json.ts'
import { isRecord } from '../layers.ts'
import type { Problem } from '../problem.ts'

/** Control characters but tab and line ends, marks that turn the writing (UAX 9), halves of a character. */
export const UNFIT = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/u

/** Spaces, format characters, and letters without a shape. */
const BLANK = /^[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]+$/u

/** Checks every text, at any depth. */
export function checkUnseen(draft: ReadableDraft): Problem[] {
  const visit = (value: unknown, path: JsonPath): Problem[] => {
    if (Array.isArray(value)) return value.flatMap((inner: unknown, index) => visit(inner, [...path, index]))
    if (isRecord(value)) return Object.entries(value).flatMap(([key, inner]) => visit(inner, [...path, key]))
    const remark = typeof value === 'string' ? remarkOf(value, path) : undefined
    return remark ? [configProblem(draft, path, remark)] : []
  }
  return visit(draft.config.value, [])
}

function remarkOf(text: string, path: JsonPath): Remark | undefined {
  const key = String(path.findLast((part) => typeof part === 'string'))
  const [unfit] = UNFIT.exec(text) ?? []
  if (unfit !== undefined) {
    const code = (unfit.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    return {
      message: `"${key}" holds the invisible character U+${code}`,
      expected: 'letters, figures, signs and plain spaces',
      suggestion: 'delete the text and type it anew, rather than copying it',
    }
  }
  if (!BLANK.test(text)) return undefined
  return {
    message: `"${key}" is nothing that can be seen`,
    expected: 'at least one visible sign',
    suggestion: 'fill it in, or leave the key out',
  }
}
