/** Feedback: what it is about, and at most 140 characters (spec 5, "Feedback content"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { callsTo, fill, isWrong, saidOf } from '../../../testing/forms.ts'
import { openSite } from '../../../testing/site.tsx'

const form = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Send feedback' })

test('140 characters are sent once, and answered with a ticket', async () => {
  const site = openSite()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  let sent = 0
  site.intercept((request) => {
    if (!request.url.includes('/wps/feedback')) return null
    sent += 1
    return held.then(() => Response.json({ success: true, value: { ticket: '4711' } }))
  })
  const { user } = await site.visit('/help')
  const place = within(await form())
  const [about, content] = [place.getByLabelText('What is it about?'), place.getByLabelText('What do you want to say?')]
  const send = place.getByRole('button', { name: 'Send' })
  await user.click(send)
  await waitFor(() => expect(saidOf(about)).toContain('Choose what it is about'))
  expect(saidOf(content)).toContain('Write what you want to say')
  expect([isWrong(about), isWrong(content)]).toEqual([true, true])
  expect(document.activeElement).toBe(about)

  await fill(user, content, 'x'.repeat(141))
  await place.findByText('141 of 140')
  await user.click(send)
  await waitFor(() => expect(saidOf(content)).toContain('Shorten it to 140 characters'))
  await user.selectOptions(about, 'Suggestion')
  // Each takes seven places in a string, and is one character to whoever writes it.
  await fill(user, content, '👩🏽‍🚀'.repeat(140))
  await place.findByText('140 of 140')
  await user.click(send)
  await waitFor(() => expect(send.getAttribute('aria-busy')).toBe('true'))
  await user.click(send)
  letGo()
  await place.findByText('Thank you, it has arrived')
  place.getByText(/^Your ticket number is 4711\./)
  expect(sent).toBe(1)
  await user.click(place.getByRole('button', { name: 'Send another' }))
  expect((place.getByLabelText('What do you want to say?') as HTMLTextAreaElement).value).toBe('')
})

test('how long it may be is the server’s to say', async () => {
  const site = openSite()
  const value = { topics: [], feedback: { minLength: 10, maxLength: 20 } }
  await site.sandbox.scenario({ kind: 'answering', endpoint: 'getHelpCentre', value })
  const { user } = await site.visit('/help')
  const place = within(await form())
  const content = place.getByLabelText('What do you want to say?')
  for (const [text, counted, says] of [
    ['too short', '9 of 20', 'Write at least 10 characters'],
    ['x'.repeat(21), '21 of 20', 'Shorten it to 20 characters'],
  ] as const) {
    await fill(user, content, text)
    await place.findByText(counted)
    await user.click(place.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(saidOf(content)).toContain(says))
  }
})

test('a refusal and a failure stand in the form, and nothing typed is lost', async () => {
  const site = openSite()
  const page = await site.visit('/help')
  const { user } = page
  const place = within(await form())
  const content = place.getByLabelText('What do you want to say?') as HTMLTextAreaElement
  await fill(user, content, 'Please read this')
  await user.selectOptions(place.getByLabelText('What is it about?'), 'Something else')
  const send = place.getByRole('button', { name: 'Send' })
  await site.sandbox.scenario({ kind: 'refusing', endpoint: 'sendFeedback', message: 'too many requests', times: 1 })
  await user.click(send)
  await waitFor(() => expect(place.getByRole('alert').textContent).toContain('Try again after 5 minutes.'))
  expect(content.value).toBe('Please read this')
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'sendFeedback', times: 1 })
  await user.click(send)
  await waitFor(() => expect(place.getByRole('alert').textContent).toContain('The server has a problem'))
  expect(content.value).toBe('Please read this')
  await user.click(send)
  await place.findByText('Thank you, it has arrived')
  expect(callsTo(page, '/wps/feedback')).toBe(3)
})
