import { Plural, Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { TeamTerms } from '../../../state/team/team.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { CircleUser } from '../../../ui/media/icons.tsx'
import { Split } from '../../../ui/media/later-icons.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { nameOf } from './use-team-labels.ts'
import * as css from './team.css.ts'

/** Up to whoever is above, or down to one of those below. */
export type Way = 'upline' | 'downline'

interface WayChoiceProps {
  readonly terms: TeamTerms
  readonly way: Way
  /** Why nothing can be sent that way. */
  readonly error: string | undefined
  readonly onWay: (way: Way) => void
}

/** Which way the money goes; a way that leads to nobody is not there. */
export function WayChoice({ terms: { upline, downlines }, way, error, onWay }: WayChoiceProps) {
  const id = useId()
  const radio = (value: Way) => (
    <input
      type="radio"
      name="way"
      value={value}
      className={hiddenVisually}
      checked={value === way}
      onChange={() => onWay(value)}
    />
  )
  return (
    <fieldset className={css.choices} aria-describedby={error ? id : undefined}>
      <legend className={css.legend}>
        <Trans context="a person">To</Trans>
      </legend>
      <div className={css.ways}>
        {upline && (
          <label className={css.choice}>
            {radio('upline')}
            <CircleUser aria-hidden className={cx(icon.m, css.mark)} />
            <span className={css.words}>
              <span className={css.strong}>
                <Trans>My upline</Trans>
              </span>
              <span className={css.detail}>
                <bdi>{nameOf(upline)}</bdi>
              </span>
            </span>
          </label>
        )}
        {downlines > 0 && (
          <label className={css.choice}>
            {radio('downline')}
            <Split aria-hidden className={cx(icon.m, css.mark)} />
            <span className={css.words}>
              <span className={css.strong}>
                <Trans>A downline</Trans>
              </span>
              <span className={css.detail}>
                <Plural value={downlines} one="# member" other="# members" />
              </span>
            </span>
          </label>
        )}
      </div>
      {error && (
        <p id={id} className={css.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
