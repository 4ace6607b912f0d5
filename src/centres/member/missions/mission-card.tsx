import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { formatInteger, formatMoney } from '../../../i18n/format.ts'
import { useMoments } from '../../../parts/site/merchant-clock/use-moments.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import type { Mission } from '../../../state/rewards/missions.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import { CircleCheck } from '../../../ui/media/later-icons.ts'
import { progressLine } from '../../../ui/states/progress.css.ts'
import * as css from './missions.css.ts'

interface MissionCardProps {
  readonly mission: Mission
  /** Its reward is on its way. */
  readonly claiming: boolean
  /** Whether nothing may be claimed just now. */
  readonly locked: boolean
  readonly onClaim: () => void
}

/** A mission: what is to be done, how far that is, and its reward. */
export function MissionCard({ mission, claiming, locked, onClaim }: MissionCardProps) {
  const { t } = useLingui()
  const id = useId()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const moment = useMoments()
  const { title, description, unit, progress, goal, reward, state, ends } = mission
  const say = (value: bigint): string =>
    unit === 'money' ? formatMoney(value, currency, tag) : formatInteger(value, tag)
  const [done, all] = [say(progress), say(goal)]
  // In hundredths of the whole, so that no amount is too large for a bar.
  const share = goal > 0n ? Number((progress * 100n) / goal) : 100
  const when = ends === null ? '' : moment(ends)
  return (
    <li className={css.card}>
      <div className={css.head}>
        <h4 id={id} className={css.title}>
          {title}
        </h4>
        <span className={css.reward}>{formatMoney(reward, currency, tag)}</span>
      </div>
      {description !== '' && <p className={css.note}>{description}</p>}
      <progress
        className={progressLine}
        value={share}
        max={100}
        aria-labelledby={id}
        aria-valuetext={t`${done} of ${all}`}
      />
      <div className={css.foot}>
        <p className={css.far}>
          <span className={css.done}>
            <Trans>
              {done} of {all}
            </Trans>
          </span>
          {when && state !== 'ended' && (
            <span>
              <Trans>until {when}</Trans>
            </span>
          )}
        </p>
        {state === 'claimable' && (
          <Button size="s" disabled={locked && !claiming} busy={claiming} aria-describedby={id} onClick={onClaim}>
            <Trans>Claim</Trans>
          </Button>
        )}
        {state === 'claimed' && (
          <span className={css.claimed}>
            <CircleCheck aria-hidden className={icon.s} />
            <Trans>Claimed</Trans>
          </span>
        )}
        {state === 'ended' && (
          <span className={css.note}>
            <Trans>Ended</Trans>
          </span>
        )}
      </div>
    </li>
  )
}
