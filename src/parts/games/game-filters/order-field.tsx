import { useLingui } from '@lingui/react/macro'
import { ORDERS } from '../../../rules/games/game-choice.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { useAsked } from './use-asked.ts'
import type { ChoiceControl } from './use-game-choice.ts'

/** In which order the games come. */
export function OrderField({
  choice,
  change,
  hideLabel = false,
  areTables = false,
}: Pick<ChoiceControl, 'choice' | 'change'> & { readonly hideLabel?: boolean; readonly areTables?: boolean }) {
  const { t } = useLingui()
  const [asked, ask] = useAsked(choice.order, (order) => change({ order }))
  const names = {
    popular: areTables ? t`Free seats first` : t`Most played first`,
    new: t`Newest first`,
    name: t`By name`,
    minBet: t`Smallest bet first`,
  }
  return (
    <Select
      name="sort"
      label={t`Sort order`}
      hideLabel={hideLabel}
      value={asked}
      onChange={({ currentTarget: { value } }) => {
        const order = ORDERS.find((each) => each === value)
        if (order) ask(order)
      }}
    >
      {ORDERS.map((order) => (
        <option key={order} value={order}>
          {names[order]}
        </option>
      ))}
    </Select>
  )
}
