/** A colour in theme.json: hex text for short, or the format's own object. */
import * as v from 'valibot'

const hex = v.pipe(
  v.string(),
  v.regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, 'a colour such as "#1f6feb": # and six hexadecimal digits'),
)
const between = (from: number, to: number) => v.pipe(v.number(), v.minValue(from), v.maxValue(to))
const unit = between(0, 1)
const alpha = v.optional(v.literal(1, 'no transparency: contrast is measured on opaque colours'))

const srgb = v.strictObject({
  colorSpace: v.literal('srgb'),
  components: v.strictTuple([unit, unit, unit]),
  alpha,
  hex: v.optional(hex),
})
const oklch = v.strictObject({
  colorSpace: v.literal('oklch'),
  components: v.strictTuple([unit, between(0, 0.5), between(0, 360)]),
  alpha,
  hex: v.optional(hex),
})

export const colorValue = v.union(
  [hex, v.variant('colorSpace', [srgb, oklch], 'a colour space: "srgb" or "oklch"')],
  'a colour such as "#1f6feb", or an object with colorSpace and components',
)
export type ColorValue = v.InferOutput<typeof colorValue>
