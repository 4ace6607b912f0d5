/** The reward centre (spec 2, "Member centre": rewardCenter; spec 4, "Promotion or activity status"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findStatus, openCentre } from '../../../testing/centre.ts'
import { contract } from '../../../api/contract.ts'
import { isDisabled } from '../../../testing/control-state.ts'
import { callsTo, pressTwice } from '../../../testing/forms.ts'

/** As platforms write them, and what the page says; what it does not know it says as it came. */
const STATES = [
  ['Coming soon', 'Coming soon'],
  ['applying', 'Applied for'],
  ['Process', 'In process'],
  ['Join', 'Open'],
  ['signed', 'Joined'],
  ['Issued', 'Issued'],
  ['Rejected', 'Rejected'],
  ['Close', 'Closed'],
  ['On ice', 'On ice'],
] as const

test('rewards stand in every state that there is, and one that may be claimed comes once', async () => {
  const page = await openCentre('rewards', {
    kind: 'empty',
    prepare: ({ sandbox }) => sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'listRewards', times: 1 }),
  })
  const { user, sandbox, member, ledger } = page
  const failure = await screen.findByRole('alert')
  await user.click(within(failure).getByRole('button', { name: 'Try again' }))
  await screen.findByText('No rewards right now')
  const give = (more: object): Promise<unknown> => sandbox.post('rewards', { member: member.username, ...more })
  for (const [status] of STATES) await give({ kind: 'tournament', status, amount: '1' })
  await give({ kind: 'birthday', amount: '7' })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  const claim = await screen.findByRole('button', { name: 'Claim' })
  for (const [, words] of STATES) within(page.centre()).getByText(words)
  const card = claim.closest('li')!
  expect(card.textContent).toContain('P7')
  expect(card.textContent).toContain('Available to claim')
  expect(document.getElementById(claim.getAttribute('aria-describedby') ?? '')).toBe(within(card).getByRole('heading'))

  await sandbox.scenario({ kind: 'refusing', message: 'reward not completed', endpoint: 'claimReward', times: 1 })
  await waitFor(() => expect(isDisabled(claim)).toBe(false))
  await user.click(claim)
  await screen.findByText('This reward can’t be claimed right now.')
  await waitFor(() => expect(isDisabled(claim)).toBe(false))
  await user.dblClick(claim)
  expect((await findStatus('Done: ')).textContent).toContain('P7')
  await within(card).findByText('Claimed')
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull()
  // What was pressed is gone: the focus is at what it stood in.
  await waitFor(() => expect(document.activeElement).toBe(card))
  expect(await ledger()).toMatchObject({ balance: '7.00', total: '0', transactions: [{ reason: 'reward' }] })
})

test.each([
  ['was heard', null],
  ['was found out', { kind: 'failing', how: 'html', when: 'after', endpoint: 'claimReward', times: 1 }],
])('what %s to be claimed is not sent again while the page still shows its button', async (_, fault) => {
  const page = await openCentre('rewards', {
    kind: 'empty',
    prepare: ({ sandbox }, { username }) => sandbox.post('rewards', { member: username, amount: '7' }),
  })
  const claim = await screen.findByRole('button', { name: 'Claim' })
  await waitFor(() => expect(isDisabled(claim)).toBe(false))
  if (fault) await page.sandbox.scenario(fault)
  await page.sandbox.scenario({ kind: 'slow', ms: 300, endpoint: 'listRewards' })
  await page.user.click(claim)
  await findStatus('Done: ')
  expect(claim.isConnected).toBe(true)
  pressTwice(claim)
  await within(page.centre()).findByText('Claimed')
  expect(callsTo(page, contract.claimReward.path)).toBe(1)
  expect(screen.queryByRole('alert')).toBeNull()
})
