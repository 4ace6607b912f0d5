import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMomentsInText } from '../../../parts/site/merchant-clock/use-moments.ts'
import type { VendorWallet } from '../../../state/money/wallets.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { tile } from '../../../ui/actions/tile.css.ts'
import { Entry } from '../../../ui/layout/entry.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Tiles } from '../../../ui/layout/tiles.tsx'
import { Hammer } from '../../../ui/media/later-icons.ts'
import { useWalletLabels } from './use-wallet-labels.ts'
import { Status } from '../../../ui/states/status.tsx'

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
  const say = useMomentsInText()
  const { nameOf, held } = useWalletLabels()
  const [all, setAll] = useState(false)
  const sorted = wallets.toSorted((a, b) => (a.balance === b.balance ? 0 : a.balance < b.balance ? 1 : -1))
  const full = sorted.filter(({ balance }) => balance > 0n).length
  const shown = all ? sorted : sorted.slice(0, Math.max(SHOWN, full))
  const count = sorted.length
  return (
    <Section size="m" title={t`Providers’ wallets`}>
      <Tiles columns="wide" space="xs">
        {shown.map(({ code, balance, maintenance }) => {
          const until = maintenance?.until ? say(maintenance.until) : ''
          return (
            <li key={code}>
              <button
                type="button"
                className={tile}
                aria-pressed={chosen === code}
                disabled={maintenance !== null}
                onClick={() => onChoose(code)}
              >
                <Entry
                  name={nameOf(code)}
                  note={
                    maintenance ? (
                      <Status tone="warn" icon={Hammer}>
                        {until ? t`Under maintenance until ${until}` : t`Under maintenance`}
                      </Status>
                    ) : undefined
                  }
                  end={
                    <Text
                      as="span"
                      weight={balance > 0n ? 'strong' : 'regular'}
                      tone={balance > 0n ? 'ink' : 'muted'}
                      figures
                    >
                      {held(balance)}
                    </Text>
                  }
                />
              </button>
            </li>
          )
        })}
      </Tiles>
      {shown.length < count && (
        <div>
          <Button variant="ghost" size="s" onClick={() => setAll(true)}>
            <Plural value={count} one="Show # provider" other="Show all # providers" />
          </Button>
        </div>
      )}
    </Section>
  )
}
