import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { searchKeyIsOn, switchSearchKey } from '../../state/games/search-shortcut.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { DESKTOP } from '../../ui/layout/media.ts'

/** For those with a keyboard: the key that opens the search, and its switch. */
export function KeySwitch() {
  const { t } = useLingui()
  const [on, setOn] = useState(searchKeyIsOn)
  const wide = useMedia(DESKTOP)
  if (!wide) return null
  return (
    <Checkbox
      name="search-key"
      label={t`The / key opens the search on every page`}
      checked={on}
      onChange={({ currentTarget }) => {
        setOn(currentTarget.checked)
        switchSearchKey(currentTarget.checked)
      }}
    />
  )
}
