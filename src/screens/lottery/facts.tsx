import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { formatInterval } from '../../i18n/format/duration-format.ts'
import { useLeastStake } from '../../parts/lottery/lottery-item/use-least-stake.ts'
import { MerchantClock } from '../../parts/site/merchant-clock/merchant-clock.tsx'
import { Moment } from '../../parts/site/merchant-clock/moment.tsx'
import { languageAtom } from '../../state/site/language.ts'
import type { Lottery, LotteryNow } from '../../state/lottery/lottery.ts'
import { sectionTitle } from '../../ui/layout/text.css.ts'
import * as css from './facts.css.ts'
import { PLAY_TYPE_NAME } from './labels.ts'

interface FactsProps {
  readonly lottery: Lottery
  readonly playType: string | undefined
  readonly next: LotteryNow['next'] | undefined
}

/** When a lottery is drawn, until when bets are taken, and what its table opens at. */
export function Facts({ lottery, playType = lottery.playType, next }: FactsProps) {
  const { i18n, t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const least = useLeastStake()(lottery)
  const closing = next && formatInterval((next.opensAt - next.closesAt) / 1000, tag)
  const kind = Object.hasOwn(PLAY_TYPE_NAME, playType) ? PLAY_TYPE_NAME[playType] : undefined
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t`Time between draws`, lottery.drawEvery > 0 ? formatInterval(lottery.drawEvery, tag) : t`On scheduled days`],
    [t`Next draw`, next && <Moment at={next.opensAt} />],
    [t`Betting closes`, closing && t`${closing} before the draw`],
    ...(least ? [[t`Minimum bet`, least] as const] : []),
    ...(playType ? [[t`Default bet type`, kind ? i18n._(kind) : playType] as const] : []),
  ]
  return (
    <section className={css.facts} aria-labelledby="lottery-facts">
      <h2 id="lottery-facts" className={sectionTitle}>
        <Trans>About this lottery</Trans>
      </h2>
      <dl className={css.list}>
        {facts.map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt>{name}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <MerchantClock />
    </section>
  )
}
