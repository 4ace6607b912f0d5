import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'

/** The id of the bet slip whose button has led to this page, as it was when the page opened: a modal over it has a state of its own. */
export function useAskedSlip(): string | undefined {
  const asked = useLocation({ select: ({ state }) => state.slip })
  const [slip] = useState(asked)
  return slip
}
