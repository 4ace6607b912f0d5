import type { ComponentProps } from 'react'
import * as css from './field.css.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly name: string
  readonly label: string
}

export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className={css.check}>
      <input {...rest} type="checkbox" className={css.box} />
      {label}
    </label>
  )
}
