import { atom } from 'jotai'
import type { BundledBrand } from '../../brand/bundle.ts'

const held = atom<BundledBrand | null>(null)

/** The bundle's brand; boot sets it before anything renders. */
export const brandAtom = atom(
  (get): BundledBrand => {
    const brand = get(held)
    if (!brand) throw new Error('the brand is read before boot has set it')
    return brand
  },
  (_get, set, brand: BundledBrand) => set(held, brand),
)
