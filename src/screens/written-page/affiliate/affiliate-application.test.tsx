/** The affiliate application (spec 2, "Other screens"; spec 1: behind the affiliate module). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../../../testing/site.tsx'

const form = async () => within(await screen.findByRole('form', { name: 'Affiliate application' }))

test('a member applies, hears why not, applies once more, and invites once approved', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'modules', on: ['AFFILIATE'] })
  const member = await site.sandbox.member('player')
  const { user } = await site.visit('/affiliates', member)
  const first = await form()
  await user.click(first.getByRole('button', { name: 'Apply' }))
  await first.findByText('Tell us how to reach you.')
  await user.type(first.getByLabelText('How can we reach you?'), 'ana@players.example')
  await user.type(first.getByLabelText('Where will you invite?'), 't.me/ana')
  await site.sandbox.scenario({ kind: 'failing', how: 'abort', endpoint: 'applyAsAffiliate', times: 1 })
  await user.click(first.getByRole('button', { name: 'Apply' }))
  await first.findByRole('alert')
  expect(first.getByDisplayValue('t.me/ana')).toBeTruthy()
  await user.click(first.getByRole('button', { name: 'Apply' }))
  await screen.findByText('We have received your application')

  const say = (said: object): Promise<unknown> => site.sandbox.post('affiliates', { member: member.username, ...said })
  await say({ state: 'rejected', reason: 'The group is closed.' })
  await site.visit('/affiliates', member)
  await screen.findByText('The group is closed.')
  await form()

  const { code } = (await say({ state: 'approved' })) as { code: string } // the control call's answer
  await site.visit('/affiliates', member)
  const invitation = within(await screen.findByRole('region', { name: 'Your invitation' }))
  expect(invitation.getByText(code)).toBeTruthy()
  expect(invitation.getByText(new RegExp(`/register\\?affiliateCode=${code}$`))).toBeTruthy()
  expect(invitation.getByRole('img', { name: 'QR code of your link' })).toBeTruthy()
})

test('a guest is asked to log in', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'modules', on: ['AFFILIATE'] })
  const { user } = await site.visit('/affiliates')
  await user.click(await screen.findByRole('button', { name: 'Apply' }))
  await screen.findByRole('dialog', { name: 'Log in' })
})

test('without the module there is nothing to apply for', async () => {
  await openSite().visit('/affiliates')
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByText('Become an affiliate')).toBeNull())
})
