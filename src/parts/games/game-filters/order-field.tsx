import { useLingui } from '@lingui/react/macro'
import { ORDERS } from '../../../rules/games/game-choice.ts'
import { Select } from '../../../ui/fields/select.tsx'
import type { ChoiceControl } from './use-game-choice.ts'

/** In which order the games come. */
export function OrderField({
  choice,
  change,
  hideLabel = false,
}: Pick<ChoiceControl, 'choice' | 'change'> & { readonly hideLabel?: boolean }) {
  const { t } = useLingui()
  const names = {
    popular: t`Most played first`,
    new: t`Newest first`,
    name: t`By name`,
    minBet: t`Smallest bet first`,
  }
  return (
    <Select
      name="sort"
      label={t`Sort order`}
      hideLabel={hideLabel}
      value={choice.order}
      onChange={({ currentTarget: { value } }) => {
        const order = ORDERS.find((each) => each === value)
        if (order) change({ order })
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
