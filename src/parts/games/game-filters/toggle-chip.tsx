import type { ReactNode } from 'react'
import type { IconView } from '../../../ui/media/icons.tsx'
import { Chip } from '../../../ui/actions/chip.tsx'
import { CheckRow } from '../../../ui/actions/check-row.tsx'
import { FacetCount } from './facet-count.tsx'
import { useAsked } from './use-asked.ts'

interface ToggleProps {
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  readonly icon?: IconView | undefined
  readonly children: ReactNode
}

/** A filter that is on or off by itself. */
export function ToggleChip({ on, onChange, icon, children }: ToggleProps) {
  const [asked, ask] = useAsked(on, onChange)
  return (
    <Chip {...(icon ? { icon } : {})} pressed={asked} onPress={() => ask(!asked)}>
      {children}
    </Chip>
  )
}

interface ToggleRowProps extends Omit<ToggleProps, 'icon'> {
  /** How many games it leaves. */
  readonly count?: number | undefined
}

/** The same in a column of them. */
export function ToggleRow({ on, onChange, count, children }: ToggleRowProps) {
  const [asked, ask] = useAsked(on, onChange)
  return (
    <CheckRow pressed={asked} onPress={() => ask(!asked)} end={<FacetCount count={count} />}>
      {children}
    </CheckRow>
  )
}
