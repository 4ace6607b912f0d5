import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { hiddenVisually } from '../../ui/layout/text.css.ts'
import * as css from './waiting.css.ts'

/** Stands where a page of the centre will. */
export function PageWaiting() {
  const { t } = useLingui()
  return (
    <div className={css.page}>
      <output className={hiddenVisually}>{t`Loading`}</output>
      <Skeleton className={css.card} />
      <Skeleton className={css.card} />
    </div>
  )
}

/** Stands where the menu will. */
export function MenuWaiting() {
  return (
    <div className={css.menu}>
      <Skeleton className={css.who} />
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className={css.row} />
      ))}
    </div>
  )
}
