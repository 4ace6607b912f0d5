import { useLingui } from '@lingui/react/macro'
import { Select } from '../../../ui/fields/select.tsx'

/** What an account may do: play, or have a team as well; the form has `1` for an agent. */
export function KindSelect({ agents }: { readonly agents: boolean }) {
  const { t } = useLingui()
  return (
    <Select name="isAgent" label={t`Account type`} hint={t`An agent can have a team of their own.`}>
      <option value="0">{t({ message: 'Player', context: 'an account' })}</option>
      {agents && <option value="1">{t({ message: 'Agent', context: 'an account' })}</option>}
    </Select>
  )
}
