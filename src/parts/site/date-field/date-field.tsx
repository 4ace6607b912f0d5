import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { formatDayIn } from '../../../i18n/format/zoned-format.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx'

/**
 * A day: the browser's own field, which is typed in and picked from as the device has it. What stands in it while nobody types
 * is the day as the page's language writes it, whatever the device's is.
 */
export function DateField({
  value,
  onInput,
  ...rest
}: Omit<TextFieldProps, 'type' | 'over' | 'value'> & { readonly value?: string }) {
  const { tag } = useAtomValue(languageAtom)
  const [typed, setTyped] = useState('')
  const day = Date.parse(`${value ?? typed}T00:00Z`)
  return (
    <TextField
      {...rest}
      {...(value !== undefined && { value })}
      type="date"
      over={Number.isNaN(day) ? undefined : formatDayIn('UTC', day, tag)}
      onInput={(event) => {
        setTyped(event.currentTarget.value)
        onInput?.(event)
      }}
    />
  )
}
