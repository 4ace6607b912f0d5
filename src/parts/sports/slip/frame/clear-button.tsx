import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { showToastAtom } from '../../../../state/site/toasts.ts'
import { slipSheetAtom, slipTabAtom } from '../../../../state/sports/slip-sheet.ts'
import { clearSlipAtom } from '../../../../state/sports/slip.ts'
import * as css from './slip-head.css.ts'

/** Empties the slip at one tap, and takes that back at another. */
export function ClearButton() {
  const { t } = useLingui()
  const clear = useSetAtom(clearSlipAtom)
  const fold = useSetAtom(slipSheetAtom)
  const choose = useSetAtom(slipTabAtom)
  const toast = useSetAtom(showToastAtom)
  const empty = (): void => {
    const restore = clear()
    // What takes it back would lie over an open sheet.
    fold('bar')
    toast('info', t`Your slip is empty`, {
      label: t`Undo`,
      run: () => {
        restore()
        choose('slip')
      },
    })
  }
  return (
    <button type="button" className={css.clear} onClick={empty}>
      {t`Clear`}
    </button>
  )
}
