import { Spinner } from '../../../ui/states/spinner.tsx'
import * as css from './navigation.css.ts'

/** While the panel's inside is on its way: its size, and a sign that something comes. */
export function PanelSkeleton() {
  return (
    <div className={css.panelWaiting}>
      <Spinner className={css.panelSpinner} />
    </div>
  )
}
