/** Modals (spec 2, "Modals"): how they close, and how wide they are. */
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showAlone } from '../../testing/show-alone.tsx'
import { openSite } from '../../testing/site.tsx'
import { Dialog } from './dialog.tsx'
import * as css from './dialog.css.ts'

test.each([true, false])(
  'Escape, a click beside it and the cross close it where click-to-close is %s',
  async (closes) => {
    const onClose = vi.fn<() => void>()
    const visit = await openSite().visit('/helpmc')
    await showAlone(visit, () => (
      <Dialog title="A question" onClose={onClose} clickToClose={closes}>
        Words
      </Dialog>
    ))
    const dialog = await screen.findByRole('dialog', { name: 'A question' })
    const cross = screen.queryByRole('button', { name: 'Close' })
    expect(cross !== null).toBe(closes)
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(onClose).toHaveBeenCalledTimes(closes ? 1 : 0)
    fireEvent.mouseDown(dialog, { clientX: -5, clientY: -5 })
    expect(onClose).toHaveBeenCalledTimes(closes ? 2 : 0)
    if (cross) fireEvent.click(cross)
    expect(onClose).toHaveBeenCalledTimes(closes ? 3 : 0)
  },
)

test('one is as wide as a dialog unless it says otherwise', async () => {
  const visit = await openSite().visit('/helpmc')
  await showAlone(visit, () => (
    <Dialog title="A question" onClose={() => undefined}>
      Words
    </Dialog>
  ))
  expect((await screen.findByRole('dialog', { name: 'A question' })).className).toContain(css.width.dialog)
})
