/** The chat room (spec 2, "Modals"; spec 6, "Customer service"). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pictureFile } from '../../testing/picture-file.ts'
import { openSite, type Visit } from '../../testing/site.tsx'

const room = (name = 'Live chat') => screen.findByRole('dialog', { name })
const field = async (): Promise<HTMLTextAreaElement> => await within(await room()).findByLabelText('Your message')
const lines = () => within(screen.getByRole('log')).queryAllByRole('listitem')

async function say(user: Visit['user'], text: string): Promise<void> {
  fireEvent.change(await field(), { target: { value: text } })
  await user.click(within(await room()).getByRole('button', { name: 'Send' }))
}

test('a guest writes, is answered, and a reload keeps all of it with what was being typed', async () => {
  const site = openSite()
  const { user } = await site.visit('/help')
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Live chat' }))
  await say(user, 'Where is my bonus?')
  await screen.findByText('Thank you. We have read it and are looking into it.')
  expect(lines()).toHaveLength(2)
  expect((await field()).value).toBe('')
  fireEvent.change(await field(), { target: { value: 'And one mo' } })
  await site.visit('/help?modal=chat')
  expect((await field()).value).toBe('And one mo')
  await waitFor(() => expect(lines()).toHaveLength(2))
  // Pictures are members' alone.
  expect(screen.queryByLabelText('Choose pictures')).toBeNull()
})

test('what customer service writes is text, whatever it looks like', async () => {
  const site = openSite()
  const { member } = await site.enter('player', '/help?modal=chat')
  const text = '<img src=x onerror="alert(1)"> [a](javascript:alert(1))'
  await site.sandbox.post('chat/lines', { member: member.username, text, name: '<b>Mara</b>' })
  const { user } = await site.visit('/help?modal=chat', member)
  await screen.findByText(text)
  expect(screen.getByRole('log').querySelector('img, a, b, script')).toBeNull()
  await say(user, 'Hello')
  await waitFor(() => expect(lines()).toHaveLength(3))
})

test('a picture goes with a line, stands in it, and leads to the whole one', async () => {
  const { user } = await openSite().enter('player', '/help?modal=chat')
  await user.upload(within(await room()).getByLabelText('Choose pictures'), pictureFile())
  const send = within(await room()).getByRole('button', { name: 'Send' })
  await waitFor(() => expect(send.getAttribute('aria-busy')).toBeNull())
  await say(user, 'This round')
  const picture = await screen.findByRole('link', { name: 'Picture 1' })
  const address = picture.getAttribute('href') ?? ''
  expect(within(picture).getByRole('img').getAttribute('src')).toBe(address)
  expect((await fetch(address)).headers.get('content-type')).toBe('image/png')
})

test('a line whose answer is lost stands there once, and a line that failed is sent again with its own key', async () => {
  const site = openSite()
  const { user } = await site.visit('/help?modal=chat')
  let sent = 0
  site.intercept((request) => {
    if (request.method !== 'POST' || !request.url.endsWith('/wps/chat/lines')) return null
    sent += 1
    // The first arrives, but nobody hears of it; the second does not arrive.
    if (sent === 1) return site.answer(request).then(() => Promise.reject(new TypeError('reset')))
    return sent === 2 ? Promise.reject(new TypeError('offline')) : null
  })
  await say(user, 'Once')
  await screen.findByText('Thank you. We have read it and are looking into it.')
  await waitFor(() => expect(screen.getAllByText('Once')).toHaveLength(1))
  expect(screen.queryByText('It may not have arrived.')).toBeNull()
  await say(user, 'Twice')
  await user.click(await screen.findByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(lines()).toHaveLength(4))
  expect(screen.getAllByText('Twice')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('the connection goes and comes back, and what was said stays', async () => {
  const site = openSite()
  const member = await site.sandbox.member('player')
  const { user } = await site.visit('/help?modal=chat', member)
  await say(user, 'Hello there')
  await waitFor(() => expect(lines()).toHaveLength(2))
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listChatLines' })
  await site.visit('/help?modal=chat', member)
  const failed = await within(await room()).findByRole('alert')
  expect(lines()).toHaveLength(2)
  await site.sandbox.clear('failing')
  await user.click(within(failed).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull())
})

test('nobody is there: it says so, leads to customer service, and takes the line', async () => {
  const site = openSite({ brand: 'atrium' })
  const member = await site.sandbox.member('player')
  await site.sandbox.post('chat/away', { away: true })
  try {
    const { user } = await site.visit('/help?modal=chat', member)
    await screen.findByText('Nobody is here right now')
    within(await room()).getByRole('button', { name: 'Customer service' })
    await say(user, 'For later')
    await waitFor(() => expect(lines()).toHaveLength(1))
  } finally {
    await site.sandbox.post('chat/away', { away: false })
  }
})

test('what is unread is counted on the way in, and read in the room', async () => {
  const site = openSite()
  const member = await site.sandbox.member('player')
  const { user } = await site.visit('/help?modal=chat', member)
  await say(user, 'Hello')
  await waitFor(() => expect(lines()).toHaveLength(2))
  await site.sandbox.post('chat/lines', { member: member.username, text: 'Are you there?' })
  const again = await site.visit('/help', member)
  const main = within(screen.getByRole('main'))
  await again.user.click(await main.findByRole('link', { name: /Live chat\s*1 new line/ }))
  await screen.findByText('Are you there?')
  await again.user.click(within(await room()).getByRole('button', { name: 'Close' }))
  await main.findByRole('link', { name: 'Live chat' })
})

test('a rank above 4 talks to the VIP service', async () => {
  const site = openSite()
  await site.enter('vip', '/help?modal=chat')
  await room('VIP service')
})
