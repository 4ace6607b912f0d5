import { useLingui } from '@lingui/react/macro'
import { useIsFetching } from '@tanstack/react-query'
import { showsLoader } from '../../../state/global-loader.ts'
import * as css from './global-loader.css.ts'

/** A line along the top of the page while what a view is about is on its way (spec 7, "Hot games"). */
export function GlobalLoader() {
  const { t } = useLingui()
  const busy = useIsFetching({ predicate: showsLoader }) > 0
  return busy && <progress aria-label={t`Loading`} className={css.line} />
}
