import type { ComponentProps } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import * as css from './button.css.ts'
import { cx } from '../layout/cx.ts'
import { Spinner } from '../states/spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly wide?: boolean
  /** At work: keeps its size and its focus, and takes no second click. */
  readonly busy?: boolean
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const busyProps = busy ? { 'aria-busy': true, 'aria-disabled': true } : {}
  return (
    <button
      {...rest}
      {...busyProps}
      type={type}
      className={cx(buttonClass(variant, size, wide), className)}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? (
        <>
          <span className={css.busyLabel}>{children}</span>
          <Spinner className={css.busyMark} />
        </>
      ) : (
        children
      )}
    </button>
  )
}
