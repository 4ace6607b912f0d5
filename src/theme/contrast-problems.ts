/** Finds colours that an operator states outright and that people could not read. */
import { contrast, reach } from './color.ts'
import type { Hex } from './color.ts'
import { GROUNDS, MODES } from './decisions.ts'
import type { ColorName, Decisions, Mode, Palette } from './decisions.ts'
import type { ThemeIssue } from './theme-issue.ts'

/**
 * What the operator states outright and what people could not read: the measured ratio, the needed one, and the
 * nearest colour that passes (WCAG 2.2 AA). `derive` would mend each silently; stating it is a mistake worth knowing.
 */
export function contrastProblems({ color }: Pick<Decisions, 'color'>): ThemeIssue[] {
  return MODES.flatMap((mode) => {
    const palette = color[mode]
    return palette ? paletteProblems(palette, mode) : []
  })
}

/** Below it an accent can't be told from its ground; a quiet one is a matter of taste, and its words are derived to be read. */
const ACCENT_RATIO = 2

function paletteProblems(palette: Palette, mode: Mode): ThemeIssue[] {
  const towards = mode === 'dark' ? 'light' : 'dark'
  const grounds = GROUNDS.flatMap((name) => (palette[name] ? [{ name, value: palette[name] }] : []))
  const pairs: {
    name: ColorName
    ratio: number
    grounds: { name: string; value: Hex }[]
    towards: 'light' | 'dark'
  }[] = [
    { name: 'ink', ratio: 4.5, grounds, towards },
    { name: 'muted', ratio: 4.5, grounds, towards },
    { name: 'focus', ratio: 3, grounds: grounds.filter(({ name }) => name !== 'sunken'), towards },
    { name: 'accent', ratio: ACCENT_RATIO, grounds: grounds.filter(({ name }) => name === 'ground'), towards },
    {
      name: 'onAccent',
      ratio: 4.5,
      grounds: [{ name: 'accent', value: palette.accent }],
      towards: contrast('#ffffff', palette.accent) >= 4.5 ? 'light' : 'dark',
    },
  ]
  return pairs.flatMap(({ name, ratio, grounds: against, towards: direction }) => {
    const value = palette[name]
    if (!value) return []
    const worst = against
      .map((ground) => ({ ...ground, ratio: contrast(value, ground.value) }))
      .toSorted((a, b) => a.ratio - b.ratio)[0]
    if (!worst || worst.ratio >= ratio) return []
    return [
      {
        path: ['color', mode, name, '$value'],
        // Rounded down, so that 4.499 is not called 4.50.
        message: `${name} ${value} on ${worst.name} ${worst.value} has a contrast of ${floor2(worst.ratio)}:1`,
        expected:
          name === 'accent' ? `at least ${ratio}:1, or nobody sees what it calls to` : `at least ${ratio}:1 (WCAG AA)`,
        suggestion: reach(
          value,
          against.map((ground) => ground.value),
          ratio,
          direction,
        ),
      },
    ]
  })
}

const floor2 = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)
