import { act, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { newRequestNo } from '../../../rules/money/money-intent.ts'
import { cannotSettleAtom, settledIntentsAtom } from '../../../state/money/request/pending-money.ts'
import { showAlone } from '../../../testing/show-alone.tsx'
import { openSite } from '../../../testing/site.tsx'
import { MoneyState } from './money-state.tsx'

const intent = { requestNo: newRequestNo(), kind: 'transfer', from: 'MAIN', to: 'AG', amount: '10.00', at: 0 } as const

test('where nothing can be found out for want of a part, a reload is offered', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const visit = await openSite().visit('/help')
  const { container } = await showAlone(visit, () => (
    <MoneyState kind="transfer" pending={[intent]} words={({ amount }) => `${amount} to AG`} />
  ))
  const notice = within(await within(container).findByRole('status'))
  notice.getByText('Checking the status')
  act(() => visit.store.set(cannotSettleAtom, true))
  expect(notice.queryByText('Checking the status')).toBeNull()
  notice.getByRole('button', { name: 'Reload the page' }).click()
  expect(reload).toHaveBeenCalledOnce()
  reload.mockRestore()
})

test('what was carried out twice is told as two, with both references, until it is read', async () => {
  const visit = await openSite().visit('/help')
  visit.store.set(settledIntentsAtom, [
    {
      ...intent,
      state: 'done',
      reference: 'TR-1',
      doubles: ['TR-1', 'TR-2'],
      message: '',
      elsewhere: false,
    },
  ])
  const { container } = await showAlone(visit, () => (
    <MoneyState kind="transfer" pending={[]} words={({ amount }) => `${amount} to AG`} />
  ))
  const notice = await within(container).findByRole('status')
  expect(notice.textContent).toContain('Done 2 times: 10.00 to AG')
  for (const reference of ['TR-1', 'TR-2']) within(notice).getByRole('button', { name: new RegExp(reference) })
  await visit.user.click(within(notice).getByRole('button', { name: 'OK' }))
  expect(within(container).queryByRole('status')).toBeNull()
})
