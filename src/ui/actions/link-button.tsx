import type { ComponentProps } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { cx } from '../layout/cx.ts'

interface LinkButtonProps extends ComponentProps<'a'> {
  readonly href: string
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly wide?: boolean
}

/** A plain link with a button's look: it leaves the page or moves within it. Routes use `buttonClass` on their own link. */
export function LinkButton({ variant, size, wide, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={cx(buttonClass(variant, size, wide), className)}>
      {children}
    </a>
  )
}
