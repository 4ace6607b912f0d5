/** My wallet where one wallet is for all games (spec 2, "Member centre": transferFund): where the money is, and what leads there. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openCentre } from '../../../testing/centre.ts'

const AT = Date.UTC(2026, 8, 22, 2, 30)
const withdrawal = (reference: string, state: string) => ({
  reference,
  state,
  amount: '100',
  fee: '0',
  paid: '0',
  received: '0',
  remaining: '100',
  at: AT,
  account: { kind: 'bank', name: 'Banco', number: '•••• 0123' },
})

test('says what may leave, and counts what is on its way; each row leads to its page', async () => {
  const { centre, user, router } = await openCentre('wallet', {
    balance: '2000.00',
    prepare: async ({ sandbox }) => {
      const list = ['paying', 'requested', 'confirmed'].map((state, at) => withdrawal(`W${at}`, state))
      const value = { list, total: 3, toConfirm: [], serverTime: AT }
      await sandbox.scenario({ kind: 'answering', endpoint: 'listWithdrawals', value })
    },
  })
  const place = (name: string): Promise<HTMLElement> =>
    within(centre()).findByRole('link', { name: new RegExp(`^${name}`) })
  await screen.findByRole('heading', { name: 'Where your money is' })
  const available = await place('Available to withdraw')
  await waitFor(() => expect(available.textContent).toContain('P2,000.00'))
  expect((await place('Withdrawals on their way to you')).textContent).toContain('2 withdrawals')
  expect(within(centre()).queryByRole('link', { name: /^Deposits to finish/ })).toBeNull()
  await user.click(await place('All transactions'))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ member: 'transactionHistory' }))
})
