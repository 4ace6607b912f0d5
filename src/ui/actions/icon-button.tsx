import type { IconView } from '../media/icons.tsx'
import type { ComponentProps } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { square } from './button.css.ts'
import { cx } from '../layout/cx.ts'
import { icon } from '../media/icon.css.ts'
import { Spinner } from '../states/spinner.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconView
  /** What it does, in words: its name and its tooltip. */
  readonly label: string
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly busy?: boolean
}

export function IconButton({
  icon: Icon,
  label,
  variant = 'ghost',
  size = 'm',
  busy = false,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      {...(busy ? { 'aria-busy': true } : {})}
      className={cx(buttonClass(variant, size), square[size], className)}
    >
      {busy ? <Spinner className={icon.m} /> : <Icon aria-hidden className={icon.m} />}
    </button>
  )
}
