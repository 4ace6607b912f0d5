import { useLingui } from '@lingui/react/macro'
import type { JudgedPick } from '../../../../rules/sports/slip-check.ts'
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx'
import { useOddsText } from '../../price-button/use-odds-text.ts'
import * as css from './changed-prices.css.ts'
import { usePickNames, usePickNotice } from './use-slip-words.ts'

/** Which prices the button beneath agrees to: nobody has to look for them in the list that scrolls. */
export function ChangedPrices({ picks }: { readonly picks: readonly JudgedPick[] }) {
  const { t } = useLingui()
  const odds = useOddsText()
  const name = usePickNames()
  const notice = usePickNotice()
  return (
    <ul aria-label={t`Changed odds`} className={css.list}>
      {picks
        .filter(({ state }) => state === 'changed')
        .map((judged) => {
          const { pick, price, move } = judged
          const { choice, event, line } = name(pick)
          return (
            <li key={pick.outcome} className={css.change}>
              <span className={css.choice}>
                {choice}
                {event && <span className={css.event}>, {event}</span>}
              </span>
              <bdi dir="ltr" className={css.prices[move ?? 'down']}>
                <s aria-hidden>{odds(pick.agreed, line)}</s>
                <span aria-hidden className={css.arrow[move ?? 'down']} />
                <b aria-hidden>{odds(price, line)}</b>
                <VisuallyHidden>{notice(judged)?.text}</VisuallyHidden>
              </bdi>
            </li>
          )
        })}
    </ul>
  )
}
