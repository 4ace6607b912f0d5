import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useMoments } from '../../../parts/site/merchant-clock/use-moments.ts'
import type { VendorWallet } from '../../../state/money/wallets.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import { Hammer } from '../../../ui/media/later-icons.ts'
import { useWalletLabels } from './use-wallet-labels.ts'
import * as css from './wallet.css.ts'

interface VendorWalletsProps {
  readonly wallets: readonly VendorWallet[]
  /** The code of the vendor that the form has; empty for none. */
  readonly chosen: string
  readonly onChoose: (code: string) => void
}

/** So many show before all are asked for; those that hold something always do. */
const SHOWN = 6

/** What each vendor holds, the most first; a press brings a vendor into the form. */
export function VendorWallets({ wallets, chosen, onChoose }: VendorWalletsProps) {
  const { t } = useLingui()
  const id = useId()
  const say = useMoments()
  const { nameOf, held } = useWalletLabels()
  const [all, setAll] = useState(false)
  const sorted = wallets.toSorted((a, b) => (a.balance === b.balance ? 0 : a.balance < b.balance ? 1 : -1))
  const full = sorted.filter(({ balance }) => balance > 0n).length
  const shown = all ? sorted : sorted.slice(0, Math.max(SHOWN, full))
  const count = sorted.length
  return (
    <section className={css.section} aria-labelledby={id}>
      <h4 id={id} className={css.title}>
        <Trans>Providers’ wallets</Trans>
      </h4>
      <ul className={css.list}>
        {shown.map(({ code, balance, maintenance }) => {
          const until = maintenance?.until ? say(maintenance.until) : ''
          return (
            <li key={code}>
              <button
                type="button"
                className={css.vendor}
                aria-pressed={chosen === code}
                disabled={maintenance !== null}
                onClick={() => onChoose(code)}
              >
                <span className={css.vendorName}>
                  {nameOf(code)}
                  {maintenance && (
                    <span className={css.rests}>
                      <Hammer aria-hidden className={icon.s} />
                      {until ? t`Under maintenance until ${until}` : t`Under maintenance`}
                    </span>
                  )}
                </span>
                <span className={balance > 0n ? css.vendorHeld : css.vendorEmpty}>{held(balance)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {shown.length < count && (
        <Button variant="ghost" size="s" onClick={() => setAll(true)}>
          <Plural value={count} one="Show # provider" other="Show all # providers" />
        </Button>
      )}
    </section>
  )
}
