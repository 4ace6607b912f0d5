/** Pictures of another form than their place: they are shown all the same, cut or with empty edges. */
import type { Draft, Remark } from '../../draft.ts'
import { fileProblem } from '../../draft.ts'
import type { Problem } from '../../problem.ts'

/** How wide a picture is for its height: at least, and at most. */
const FORMS: Readonly<
  Record<string, { least: number; most: number } & Required<Pick<Remark, 'expected' | 'suggestion'>>>
> = {
  icon: {
    least: 0.98,
    most: 1.02,
    expected: 'a square',
    suggestion: 'draw it within a square viewBox, such as "0 0 64 64"',
  },
  hero: {
    least: 0.9,
    most: 5,
    expected: 'a picture that is wider than high, such as 1920 × 1080',
    suggestion: 'cut it to that form; an upright one belongs into hero-phone',
  },
  'hero-phone': {
    least: 0.3,
    most: 1.4,
    expected: 'a picture that is about as high as wide, or higher, such as 1080 × 1350',
    suggestion: 'cut it to that form, or leave it out: phones then show the middle of hero',
  },
}

/**
 * @param path the picture's own inside the folder
 * @param size in pixels, or in a drawing's own units
 */
export function checkForm(
  draft: Draft,
  path: string,
  size: { readonly width: number; readonly height: number },
): Problem[] {
  const name = /^assets\/(.+?)(?:-dark)?\.[^.]+$/.exec(path)?.[1] ?? ''
  const form = FORMS[name]
  const { width, height } = size
  if (!form || (width / height >= form.least && width / height <= form.most)) return []
  return [
    fileProblem(draft, path, {
      severity: 'warning',
      message: `this picture is ${width} × ${height}, which is not the form of its place`,
      expected: form.expected,
      suggestion: form.suggestion,
    }),
  ]
}
