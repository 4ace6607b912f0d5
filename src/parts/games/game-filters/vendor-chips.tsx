import { useLingui } from '@lingui/react/macro'
import type { Vendor } from '../../../rules/games/vendors/vendors.ts'
import { Chip } from '../../../ui/actions/chip.tsx'
import { VendorMark } from '../vendor-mark/vendor-mark.tsx'
import { vendor } from './filter-rail.css.ts'
import { inLine } from './game-filters.css.ts'
import { useAsked } from './use-asked.ts'

interface VendorChipsProps {
  readonly vendors: readonly Vendor[]
  /** The code of the chosen one; empty for all. */
  readonly chosen: string
  readonly onChoose: (code: string) => void
}

/** The vendors of a category in a line of filters, of which one may be chosen. */
export function VendorChips({ vendors, chosen, onChoose }: VendorChipsProps) {
  const { t } = useLingui()
  const [asked, ask] = useAsked(chosen, onChoose)
  if (vendors.length < 2) return null
  return (
    // A fieldset would bring its own frame and its own way of naming.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <span role="group" aria-label={t`Providers`} className={inLine}>
      {vendors.map(({ code, name }) => (
        <Chip key={code} pressed={asked === code} onPress={() => ask(asked === code ? '' : code)}>
          <span className={vendor} data-mark>
            <VendorMark code={code} name={name} />
          </span>
          {name}
        </Chip>
      ))}
    </span>
  )
}
