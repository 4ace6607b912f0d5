/** Which files of a family hold the weights and widths that a brand asks for. */
import type { FontFamily } from './font-families.ts'

/** One file of a family for every alphabet, and the weights that it stands for. */
export interface Cut {
  /** As the packages name it: an axis, or a weight. */
  readonly name: string
  readonly weight?: { readonly min: number; readonly max: number }
  readonly width?: { readonly min: number; readonly max: number } | undefined
}

/** The files that hold the wanted weights: one with an axis, or the nearest that are drawn, lightest first. */
export function cutsOf(
  { axes, weights }: FontFamily,
  wanted: { wide: boolean; optical: boolean; weights: readonly number[] },
): Cut[] {
  const { wght, wdth, opsz } = axes
  if (wght) {
    const wide = wanted.wide && wdth !== undefined
    // Browsers set the optical size from the size of the type by themselves.
    if (!wide && wanted.optical && opsz) return [{ name: 'opsz', weight: wght }]
    return [{ name: wide ? 'wdth' : 'wght', weight: wght, width: wide ? wdth : undefined }]
  }
  const nearestTo = (weight: number) =>
    weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0] ?? 400
  const drawn = [...new Set(wanted.weights.map(nearestTo))].toSorted((a, b) => a - b)
  return drawn.map((weight, index) => {
    const [below, above] = [drawn[index - 1], drawn[index + 1]]
    // Together they cover every weight, so that a browser never thickens one by itself.
    const min = below === undefined ? 1 : Math.floor((below + weight) / 2) + 1
    return { name: String(weight), weight: { min, max: above === undefined ? 1000 : Math.floor((weight + above) / 2) } }
  })
}

/** The @font-face of one alphabet in one cut, minified, as a function of the file's address. */
export function faceRule(family: FontFamily, name: string, subset: string, cut: Cut): (url: string) => string {
  const { weight, width } = cut
  return (url) =>
    [
      `@font-face{font-family:"${name}"`,
      'font-style:normal',
      // Nothing uses a face before it has arrived (see themeCss), so it never swaps under a reader's eyes.
      'font-display:swap',
      ...(weight ? [`font-weight:${weight.min} ${weight.max}`] : []),
      ...(width ? [`font-stretch:${width.min}% ${width.max}%`] : []),
      `src:url("${url}") format("woff2")`,
      `unicode-range:${family.subsets[subset]}}`,
    ].join(';')
}
