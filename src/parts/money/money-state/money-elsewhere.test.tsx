/** Money that was sent and not heard of is found out on whatever page the member is by then (safety rule "Money"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contract } from '../../../api/contract.ts'
import { findStatus, openCentre } from '../../../testing/centre.ts'
import { callsTo, fill } from '../../../testing/forms.ts'
import { isDisabled } from '../../../testing/control-state.ts'

test('after a reload, on a page without a form for money', async () => {
  const page = await openCentre('wallet', { brand: 'hoasen', balance: '900000' })
  const { user, sandbox } = page
  const form = await screen.findByRole('form', { name: 'Transfer' })
  await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'transferFunds', times: 1 })
  await sandbox.scenario({ kind: 'failing', how: 'html', when: 'before', endpoint: 'settleMoneyRequest' })
  await user.click(await within(page.centre()).findByRole('button', { name: /^Pinetop/ }))
  const amount = within(form).getByRole('textbox', { name: 'Amount' })
  await waitFor(() => expect(isDisabled(amount)).toBe(false))
  await fill(user, amount, '50000')
  await user.keyboard('{Enter}')
  await findStatus('Pending: ')

  // Nobody says what came of it yet, so it is asked again until somebody does.
  const { calls } = await page.visit('/help', page.member)
  await waitFor(() => expect(callsTo({ calls }, contract.settleMoneyRequest.path)).toBeGreaterThan(0))
  await sandbox.clear('failing')
  const book = (): string[] => Object.values(localStorage).filter((text) => text.includes('"transfer"'))
  await waitFor(() => expect(book().join()).toContain('"done":true'))

  await page.reload()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Funds' }).textContent).toContain('₫850,000'))
  const again = await screen.findByRole('form', { name: 'Transfer' })
  await waitFor(() => expect(isDisabled(within(again).getByRole('textbox', { name: 'Amount' }))).toBe(false))
  expect(screen.queryByText(/^Pending: /)).toBeNull()
})
