/** How this device writes prices: kept beyond the session, since it is a habit of whoever sits before it. */
import { atom } from 'jotai'
import { isOddsFormat, type OddsFormat } from '../../rules/sports/odds-format.ts'
import { brandAtom } from '../site/brand.ts'
import { LOCAL_KEYS, safeStorage } from '../site/storage.ts'

function kept(): OddsFormat | null {
  const found = safeStorage('local').getItem(LOCAL_KEYS.oddsFormat) ?? ''
  return isOddsFormat(found) ? found : null
}

const held = atom<OddsFormat | null>(null)

/** As the brand writes them unless another was chosen. */
export const oddsFormatAtom = atom(
  (get): OddsFormat => get(held) ?? kept() ?? get(brandAtom).layout.odds,
  (_get, set, format: OddsFormat) => {
    safeStorage('local').setItem(LOCAL_KEYS.oddsFormat, format)
    set(held, format)
  },
)
