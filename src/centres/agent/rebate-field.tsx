import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { percentText } from '../../i18n/format/percent.ts'
import { languageAtom } from '../../state/site/language.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { WrittenBounds } from './rebate-errors.ts'

interface RebateFieldProps {
  readonly bounds: WrittenBounds
  readonly error: string | undefined
  /** What stands there at first, as the wire has it. */
  readonly initial?: string
}

/** A rebate in per cent; what it may be stands below it. */
export function RebateField({ bounds, error, initial = '' }: RebateFieldProps) {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const [least, greatest] = [percentText(bounds.min, tag), percentText(bounds.max, tag)]
  return (
    <TextField
      name="rebate"
      label={t`Rebate, in per cent`}
      hint={t`From ${least} to ${greatest}`}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      defaultValue={initial}
      required
    />
  )
}
