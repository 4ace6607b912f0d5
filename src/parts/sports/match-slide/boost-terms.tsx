import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { serverNowAtom } from '../../../state/sports/feed.ts'
import { useFormatPlain } from '../../money/money-form/use-format-money.ts'
import { useMomentsInText } from '../../site/merchant-clock/use-moments.ts'
import * as css from './match-slide.css.ts'

interface BoostTermsProps {
  readonly until: number
  /** Minor units; `null` where nothing says so. */
  readonly mostStake: bigint | null
}

/** Until when a price is better than usual, and how much may be staked on it. */
export function BoostTerms({ until, mostStake }: BoostTermsProps) {
  const money = useFormatPlain()
  const moment = useMomentsInText()
  const serverNow = useAtomValue(serverNowAtom)
  const [end, most] = [moment(until, serverNow()), mostStake === null ? '' : money(mostStake)]
  return (
    <p className={css.boost}>
      <strong>
        <Trans>Better odds</Trans>
      </strong>{' '}
      <Trans>until {end}</Trans>
      {most && (
        <>
          {' · '}
          <Trans>at most {most} each</Trans>
        </>
      )}
    </p>
  )
}
