/** Inviting friends (spec 2, "Member centre": referral; "Routes": referralCode). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { factOf, openCentre, timesOf } from '../../../testing/centre.ts'

test('a member has a link and a code to send, and sees what has come of it', async () => {
  const page = await openCentre('invite', {
    kind: 'empty',
    prepare: ({ sandbox }) => sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'getReferral', times: 1 }),
  })
  const { user, sandbox, member } = page
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }))
  const invitation = await screen.findByRole('region', { name: 'Your invitation' })
  within(invitation).getByRole('img', { name: 'QR code of your link' })
  await screen.findByText('No referrals yet')

  await user.click(within(invitation).getByRole('button', { name: 'Copy link' }))
  await within(invitation).findByRole('button', { name: 'Copied' })
  const link = await navigator.clipboard.readText()
  await user.click(within(invitation).getByRole('button', { name: 'Copy your code' }))
  await within(invitation).findByRole('button', { name: 'Copied your code' })
  const code = await navigator.clipboard.readText()
  expect(code).toMatch(/^\w{8}$/)
  expect(link).toBe(`${location.origin}/register?referralCode=${code}`)
  expect(invitation.textContent).toContain(link)

  await sandbox.post('referrals', { member: member.username, count: 12, deposited: 2 })
  await page.reload()
  const friends = await screen.findByRole('region', { name: 'Your friends' })
  const rows = (): HTMLElement[] =>
    within(friends)
      .queryAllByRole('listitem')
      .filter((it) => it.querySelector('time'))
  await waitFor(() => expect(rows()).toHaveLength(10))
  within(friends).getByText('12 friends')
  expect(rows().every(({ textContent }) => textContent?.includes('No deposit yet'))).toBe(true)
  await user.click(within(friends).getByRole('button', { name: 'Page 2 of 2' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  const earned = rows().map(({ textContent }) => /\+P[\d.,]+$/.exec(textContent ?? '')?.[0])
  expect(earned[0]).toBeTruthy()
  expect(earned[1]).toBe(earned[0])
  expect(factOf(page.centre(), 'Friends')).toBe('12')
  expect(factOf(page.centre(), 'Rewarded')).toBe('2')
  // What was earned in all is what the ledger has.
  const { balance, total } = await page.ledger()
  expect(factOf(page.centre(), 'Total earned')).toBe(`P${balance}`)
  expect(total).toBe('0')
  expect(await timesOf(page, 'referral-reward')).toBe(2)
})
