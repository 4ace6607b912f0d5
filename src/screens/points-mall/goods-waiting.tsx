import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { brandAtom } from '../../state/site/brand.ts'
import { hiddenVisually } from '../../ui/layout/text.css.ts'
import * as css from './good-card.css.ts'

/** How many fill a desktop's window. */
const SHOWN = 8

/** Goods that are on their way: each as high as what comes. */
export function GoodsWaiting() {
  const { t } = useLingui()
  const { offers } = useAtomValue(brandAtom).layout
  return (
    <>
      <output className={hiddenVisually}>{t`Loading`}</output>
      <div aria-hidden className={css.list[offers]}>
        {Array.from({ length: SHOWN }, (_, at) => (
          <div key={at} data-offer="" className={css.good[offers]}>
            <span className={css.waiting} />
          </div>
        ))}
      </div>
    </>
  )
}
