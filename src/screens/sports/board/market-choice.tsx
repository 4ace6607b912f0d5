import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { MarketName } from '../../../parts/sports/market-columns/market-name.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { shownMarketAtom } from '../../../state/sports/shown-market.ts'
import { tab, tabs } from '../../../ui/lists/tabs.css.ts'

/** Which market the rows of a phone show; nothing where the brand has one. */
export function MarketChoice() {
  const { t } = useLingui()
  const { markets } = useAtomValue(brandAtom).layout
  const [shown, show] = useAtom(shownMarketAtom)
  if (markets.length < 2) return null
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
