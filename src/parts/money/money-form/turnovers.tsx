import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId, type ReactNode } from 'react'
import { percentText } from '../../../i18n/percent.ts'
import { turnoverPercent } from '../../../rules/money/withdrawal.ts'
import { languageAtom } from '../../../state/site/language.ts'
import type { Turnover } from '../../../state/money/withdrawals.ts'
import * as css from './money-presentation.css.ts'
import { useFormatMoney } from './use-format-money.ts'

interface TurnoversProps {
  readonly turnover: readonly Turnover[]
  /** What has to wait for it. */
  readonly children: ReactNode
}

/** What is still to be wagered before money may leave, a bar for each bonus. */
export function Turnovers({ turnover, children }: TurnoversProps) {
  const id = useId()
  const say = useFormatMoney()
  const { tag } = useAtomValue(languageAtom)
  return (
    <section className={css.section} aria-labelledby={id}>
      <h4 id={id} className={css.title}>
        <Trans>Still to be wagered</Trans>
      </h4>
      <p className={css.term}>{children}</p>
      <ul className={css.needs}>
        {turnover.map(({ id: bonus, name, required, done }) => {
          const percent = turnoverPercent(done, required)
          const [played, asked] = [say(done), say(required)]
          return (
            <li key={bonus} className={css.bonus}>
              <p className={css.strong}>
                <bdi>{name}</bdi>
              </p>
              <p className={css.number}>{percentText(String(percent), tag)}</p>
              <progress className={css.bar} value={percent} max={100} aria-label={name} />
              <p className={css.bonusWords}>
                <Trans>
                  {played} of {asked}, {say(required - done)} to go
                </Trans>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
