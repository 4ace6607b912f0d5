import { useEffect, useRef, useState, type ReactNode } from 'react'
import { afterPaint } from '../../../ui/states/after-paint.ts'
import type { IconView } from '../../../ui/media/icons.tsx'
import { Chip } from '../../../ui/actions/chip.tsx'

interface ToggleChipProps {
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  readonly icon?: IconView | undefined
  readonly children: ReactNode
}

/**
 * A filter that is on or off by itself. It shows at once what a finger has asked for: the list follows in a frame of its
 * own, which takes a slow phone longer than a finger waits.
 */
export function ToggleChip({ on, onChange, icon, children }: ToggleChipProps) {
  const [asked, setAsked] = useState(on)
  const [held, setHeld] = useState(on)
  if (held !== on) {
    // What holds by now, also by Back or by taking all filters back.
    setHeld(on)
    setAsked(on)
  }
  const waiting = useRef<() => void>(undefined)
  // Who has gone elsewhere meanwhile changes nothing there.
  useEffect(() => () => waiting.current?.(), [])
  const press = (): void => {
    waiting.current?.()
    setAsked(!asked)
    waiting.current = afterPaint(() => onChange(!asked))
  }
  return (
    <Chip {...(icon ? { icon } : {})} pressed={asked} onPress={press}>
      {children}
    </Chip>
  )
}
