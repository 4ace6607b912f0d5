import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../../state/site/brand.ts'
import * as css from './slip-panel.css.ts'
import { SlipPanel } from './slip-panel.tsx'
import { useRefusedSlip } from '../bets/use-refused-slip.ts'

/** The slip beside a page that is wide enough for it: it stays while the page scrolls. */
export function SlipColumn() {
  const { layout } = useAtomValue(brandAtom)
  useRefusedSlip()
  return (
    <div className={css.column} data-hand={layout.offers} data-board={layout.board} data-place="column">
      <SlipPanel place="column" />
    </div>
  )
}
