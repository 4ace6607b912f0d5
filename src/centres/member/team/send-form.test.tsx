/** Transfer to upline (spec 2, "Member centre": transferUpline; spec 6): to whoever is above or below, read once more, once. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findStatus, openCentre, PAYMENT_PASSWORD, type Centre, type CentreOptions } from '../../../testing/centre.ts'
import { field, fill, isWrong, press } from '../../../testing/forms.ts'
import { isChecked, isDisabled, valueOf } from '../../../testing/control-state.ts'

const ON = { kind: 'modules', on: ['TRANSFER_UPLINE', 'TRANSFER_DOWNLINE'] } as const
interface Team {
  readonly upline: string
  readonly downlines: readonly string[]
}

/** A member of a team. */
async function openTeam(more: object, options: CentreOptions = {}): Promise<Centre & Team> {
  let team: Team = { upline: '', downlines: [] }
  const page = await openCentre('upline', {
    balance: '1000.00',
    paymentPassword: PAYMENT_PASSWORD,
    ...options,
    prepare: async ({ sandbox }, { username: member }) => {
      await sandbox.scenario(ON)
      team = (await sandbox.post('teams', { member, ...more })) as Team // as `control/member-calls.ts` writes it
    },
  })
  return Object.assign(page, team)
}

async function findForm(): Promise<HTMLElement> {
  const form = await screen.findByRole('form', { name: 'Transfer' })
  await waitFor(() => expect(isDisabled(next(form))).toBe(false))
  return form
}
const next = (form: HTMLElement): HTMLElement => within(form).getByRole('button', { name: 'Continue' })
const amountIn = (form: HTMLElement): HTMLElement => within(form).getByRole('textbox', { name: 'Amount' })
const check = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Check your transfer' })
const way = (form: HTMLElement, name: RegExp): HTMLElement => within(form).getByRole('radio', { name })

/** Goes on to the check, and writes the payment password there. */
async function confirm({ user }: Centre, form: HTMLElement, amount: string): Promise<HTMLElement> {
  await fill(user, amountIn(form), amount)
  await user.click(next(form))
  const asked = await check()
  await fill(user, await field(asked, 'Payment password'), PAYMENT_PASSWORD)
  return asked
}

test('money goes up and down a team once, and what is refused stands at its field', async () => {
  const page = await openTeam({ upline: true, downlines: 12 })
  const { user, sandbox, upline, downlines, ledger } = page
  const form = await findForm()
  await screen.findByText('Nothing was sent or received yet.')
  expect(isChecked(way(form, /^My upline/))).toBe(true)
  expect(way(form, /^A downline/).closest('label')?.textContent).toContain('12 members')
  await user.click(next(form))
  expect(document.activeElement).toBe(amountIn(form))
  await fill(user, amountIn(form), '1000.01')
  expect(isWrong(amountIn(form))).toBe(true)
  await user.click(way(form, /^A downline/))
  await fill(user, amountIn(form), '20.05')
  await user.click(next(form))
  expect((await within(form).findByRole('alert')).textContent).toBe('Choose who receives it.')
  expect(screen.queryByRole('dialog', { name: 'Check your transfer' })).toBeNull()
  await user.click(way(form, /^My upline/))

  const asked = await confirm(page, form, '20.05')
  expect(asked.textContent).toContain(upline)
  expect(asked.textContent).toContain('P20.05')
  const password = await field(asked, 'Payment password')
  await fill(user, password, 'Wrong-1357')
  await press(user, asked, 'Send')
  await waitFor(() => expect(isWrong(password)).toBe(true))
  await fill(user, password, PAYMENT_PASSWORD)
  await user.dblClick(within(asked).getByRole('button', { name: 'Send' }))
  expect((await findStatus('Sent: ')).textContent).toContain(upline)
  expect(valueOf(amountIn(form))).toBe('')
  expect(await ledger()).toMatchObject({ balance: '979.95', total: '0' })

  // Somebody below, who is searched for; Enter in the search sends nothing.
  const [below = ''] = downlines
  await user.click(way(form, /^A downline/))
  const people = await within(form).findByRole('group', { name: 'Downline' })
  await fill(user, within(people).getByRole('searchbox'), below.toUpperCase())
  await waitFor(() => expect(within(people).getAllByRole('radio')).toHaveLength(1))
  await user.keyboard('{Enter}')
  await user.click(within(people).getByRole('radio'))
  const refusing = { kind: 'refusing', endpoint: 'sendToTeammate', times: 1 } as const
  await sandbox.scenario({
    ...refusing,
    message: 'amount above what is left of the day',
    value: { field: 'amount' },
  })
  await press(user, await confirm(page, form, '30'), 'Send')
  await waitFor(() => expect(isWrong(amountIn(form))).toBe(true))
  expect(screen.queryByRole('dialog', { name: 'Check your transfer' })).toBeNull()
  expect(valueOf(amountIn(form))).toBe('30.00')
  expect(document.activeElement).toBe(amountIn(form))
  await fill(user, amountIn(form), '31')
  expect(isWrong(amountIn(form))).toBe(false)
  await press(user, await confirm(page, form, '30'), 'Send')
  expect((await findStatus('Sent: ')).textContent).toContain(below)
  expect(await ledger()).toMatchObject({ balance: '949.95' })

  const history = await screen.findByRole('region', { name: 'Sent and received' })
  const rows = within(history)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/^To your downline[-−]P30\.00.*Done/)
  expect(rows.filter((row) => row?.includes('Refused'))).toHaveLength(2)
  await user.selectOptions(within(history).getByRole('combobox', { name: 'Direction' }), 'Received')
  await within(history).findByText('No transfers in this direction yet.')
})

test('an answer that is lost is pending until it is found out; a balance that falls is said in the check', async () => {
  const page = await openTeam({ upline: true })
  const { user, sandbox, upline } = page
  const form = await findForm()
  expect(within(form).getAllByRole('radio')).toHaveLength(1)
  const asked = await confirm(page, form, '400')
  const terms = {
    available: '300.00',
    paymentPassword: true,
    min: '1',
    max: '5000',
    upline: { id: 'U1', username: upline, nickname: '' },
    downlines: 0,
  }
  await sandbox.scenario({ kind: 'answering', endpoint: 'getTransferTeam', value: terms })
  await page.queries.invalidateQueries()
  await waitFor(() =>
    expect(
      within(asked)
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain('There is P300.00 in this wallet.'),
  )
  await sandbox.clear('answering')
  await press(user, asked, 'Cancel')
  await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'sendToTeammate', times: 1 })
  await sandbox.scenario({ kind: 'failing', how: 'html', when: 'before', endpoint: 'settleMoneyRequest' })
  await page.queries.invalidateQueries()
  await press(user, await confirm(page, form, '50'), 'Send')
  expect((await findStatus('Pending: ')).textContent).toContain(upline)
  expect(isDisabled(next(form))).toBe(true)
  await sandbox.clear('failing')
  await press(user, await findStatus('Done: '), 'OK')
  await findForm()
  expect(await page.ledger()).toMatchObject({ balance: '950.00', total: '0' })
})

test('nobody to send to, no payment password and no such module are told or spared', async () => {
  const page = await openTeam({})
  await screen.findByText('There is nobody to send to')
  const { sandbox, member } = page
  await sandbox.post('teams', { member: member.username, downlines: 1 })
  const terms = { available: '5', paymentPassword: false, min: '1', max: '50', upline: null, downlines: 1 }
  await sandbox.scenario({ kind: 'answering', endpoint: 'getTransferTeam', value: terms })
  await page.queries.invalidateQueries()
  const needs = await screen.findByRole('region', { name: 'Before your first transfer' })
  const link = within(needs).getByRole('link', { name: 'Set a payment password' })
  expect(link.getAttribute('href')).toContain('m.back=transferUpline')
  const value = { ...terms, paymentPassword: true, amountLeft: '0.50' }
  await sandbox.scenario({ kind: 'answering', endpoint: 'getTransferTeam', value })
  await page.queries.invalidateQueries()
  await screen.findByText('You have reached today’s transfer limit. It resets tomorrow.')
  expect(screen.queryByRole('form', { name: 'Transfer' })).toBeNull()

  await sandbox.scenario({ kind: 'modules', off: ['TRANSFER_UPLINE', 'TRANSFER_DOWNLINE'] })
  await page.reload()
  await screen.findByRole('heading', { name: 'My account', level: 3 })
  expect(screen.queryByRole('link', { name: 'Transfer to upline' })).toBeNull()
})
