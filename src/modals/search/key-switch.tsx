import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { searchKeyIsOn, switchSearchKey } from '../../state/games/search-shortcut.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import * as css from './search.css.ts'

/** For those with a keyboard: the key that opens the search, and its switch. */
export function KeySwitch() {
  const { t } = useLingui()
  const [on, setOn] = useState(searchKeyIsOn)
  return (
    <div className={css.keys}>
      <Checkbox
        name="search-key"
        label={t`The / key opens the search on every page`}
        checked={on}
        onChange={({ currentTarget }) => {
          setOn(currentTarget.checked)
          switchSearchKey(currentTarget.checked)
        }}
      />
    </div>
  )
}
