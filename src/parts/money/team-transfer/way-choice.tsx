import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TeamTerms } from '../../../state/team/team.ts'
import { CircleUser, type IconView } from '../../../ui/media/icons.tsx'
import { Split as Fork } from '../../../ui/media/later-icons.ts'
import { nameOf } from './use-team-labels.ts'
import { Choices } from '../../../ui/fields/choices.tsx'
import { ChoiceCard } from '../../../ui/fields/choice-card.tsx'

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
  const card = (value: Way, icon: IconView, title: ReactNode, detail: ReactNode) => (
    <ChoiceCard
      name="way"
      value={value}
      checked={value === way}
      onChoose={() => onWay(value)}
      icon={icon}
      title={title}
      details={[detail]}
    />
  )
  return (
    <Choices legend={<Trans context="a person">To</Trans>} layout="columns" error={error}>
      {upline && card('upline', CircleUser, <Trans>My upline</Trans>, <bdi key="who">{nameOf(upline)}</bdi>)}
      {downlines > 0 &&
        card(
          'downline',
          Fork,
          <Trans>A downline</Trans>,
          <Plural key="many" value={downlines} one="# member" other="# members" />,
        )}
    </Choices>
  )
}
