import * as css from './button.css.ts'
import { cx } from '../layout/cx.ts'

export type ButtonVariant = keyof typeof css.variant
export type ButtonSize = keyof typeof css.size

/** The look of a button, for links that lead somewhere and look like one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'm', wide = false): string {
  return cx(css.variant[variant], css.size[size], wide && css.wide)
}
