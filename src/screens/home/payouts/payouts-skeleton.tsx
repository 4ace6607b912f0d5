import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import * as css from './payouts.css.ts'

/** Where the strip will stand. */
export const PayoutsSkeleton = () => <div className={css.strip[useAtomValue(brandAtom).layout.payouts]} aria-busy />
