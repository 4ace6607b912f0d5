import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newRequestNo } from '../../rules/money-intent.ts'
import { settledIntentsAtom } from '../../state/pending-money.ts'
import { showAlone } from '../../testing/show-alone.tsx'
import { openSite } from '../../testing/site.tsx'
import { MoneyState } from './money-state.tsx'

test('what was carried out twice is told as two, with both references, until it is read', async () => {
  const visit = await openSite().visit('/help')
  visit.store.set(settledIntentsAtom, [
    {
      requestNo: newRequestNo(),
      kind: 'transfer',
      from: 'MAIN',
      to: 'AG',
      amount: '10.00',
      at: Date.now(),
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
