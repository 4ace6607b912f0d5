/** Tabs by their keys (ARIA practices, "Tabs"). */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const NAMES = { day: 'Day', week: 'Week', month: 'Month' }

function Three({ onePanel = false }: { readonly onePanel?: boolean }) {
  const [chosen, choose] = useState<keyof typeof NAMES>('day')
  return <Tabs id="span" label="Span" names={NAMES} chosen={chosen} onChoose={choose} onePanel={onePanel} />
}

const tabs = (): HTMLElement[] => screen.getAllByRole('tab')
const chosen = (): (string | null)[] =>
  tabs().flatMap((tab) => (tab.getAttribute('aria-selected') === 'true' ? tab.textContent : []))
const press = (key: string): void => void fireEvent.keyDown(document.activeElement!, { key })

test('arrows, Home and End choose and lead the focus; one of them is a stop of Tab', () => {
  render(<Three />)
  expect(screen.getByRole('tablist', { name: 'Span' })).not.toBeNull()
  tabs()[0]!.focus()
  for (const [key, name] of [
    ['ArrowRight', 'Week'],
    ['End', 'Month'],
    ['ArrowRight', 'Day'],
    ['ArrowLeft', 'Month'],
    ['Home', 'Day'],
    ['a', 'Day'],
  ] as const) {
    press(key)
    expect(chosen(), key).toEqual([name])
    expect(document.activeElement?.textContent, key).toBe(name)
  }
  fireEvent.click(tabs()[1]!)
  expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
  expect(tabs().map((tab) => tab.getAttribute('aria-controls'))).toEqual([
    'span-day-panel',
    'span-week-panel',
    'span-month-panel',
  ])
})

test('right to left, the arrows lead the other way; tabs of one panel all name it', () => {
  render(
    <div style={{ direction: 'rtl' }}>
      <Three onePanel />
    </div>,
  )
  tabs()[0]!.focus()
  press('ArrowLeft')
  expect(chosen()).toEqual(['Week'])
  expect(new Set(tabs().map((tab) => tab.getAttribute('aria-controls')))).toEqual(new Set(['span-panel']))
})
