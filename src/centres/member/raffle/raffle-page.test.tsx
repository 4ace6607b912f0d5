/** The raffle (spec 7, MCS2_claimRafflePromotion): the platform alone decides, and a ticket is drawn once. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openCentre } from '../../../testing/centre.ts'
import { isDisabled } from '../../../testing/control-state.ts'

test('a ticket is drawn once, and what it won is what the platform said', async () => {
  const page = await openCentre('raffle', {
    kind: 'empty',
    prepare: ({ sandbox }, { username }) => sandbox.post('raffles', { member: username, tickets: 2, prize: 'twenty' }),
  })
  const spin = await screen.findByRole('button', { name: 'Spin the wheel' })
  await screen.findByText(/You have 2 tickets/)
  const odds = screen.getByRole('rowheader', { name: 'P100.00' }).closest('tr')!
  expect(odds.textContent).toContain('0.2%')
  await screen.findByText('You have not opened a ticket yet.')
  await waitFor(() => expect(isDisabled(spin)).toBe(false))
  await page.user.dblClick(spin)
  await screen.findByText('You won P20.00')
  await screen.findByText(/You have 1 ticket/)
  const history = await screen.findByRole('table', { name: '' }).catch(() => screen.getAllByRole('table').at(-1)!)
  expect(history).toBeTruthy()
  await waitFor(() => expect(within(screen.getAllByRole('table').at(-1)!).getByText('P20.00')).toBeTruthy())
  expect(await page.ledger()).toMatchObject({ balance: '20.00', transactions: [{ reason: 'raffle' }] })
})

test('a ticket without a prize says so, and none is left to draw', async () => {
  const page = await openCentre('raffle', {
    kind: 'empty',
    prepare: ({ sandbox }, { username }) => sandbox.post('raffles', { member: username, tickets: 1, prize: 'none-a' }),
  })
  const spin = await screen.findByRole('button', { name: 'Spin the wheel' })
  await waitFor(() => expect(isDisabled(spin)).toBe(false))
  await page.user.click(spin)
  await screen.findByText('No prize this time')
  await screen.findByText(/You have 0 tickets/)
  expect(isDisabled(screen.getByRole('button', { name: 'Spin the wheel' }))).toBe(true)
})
