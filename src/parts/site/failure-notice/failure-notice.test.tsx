import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TransportFailure } from '../../../rules/failure.ts'
import { showAlone } from '../../../testing/show-alone.tsx'
import { openSite } from '../../../testing/site.tsx'
import { MoneyFailure } from '../../money/money-state/money-failure.tsx'
import { FailureNotice } from './failure-notice.tsx'

test('what the page could not send offers to load it anew, and nothing else', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const visit = await openSite().visit('/help')
  const error = new TransportFailure('transferFunds', 'unsent')
  for (const Notice of [
    () => <FailureNotice error={error} onRetry={() => undefined} />,
    () => <MoneyFailure error={error} />,
  ]) {
    reload.mockClear()
    const shown = await showAlone(visit, Notice)
    const alert = await within(shown.container).findByRole('alert')
    expect(alert.textContent).toContain('nothing was sent')
    expect(within(alert).queryByRole('button', { name: 'Try again' })).toBeNull()
    within(alert).getByRole('button', { name: 'Reload the page' }).click()
    expect(reload).toHaveBeenCalledOnce()
    shown.unmount()
  }
  reload.mockRestore()
})
