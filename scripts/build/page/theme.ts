/** A brand's tokens as the text of its first style element. */
import type { Decisions, Mode } from '../../../src/theme/decisions.ts'
import type { DerivedTheme } from '../../../src/theme/derive.ts'
import { derive, deriveOffer } from '../../../src/theme/derive.ts'

type Tree = { readonly [name: string]: string | Tree }

/** Each leaf under the name of its custom property: `--color-accent`. */
function flatten(tree: Tree, prefix = '-'): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const property = `${prefix}-${name}`
    return typeof value === 'object' ? flatten(value, property) : [[property, value] as const]
  })
}

const declarations = (tree: Tree) =>
  flatten(tree)
    .map(([property, value]) => `${property}:${value};`)
    .join('')

/**
 * The CSS of a theme: every token as a custom property, minified, the same text for the same decisions.
 * With two modes the visitor's system decides, unless `html[data-mode]` says `light` or `dark`. Movement stops for
 * visitors who ask for less, and controls are at least 44 pixels high under a finger, and in windows
 * that are a phone's or a tablet's.
 */
export function themeCss(decisions: Decisions): string {
  const theme = derive(decisions)
  return [
    `:root{${declarations({ ...theme.shared })}${inMode(theme, theme.defaultMode)}}`,
    offerIn(decisions, theme.defaultMode, ''),
    // The element of the pictures' filter takes no line of the page.
    theme.shared.picture.tone === 'none' ? '' : '#tone{position:absolute}',
    waiting(theme),
    ...(theme.modes.length > 1 ? switches(theme, decisions) : []),
    `@media (pointer:coarse),screen and (max-width:63.999em){:root{${touch(theme.shared.control)}}}`,
    '@media (prefers-reduced-motion:reduce){:root{--motion-fast:0s;--motion-base:0s;}}',
  ]
    .join('')
    .replaceAll(';}', '}')
}

/**
 * Until `html[data-fonts]` says that the brand's fonts are there, their fallbacks stand in: on a slow network the first
 * picture must not wait for fonts, and words must not jump when they come.
 */
function waiting({ shared: { font } }: DerivedTheme): string {
  const display = withoutFirst(font.display)
  const text = withoutFirst(font.text)
  if (display === font.display && text === font.text) return ''
  return `:root:not([data-fonts]){--font-display:${display};--font-text:${text};}`
}

/** A font stack without the family that has to be fetched; the system's own stack stays whole. */
const withoutFirst = (stack: string) => (stack.startsWith('"') ? stack.slice(stack.indexOf(',') + 1).trim() : stack)

const inMode = (theme: DerivedTheme, mode: Mode) =>
  `color-scheme:${mode};${declarations({ color: { ...theme[mode] } })}`

/** Light is what the root has; dark comes by the system or by choice. */
function switches(theme: DerivedTheme, decisions: Decisions): string[] {
  const dark = inMode(theme, 'dark')
  const [byItself, chosen] = [':root:not([data-mode=light])', ':root[data-mode=dark]']
  return [
    `@media (prefers-color-scheme:dark){${byItself}{${dark}}${offerIn(decisions, 'dark', `${byItself} `)}}`,
    `${chosen}{${dark}}`,
    offerIn(decisions, 'dark', `${chosen} `),
  ]
}

/** Inside what is marked as an offer the colours are those of its own ground, where the brand has one. */
function offerIn({ color }: Decisions, mode: Mode, within: string): string {
  const palette = color[mode]
  const tokens = palette ? deriveOffer(palette) : null
  return tokens ? `${within}[data-offer]{${declarations({ color: { ...tokens } })}}` : ''
}

/** 44 pixels, whatever the density. */
function touch(control: DerivedTheme['shared']['control']): string {
  return Object.entries(control)
    .map(([size, height]) => `--control-${size}:max(2.75rem,${height});`)
    .join('')
}

/** The colour of the browser's own bars in each mode of the brand, for `meta name="theme-color"` and the manifest. */
export function themeColors(decisions: Decisions): { readonly color: string; readonly mode: Mode | null }[] {
  const theme = derive(decisions)
  return theme.modes.flatMap((mode) => {
    const color = theme[mode]?.ground
    return color === undefined ? [] : [{ color, mode: theme.modes.length > 1 ? mode : null }]
  })
}
