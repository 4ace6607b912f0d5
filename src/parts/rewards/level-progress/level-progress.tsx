import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId, useLayoutEffect, useRef } from 'react'
import { brandAtom } from '../../../state/site/brand.ts'
import type { VipBonus } from '../../../state/rewards/vip-bonus.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { Amount } from '../../../ui/layout/amount.tsx'
import { icon as iconSize } from '../../../ui/media/icon.css.ts'
import { Check } from '../../../ui/media/icons.tsx'
import { showInLane } from '../../../ui/lists/show-in-lane.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { FittingAmount } from '../../money/fitting-amount/fitting-amount.tsx'
import { useMomentsInText } from '../../site/merchant-clock/use-moments.ts'
import { useFormatPlain } from '../../money/money-form/use-format-money.ts'
import { Played } from '../claim/played.tsx'
import * as css from './level-progress.css.ts'

const { lowest, rise } = css.heights
/** How high a mark is that stands at a part of the way up. */
const heightAt = (part: number): string => `calc(${lowest} + ${rise} * ${part.toFixed(3)})`

interface LevelProgressProps {
  readonly vip: VipBonus
  /** With what each level brings, as the page of levels has it. */
  readonly whole?: boolean
}

/** The levels as the brand draws them, where the member stands among them, and what the next one still asks for. */
export function LevelProgress({ vip, whole = false }: LevelProgressProps) {
  const { t } = useLingui()
  const id = useId()
  const money = useFormatPlain()
  const { levels } = useAtomValue(brandAtom).layout
  const { ranks, rankLevel, progress, keep } = vip
  const say = useMomentsInText()
  const [least, until] = keep === null ? ['', ''] : [money(keep.validBets), say(keep.until)]
  const next = rankLevel === null ? undefined : ranks.find((rank) => rank.rankLevel === rankLevel + 1)
  const listClass = cx(css.levels[levels], whole && css.wholes[levels])
  const lane = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    const current = lane.current?.querySelector('[aria-current]')
    if (lane.current && current) showInLane(lane.current, current)
  }, [])
  const nextName = next?.name ?? ''
  const once = (minor: bigint): string => {
    const bonus = money(minor)
    return t({ message: `${bonus} once`, context: 'what a level brings' })
  }
  const eachWeek = (minor: bigint): string => {
    const bonus = money(minor)
    return t({ message: `${bonus} a week`, context: 'what a level brings' })
  }
  const brought = next
    ? [next.upgrade === null ? '' : once(next.upgrade), next.weekly === null ? '' : eachWeek(next.weekly)]
    : []
  const benefit = brought.filter(Boolean).join(' · ')
  const rises = levels === 'doors' || levels === 'stairs'
  // A door or a step holds the sum itself.
  const isInside = whole && rises
  const left = progress && (progress.done < progress.goal ? progress.goal - progress.done : 0n)
  const sum = left === null ? '' : money(left)
  return (
    <Stack space="s">
      {/* A lane scrolls sideways on a phone, which the keyboard can do once it stands there; lines do not. */}
      <ol ref={lane} tabIndex={whole && !rises ? undefined : 0} className={listClass} aria-label={t`Levels`}>
        {ranks.map(({ rankLevel: level, name, upgrade, weekly }, index) => (
          <li
            key={level}
            className={css.level}
            {...(level === rankLevel ? { 'aria-current': 'step' } : {})}
            data-state={rankLevel === null || level > rankLevel ? 'ahead' : level < rankLevel ? 'passed' : 'current'}
          >
            <span
              aria-hidden
              className={css.mark[levels]}
              style={rises ? { blockSize: heightAt(index / Math.max(1, ranks.length - 1)) } : undefined}
            >
              {rankLevel !== null && level < rankLevel ? <Check aria-hidden className={iconSize.s} /> : index + 1}
              {isInside && upgrade !== null && (
                <span className={css.inside}>
                  <FittingAmount minor={upgrade} room={7} />
                </span>
              )}
            </span>
            <span className={css.name}>{name}</span>
            {whole && (
              <span className={isInside ? hiddenVisually : css.brings}>
                <span>{upgrade !== null && once(upgrade)}</span>
                <span>{weekly !== null && eachWeek(weekly)}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
      {progress && left !== null && (
        <Stack space="xs">
          <Text id={id} breaks>
            <Trans>
              <Amount size="l">{sum}</Amount> in valid bets to go until {nextName}
            </Trans>
          </Text>
          <Played titleId={id} played={progress.done} goal={progress.goal} say={money} />
          {whole && benefit && (
            <Text weight="strong" breaks>
              <Trans>
                {nextName} brings {benefit}
              </Trans>
            </Text>
          )}
          <Text size="s" tone="muted">
            <Trans>Only valid bets count. Deposits do not change your level.</Trans>
          </Text>
        </Stack>
      )}
      {keep !== null && (
        <Text size="s" tone="muted">
          <Trans>
            To keep your level, bet {least} until {until}. Otherwise you go down one level; nothing else is lost.
          </Trans>
        </Text>
      )}
    </Stack>
  )
}
