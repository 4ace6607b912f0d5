/** Pictures for dark pages: beside their light ones, and for brands that have both modes. */
import type { Decisions } from '../../../../src/theme/decisions.ts'
import type { Draft } from '../../draft.ts'
import { fileProblem } from '../../draft.ts'
import type { Problem } from '../../problem.ts'

interface NamedPicture {
  /** Its path in the brand's folder. */
  readonly path: string
  /** Without its extension. */
  readonly name: string
}

const PAIRS = [
  { light: 'hero', dark: 'hero-dark', where: 'wide windows' },
  { light: 'hero-phone', dark: 'hero-phone-dark', where: 'phones' },
] as const

/** @param decisions the theme, where it can be read */
export function checkDark(
  draft: Draft,
  pictures: readonly NamedPicture[],
  decisions: Decisions | undefined,
): Problem[] {
  const find = (wanted: string) => pictures.find(({ name }) => name === wanted)
  const dark = PAIRS.flatMap((pair) => find(pair.dark) ?? [])
  const [first] = dark
  if (!first) return []
  if (decisions && !(decisions.color.light && decisions.color.dark)) {
    const only = decisions.color.light ? 'light' : 'dark'
    return dark.map(({ path }) =>
      fileProblem(draft, path, {
        severity: 'warning',
        message: `nothing uses this picture: all pages of this brand are ${only}`,
        expected: 'a theme with "light" and "dark"',
        suggestion: `delete it, or add the other mode to theme.json`,
      }),
    )
  }
  // One without the other would leave a bright picture on a dark page, or one that is never shown.
  return PAIRS.flatMap(({ light, dark: name, where }) => {
    const [bright, dim] = [find(light), find(name)]
    if (bright && !dim) {
      return [
        fileProblem(draft, `assets/${name}.${bright.path.split('.').at(-1)}`, {
          message: `dark pages have a picture of their own (${first.path}), but none for ${where}`,
          expected: `assets/${name} beside ${bright.path}`,
          suggestion: `draw it, or delete ${first.path}`,
        }),
      ]
    }
    // A brand without any hero is told elsewhere.
    if (!dim || bright || light === 'hero') return []
    return [
      fileProblem(draft, dim.path, {
        message: `this picture is for dark pages, but there is no ${light} for light ones`,
        expected: `assets/${light} beside it`,
        suggestion: 'add that one, or delete this one',
      }),
    ]
  })
}
