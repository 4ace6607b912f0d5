/** Cashback, where manual rebate is on (spec 2, "Member centre": manualRebate): claimed once, and said as it stands. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findStatus, openCentre, timesOf } from '../../../testing/centre.ts'
import { pressTwice } from '../../../testing/forms.ts'
import { isDisabled } from '../../../testing/control-state.ts'

const ON = { kind: 'modules', on: ['MANUAL_REBATE'] } as const
const toClaim = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Available to claim' })
const claimIn = (place: HTMLElement): HTMLElement => within(place).getByRole('button', { name: 'Claim' })

test('what bets bring back stands by category, is claimed once, and begins anew', async () => {
  const page = await openCentre('cashback', { kind: 'empty', prepare: ({ sandbox }) => sandbox.scenario(ON) })
  const { user, sandbox, member } = page
  await screen.findByText('No bets count yet')
  expect(isDisabled(claimIn(await toClaim()))).toBe(true)
  const before = await screen.findByRole('region', { name: 'Claim history' })
  await within(before).findByText('None yet.')

  await sandbox.post('cashback', { member: member.username, category: 'RNG', validBet: '1000' })
  await sandbox.post('cashback', { member: member.username, category: 'LIVE', validBet: '10000' })
  await page.reload()
  const region = await toClaim()
  expect(region.textContent).toContain('P58.00')
  const rows = within(screen.getByRole('region', { name: 'By category' })).getAllByRole('listitem')
  const texts = rows.map(({ textContent }) => textContent).toSorted()
  expect(texts).toHaveLength(2)
  expect(texts.join(' ')).toMatch(/0\.5% of P10,000\.00P50\.00/)
  expect(texts.join(' ')).toMatch(/0\.8% of P1,000\.00P8\.00/)

  await sandbox.scenario({
    kind: 'refusing',
    message: 'cashback below the minimum',
    endpoint: 'claimCashback',
    times: 1,
  })
  const claim = claimIn(region)
  await waitFor(() => expect(isDisabled(claim)).toBe(false))
  await user.click(claim)
  expect((await screen.findByRole('alert')).textContent).toContain('The amount is below the minimum claim.')
  expect(await timesOf(page, 'cashback')).toBe(0)
  await waitFor(() => expect(claim.getAttribute('aria-busy')).not.toBe('true'))
  pressTwice(claim)
  const claimed = await findStatus('Done: ')
  expect(claimed.textContent).toContain('Rebate of P58.00')
  expect(claimed.querySelector('[data-celebration]'), 'it comes back of what was bet').toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  const past = await within(await screen.findByRole('region', { name: 'Claim history' })).findByRole('listitem')
  expect(past.textContent).toContain('P58.00')
  await waitFor(() => expect(isDisabled(claimIn(region))).toBe(true))
  expect(region.textContent).toContain('P0.00')
  expect(await page.ledger()).toMatchObject({ balance: '58.00', total: '0' })

  // What is less than may be claimed at once says from when on.
  await sandbox.scenario({
    kind: 'answering',
    endpoint: 'getCashback',
    value: {
      total: '2.00',
      min: '5.00',
      since: null,
      categories: [{ gameType: 'ODD', category: 'ODD', rate: '1', validBet: '200', amount: '2.00' }],
    },
  })
  await page.reload()
  expect((await toClaim()).textContent).toContain('Minimum claim: P5.00')
  expect(isDisabled(claimIn(await toClaim()))).toBe(true)
  expect(screen.getByRole('region', { name: 'By category' }).textContent).toContain('ODD')
})

test('an answer that is lost is found out, and claimed no second time; without the module it is in no menu', async () => {
  const page = await openCentre('cashback', {
    kind: 'empty',
    prepare: async ({ sandbox }, { username: member }) => {
      await sandbox.scenario(ON)
      await sandbox.post('cashback', { member, category: 'SPORTS', validBet: '5000' })
      await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'claimCashback', times: 1 })
    },
  })
  const claim = claimIn(await toClaim())
  await waitFor(() => expect(isDisabled(claim)).toBe(false))
  await page.user.click(claim)
  const done = await findStatus('Done: ')
  expect(done.textContent).toContain('Rebate of P30.00')
  await waitFor(() => expect(isDisabled(claim)).toBe(true))
  expect(await timesOf(page, 'cashback')).toBe(1)
  await page.user.click(within(done).getByRole('button', { name: 'OK' }))
  expect(screen.queryByText(/^Done: /)).toBeNull()

  await page.sandbox.scenario({ kind: 'modules', off: ['MANUAL_REBATE'] })
  await page.reload('cashback')
  const menu = await screen.findByRole('navigation', { name: 'Pages of your account' })
  expect(within(menu).getByRole('link', { name: 'My account' }).getAttribute('aria-current')).toBe('page')
  expect(within(menu).queryByRole('link', { name: 'Rebate' })).toBeNull()
})
