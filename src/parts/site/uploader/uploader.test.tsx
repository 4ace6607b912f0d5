/** Pictures that a form collects (spec 5, "Activity images"; spec 9: "images at most 5MB each and 3 per upload"). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pictureFile } from '../../../testing/picture-file.ts'
import { openSite } from '../../../testing/site.tsx'

const form = async (): Promise<ReturnType<typeof within>> =>
  within(await screen.findByRole('region', { name: 'Send feedback' }))

test('png and jpg are taken, each of 5 MB at the most', async () => {
  await openSite().enter('player', '/feedback')
  const place = await form()
  const input = await place.findByLabelText('Choose pictures')
  expect(input.getAttribute('accept')).toBe('image/png,image/jpeg')
  place.getByText('PNG or JPG, up to 5 MB each, 3 at most.')
  const png = pictureFile()
  const files = [
    new File(['GIF89a'], 'moving.gif', { type: 'image/gif' }),
    new File([png, new Uint8Array(5 * 1024 * 1024)], 'large.png', { type: 'image/png' }),
  ]
  fireEvent.change(input, { target: { files } })
  await place.findByText('This is not a PNG or JPG picture. Please choose another one.')
  await place.findByText('This picture is larger than 5 MB. Please choose a smaller one.')
  fireEvent.change(input, { target: { files: [png] } })
  await place.findByText('Uploaded')
})

test('three are taken at once, and no fourth', async () => {
  const { calls } = await openSite().enter('player', '/feedback')
  const place = await form()
  const input = await place.findByLabelText('Choose pictures')
  const png = pictureFile()
  const files = ['a', 'b', 'c', 'd'].map((name) => new File([png], `${name}.png`, { type: 'image/png' }))
  fireEvent.change(input, { target: { files } })
  await place.findByText('No more than 3 pictures can be sent at once.')
  await waitFor(() => expect(place.getAllByText('Uploaded')).toHaveLength(3))
  expect(place.queryByText('d.png')).toBeNull()
  expect(place.queryByLabelText('Choose pictures'), 'there is no room for more').toBeNull()
  expect(calls.filter((call) => call === 'POST /wps/member/uploads')).toHaveLength(3)
})
