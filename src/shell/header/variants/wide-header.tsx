import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import * as css from '../header.css.ts'
import { Line } from './line.tsx'
import { Split } from './split.tsx'
import { TwoRows } from './two-rows.tsx'

const VARIANTS = { 'two-rows': TwoRows, split: Split, line: Line } as const

/** The header of a wide window, as the brand's layout says. */
export function WideHeader() {
  const { header, navigation } = useAtomValue(brandAtom).layout
  const Variant = VARIANTS[header]
  return (
    <div className={css.wide} data-header={header} data-navigation={navigation}>
      <Variant />
    </div>
  )
}
