/** Platform information (spec 2, "Member centre": messageV2; spec 4, "Notifications"): read, all of them, and thrown away. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openCentre } from '../../../testing/centre.ts'
import { isChecked, isDisabled } from '../../../testing/control-state.ts'

const rows = (): HTMLElement[] =>
  screen.queryAllByRole('listitem').filter((item) => item.querySelector('input[type=checkbox]'))
const unread = (): HTMLElement[] => rows().filter(({ textContent }) => textContent?.includes('Unread:'))
const button = (name: string): HTMLElement => screen.getByRole('button', { name })
const badge = (): string =>
  screen.getByRole('link', { name: /^Platform information/ }).textContent?.replaceAll(/\D/g, '') ?? ''

test('messages are read by opening them, all of them at once, and each mark of it agrees', async () => {
  const page = await openCentre('messages', { kind: 'empty' })
  const { user, sandbox, member } = page
  await screen.findByText('No messages yet')
  await sandbox.post('messages', { member: member.username, kind: 'limits', count: 12 })
  await page.reload()
  await waitFor(() => expect(rows()).toHaveLength(10))
  expect(unread()).toHaveLength(10)
  await screen.findByText(/12 messages · 12 unread/)
  expect(badge()).toContain('12')
  expect(isDisabled(button('Delete'))).toBe(true)

  const first = within(rows()[0]!).getByRole('link')
  const words = first.querySelector('time')?.parentElement?.previousSibling?.textContent?.replace('Unread: ', '') ?? ''
  await user.click(first)
  const article = await screen.findByRole('article')
  const heading = within(article).getByRole('heading', { name: words })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(await within(article).findAllByRole('listitem')).toHaveLength(3)
  expect(page.router.state.location.search).toHaveProperty('m.message')
  await waitFor(() => expect(badge()).toContain('11'))
  await user.click(button('All messages'))
  await waitFor(() => expect(unread()).toHaveLength(9))
  // Back in the list, the focus is at the row that was opened.
  await waitFor(() => expect(document.activeElement).toBe(within(rows()[0]!).getByRole('link')))

  await sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'readAllMessages', times: 1, when: 'before' })
  await user.click(button('Mark all as read'))
  await screen.findByRole('alert')
  expect(unread()).toHaveLength(9)
  await user.click(button('Mark all as read'))
  await waitFor(() => expect(unread()).toHaveLength(0))
  expect(screen.queryByRole('alert')).toBeNull()
  await screen.findByText(/12 messages · all read/)
  await waitFor(() => expect(isDisabled(button('Mark all as read'))).toBe(true))
  await waitFor(() => expect(badge()).toBe(''))
})

test('chosen ones go after a question, and the last page with its last message', async () => {
  const page = await openCentre('messages', {
    kind: 'empty',
    prepare: ({ sandbox }, { username: member }) => sandbox.post('messages', { member, kind: 'limits', count: 12 }),
  })
  const { user, sandbox } = page
  await waitFor(() => expect(rows()).toHaveLength(10))
  await user.click(button('Page 2 of 2'))
  await waitFor(() => expect(rows()).toHaveLength(2))
  const all = screen.getByRole('checkbox', { name: 'Choose all on this page' })
  await user.click(all)
  expect(rows().every((row) => isChecked(within(row).getByRole('checkbox')))).toBe(true)
  await user.click(within(rows()[0]!).getByRole('checkbox'))
  expect(isChecked(all)).toBe(false)
  button('Delete 1 message')
  await user.click(all)
  await user.click(button('Delete 2 messages'))
  const sure = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Delete for good?' })
  expect((await sure()).textContent).toContain('2 messages will be deleted.')
  await user.click(within(await sure()).getByRole('button', { name: 'Keep' }))
  expect(rows()).toHaveLength(2)
  await user.click(button('Delete 2 messages'))
  await user.click(within(await sure()).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(rows()).toHaveLength(10))
  expect(page.router.state.location.search).toMatchObject({ 'm.pageNo': '1' })
  expect(isDisabled(button('Delete'))).toBe(true)

  await user.click(within(rows()[0]!).getByRole('link'))
  await user.click(within(await screen.findByRole('article')).getByRole('button', { name: 'Delete' }))
  await sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'removeMessages', times: 1, when: 'before' })
  await user.click(within(await sure()).getByRole('button', { name: 'Delete' }))
  const article = screen.getByRole('article')
  await within(article).findByRole('alert')
  await user.click(within(article).getByRole('button', { name: 'Delete' }))
  await user.click(within(await sure()).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(rows()).toHaveLength(9))
  expect(screen.queryByRole('article')).toBeNull()

  await page.reload('messages&m.message=M0')
  await screen.findByRole('alert')
  await user.click(button('All messages'))
  await waitFor(() => expect(rows()).toHaveLength(9))
})
