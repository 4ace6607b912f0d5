/** Pictures made of pixels: readable, large enough to be sharp, not so large that decoding them takes the machine. */
import type { Draft } from '../../draft.ts'
import { fileProblem } from '../../draft.ts'
import type { Problem } from '../../problem.ts'
import { checkForm } from './picture-form.ts'

/** The widest rendering that the build makes, and the most pixels that it takes in. */
const WIDEST = { hero: 1920, 'hero-phone': 1080 } as const
const MOST_PIXELS = 50_000_000

/** @param full the file's own path, `path` being the one inside the folder */
export async function checkBitmap(draft: Draft, path: string, full: string): Promise<Problem[]> {
  // Loaded here, since most brands are drawn and need no decoder at this point.
  const { default: sharp } = await import('sharp')
  const damaged = [
    fileProblem(draft, path, {
      message: 'this picture cannot be read: the file is damaged or cut short',
      expected: 'a picture that opens in a browser',
      suggestion: 'export it again',
    }),
  ]
  const found = await sharp(full, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!found?.width || !found.height) return damaged
  const { width, height } = found
  if (width * height > MOST_PIXELS) {
    return [
      fileProblem(draft, path, {
        message: `this picture has ${width} × ${height} pixels`,
        expected: `at most ${MOST_PIXELS / 1_000_000} million pixels`,
        suggestion: 'export it at 2560 pixels wide',
      }),
    ]
  }
  // Its head says the size also where the rest is missing. At full size, since decoders that shrink pass over some of it.
  const whole = await sharp(full)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
  if (!whole) return damaged
  // Cameras lay a picture on its side and say so.
  const upright = (found.orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height }
  const form = checkForm(draft, path, upright)
  const wanted = path.startsWith('assets/hero-phone.') ? WIDEST['hero-phone'] : WIDEST.hero
  if (width >= wanted) return form
  return [
    ...form,
    fileProblem(draft, path, {
      severity: 'warning',
      message: `this picture is ${width} pixels wide and will look soft on large screens`,
      expected: `at least ${wanted} pixels`,
      suggestion: 'export it larger, or use a drawing (SVG)',
    }),
  ]
}
