import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { percentText } from '../../../i18n/format/percent.ts'
import { Form } from '../../../parts/site/form/form.tsx'
import { useServerForm } from '../../../parts/site/form/use-server-form.ts'
import { readRate, writeRate } from '../../../rules/team/typed-rate.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { setRebateAtom, type MemberDetail } from '../../../state/team/tree.ts'
import { Alert } from '../../../ui/states/alert.tsx'
import { rebateErrors, type WrittenBounds } from '../rebate-errors.ts'
import { RebateField } from '../rebate-field.tsx'

interface RebateFormProps {
  readonly member: MemberDetail
  readonly bounds: WrittenBounds
}

/** What a member of the first line gets of bets: no more than the agent does, and no less than they give on. */
export function RebateForm({ member: { id, rebate }, bounds }: RebateFormProps) {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const set = useSetAtom(setRebateAtom)
  const queries = useQueryClient()
  const [saved, setSaved] = useState('')
  const form = useServerForm({
    names: ['rebate'],
    validate: ({ rebate: typed }) => rebateErrors(typed, bounds),
    submit: async ({ rebate: typed }) => {
      setSaved('')
      const wanted = readRate(typed)
      if (wanted === null) return
      await set({ id, rebate: writeRate(wanted) }, queries)
      setSaved(writeRate(wanted))
    },
  })
  const said = percentText(saved || '0', tag)
  return (
    <Form
      of={form}
      aria-label={t`Adjust the rebate`}
      narrow
      send={<Trans>Save</Trans>}
      button={{ variant: 'quiet' }}
      end={saved !== '' && <Alert tone="good" title={t`The rebate is now ${said}.`} />}
    >
      <RebateField bounds={bounds} error={form.errorOf('rebate')} initial={rebate} />
    </Form>
  )
}
