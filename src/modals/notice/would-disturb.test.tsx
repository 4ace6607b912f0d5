/** When a popup that nobody asked for waits (spec 4, "Announcement popup on start"). */
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { wouldDisturb } from './would-disturb.ts'

afterEach(cleanup)

test('whoever writes is left alone, and whoever has something open', () => {
  render(
    <>
      <form>
        <input aria-label="name" defaultValue="" />
        <input type="checkbox" aria-label="remember" defaultChecked />
      </form>
      <dialog aria-label="other" />
    </>,
  )
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'name' })
  expect(wouldDisturb(document)).toBe(false)
  name.focus()
  expect(wouldDisturb(document), 'nothing is written yet').toBe(false)
  name.value = 'somebody'
  expect(wouldDisturb(document)).toBe(true)
  screen.getByRole('checkbox').focus()
  expect(wouldDisturb(document), 'the form is being filled in').toBe(true)
  name.value = ''
  expect(wouldDisturb(document)).toBe(false)
  const dialog = document.querySelector('dialog')!
  dialog.showModal()
  expect(wouldDisturb(document)).toBe(true)
  dialog.close()
  expect(wouldDisturb(document)).toBe(false)
})
