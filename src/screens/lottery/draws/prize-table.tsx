import { useLingui } from '@lingui/react/macro'
import type { Draw } from '../../../state/lottery/lottery.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import * as css from './prize-table.css.ts'

/** The prizes of a Vietnamese draw as its boards show them: the special one first, each with its numbers. */
export function PrizeTable({ draw: { number: draw, prizes } }: { readonly draw: Pick<Draw, 'number' | 'prizes'> }) {
  const { t } = useLingui()
  return (
    <table className={css.table}>
      <caption>
        <VisuallyHidden>{t`Prizes of the draw ${draw}`}</VisuallyHidden>
      </caption>
      <tbody>
        {prizes.map(({ rank, numbers }) => (
          <tr key={rank} className={rank === 0 ? css.special : undefined}>
            <th scope="row">{rank === 0 ? t`Special prize` : t`Prize ${rank}`}</th>
            <td>
              <ul className={css.numbers}>
                {numbers.map((number, place) => (
                  // A number may be drawn twice; its place is what it is.
                  <li key={place}>{number}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
