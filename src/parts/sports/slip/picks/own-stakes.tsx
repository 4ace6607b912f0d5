import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { ownStakesShownAtom } from '../../../../state/sports/slip-sheet.ts'
import { slipAtom } from '../../../../state/sports/slip.ts'
import * as css from '../slip-foot.css.ts'

/** Whether singles are staked one by one: each pick has a field for it then. Without, the stake for each goes for all. */
export function OwnStakes() {
  const { t } = useLingui()
  const [slip, change] = useAtom(slipAtom)
  const [isShown, show] = useAtom(ownStakesShownAtom)
  const isOwn = isShown || Object.keys(slip.ownStakes).length > 0
  const turn = (): void => {
    show(!isOwn)
    if (isOwn) change((held) => ({ ...held, ownStakes: {} }))
  }
  return (
    <button type="button" className={css.turn} aria-pressed={isOwn} onClick={turn}>
      {t`Separate stakes`}
    </button>
  )
}
