import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { MarketName } from '../../../parts/sports/market-columns/market-name.tsx'
import { useColumns } from '../../../parts/sports/market-columns/use-columns.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { shownMarketAtom } from '../../../state/sports/shown-market.ts'
import { tab, tabs } from '../../../ui/lists/tabs.css.ts'

/** Which market rows show that have no room for all of them. */
export function MarketChoice() {
  const { t } = useLingui()
  const { markets } = useAtomValue(brandAtom).layout
  const [shown, show] = useAtom(shownMarketAtom)
  if (useColumns().length >= markets.length) return null
  return (
    // A fieldset would bring its own frame and its own way of naming.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={t`Market`} className={tabs}>
      {markets.map((market) => (
        <button key={market} type="button" className={tab} aria-pressed={market === shown} onClick={() => show(market)}>
          <MarketName group={market} />
        </button>
      ))}
    </div>
  )
}
