/** Feedback as a page (spec 2, "Other screens"; spec 3, "Support ticket"; spec 9: "images at most 5MB each and 3 per upload"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pictureFile } from '../../testing/picture-file.ts'
import { openSite } from '../../testing/site.tsx'

test('a member sends more than the short form takes, with a picture, and reads the answer', async () => {
  const site = openSite()
  const member = await site.sandbox.member('player')
  const { user } = await site.visit('/feedback', member)
  const form = within(await screen.findByRole('region', { name: 'Send feedback' }))
  await screen.findByText('You have not sent anything yet.')
  await user.selectOptions(form.getByLabelText('What is it about?'), 'Game')
  await user.type(form.getByLabelText('What do you want to say?'), 'x'.repeat(150))
  await form.findByText('150 of 500')
  await user.upload(form.getByLabelText('Choose pictures'), pictureFile())
  await waitFor(async () => {
    await user.click(form.getByRole('button', { name: 'Send' }))
    expect(form.getByText('Thank you, it has arrived')).toBeTruthy()
  })
  const sent = (await screen.findByText('x'.repeat(150))).closest('li')!
  expect(sent.textContent).toContain('1 picture')
  expect(sent.textContent).toContain('Waiting for an answer')
  const [ticket] = /F-[0-9A-F]{10}/.exec(sent.textContent) ?? []
  await site.sandbox.post('tickets', { member: member.username, ticket, answer: 'We are on it. <b>Really</b>.' })
  await user.click(form.getByRole('button', { name: 'Send another' }))
  await site.visit('/feedback', member)
  // An answer is text, whatever it holds.
  await screen.findByText('We are on it. <b>Really</b>.')
  expect(screen.getByText('Answered')).toBeTruthy()
})

test('a guest sends words alone, and what failed is still there', async () => {
  const site = openSite()
  const { user } = await site.visit('/feedback')
  const form = within(await screen.findByRole('region', { name: 'Send feedback' }))
  expect(form.queryByLabelText('Choose pictures')).toBeNull()
  expect(screen.queryByText('Your tickets')).toBeNull()
  await user.selectOptions(form.getByLabelText('What is it about?'), 'Account')
  await user.type(form.getByLabelText('What do you want to say?'), 'Hello there')
  await site.sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'sendFeedback', times: 1 })
  await user.click(form.getByRole('button', { name: 'Send' }))
  await form.findByRole('alert')
  expect(form.getByDisplayValue('Hello there')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(form.getByText('Thank you, it has arrived')).toBeTruthy())
})
