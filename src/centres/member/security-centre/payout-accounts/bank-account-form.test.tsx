/** Adding a bank account (spec 2, "Member centre"), as accounts are told in several countries. */
import { act, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SAMPLE_CBU } from '../../../../rules/money/make-cbu.ts'
import { findStatus, openCentre, type Centre } from '../../../../testing/centre.ts'
import { field, fill, hasFocus, isWrong, press, saidOf } from '../../../../testing/forms.ts'
import type { VisitOptions } from '../../../../testing/site.tsx'

const ADD = 'Add this account'
const ALIAS_OR_NUMBER = 'CBU, CVU or alias'

interface Form extends Centre {
  /** What was sent as the account, in order. */
  readonly sent: readonly string[]
  /** The field of the account. */
  readonly account: HTMLInputElement
}

/**
 * Opens the form, with a bank chosen.
 * @param country what the platform says that it is, unless it is the sandbox's own
 */
async function openForm(label: string, bank: string, options: VisitOptions = {}, country?: string): Promise<Form> {
  const sent: string[] = []
  const page = await openCentre('account&m.need=payouts', {
    ...options,
    prepare: async (site) => {
      site.intercept(async (request) => {
        if (request.url.endsWith('/payout/bank')) {
          const { number } = (await request.clone().json()) as { number: string } // as the contract has it
          sent.push(number)
        }
        if (country === undefined || !request.url.endsWith('/payout/targets')) return null
        const body = (await (await site.answer(request)).json()) as { value: object } // the envelope
        return Response.json({ ...body, value: { ...body.value, country } })
      })
    },
  })
  const { user, centre } = page
  await press(user, centre(), 'Add a bank account')
  await user.click(await within(centre()).findByRole('radio', { name: bank }))
  return Object.assign(page, { sent, account: await field(centre(), label) })
}

/** Sends the form with this in its field: the field has the focus, and what it says. */
async function refusalOf({ user, centre, account }: Form, typed: string): Promise<string> {
  await fill(user, account, typed)
  await press(user, centre(), ADD)
  await waitFor(() => expect(isWrong(account)).toBe(true))
  expect(account.value).toBe(typed)
  await hasFocus(account)
  return saidOf(account)
}

test('in Argentina it is a CBU, a CVU or an alias, and each mistake is said', async () => {
  const page = await openForm(ALIAS_OR_NUMBER, 'Banco Galicia', { brand: 'pampas' })
  const { user, centre, account, sent } = page
  expect(saidOf(account)).toContain('the 22 digits and the alias')
  // A keyboard of digits alone could write no alias.
  expect(account.inputMode).toBe('text')
  expect(account.getAttribute('autocapitalize')).toBe('none')
  expect(await refusalOf(page, '')).toContain('Enter your CBU, CVU or alias.')
  expect(await refusalOf(page, SAMPLE_CBU.slice(1))).toContain('A CBU or CVU has 22 digits: you typed 21.')
  expect(await refusalOf(page, SAMPLE_CBU.replace(/.$/, '8'))).toContain('This is not a valid CBU or CVU.')
  expect(await refusalOf(page, 'casa')).toContain('an alias (6 to 20 letters')
  expect(await refusalOf(page, 'mi casa.sol')).toContain('an alias (6 to 20 letters')
  expect(sent).toEqual([])

  await user.clear(account)
  await user.click(account)
  await user.paste(' 00701231 3000-0000.1045-67 ')
  await press(user, centre(), ADD)
  await findStatus('The bank account has been added.')
  await within(centre()).findByText('•••• 4567')
  expect(sent).toEqual([SAMPLE_CBU])
})

test('an alias is sent as it was typed; one that is there already is refused at the field', async () => {
  const page = await openForm(ALIAS_OR_NUMBER, 'Ualá', { brand: 'pampas' })
  const { user, centre } = page
  await fill(user, page.account, ' Casa.Sol-9 ')
  await press(user, centre(), ADD)
  await within(centre()).findByText('•••• ol-9')
  await press(user, centre(), 'Add a bank account')
  await user.click(await within(centre()).findByRole('radio', { name: 'Ualá' }))
  const again = { ...page, account: await field(centre(), ALIAS_OR_NUMBER) }
  expect(await refusalOf(again, 'casa.sol-9')).toContain('You have added this one already.')
  expect(page.sent).toEqual(['Casa.Sol-9', 'casa.sol-9'])
})

test('the platform’s own rule, and that of one bank, say how many digits; another bank judges anew', async () => {
  const page = await openForm('Account number', 'Vietcombank', { brand: 'hoasen' })
  const { user, centre, account, sent } = page
  expect(account.inputMode).toBe('numeric')
  expect(await refusalOf(page, '12345')).toContain('Enter your account number (6 to 19 digits).')
  await fill(user, account, '123 456 789')
  await waitFor(() => expect(isWrong(account)).toBe(false))
  await user.click(within(centre()).getByRole('radio', { name: 'BIDV' }))
  expect(saidOf(account)).toContain('Enter your account number (10 to 14 digits).')
  await fill(user, account, '1234-567-890')
  await press(user, centre(), ADD)
  await within(centre()).findByText('•••• 7890')
  expect(sent).toEqual(['1234567890'])
})

test('where there are IBANs they are checked by a part of its own', async () => {
  const page = await openForm('IBAN', 'Banco Galicia', {}, 'DE')
  expect(saidOf(page.account)).toContain('It begins with two letters')
  expect(await refusalOf(page, '0532013000')).toContain('It begins with two letters, as in DE89.')
  // Until the library is here the server alone would judge.
  await act(() => vi.dynamicImportSettled())
  expect(await refusalOf(page, 'DE89 3704 0044 0532 0130 01')).toContain('This is not a valid IBAN.')
  expect(await refusalOf(page, 'DE89 3704 0044 0532 0130 0')).toContain('has 22 letters and digits: you typed 21.')
  expect(page.sent).toEqual([])
})

test('elsewhere it is 4 to 34 digits, and the server has the last word', async () => {
  const page = await openForm('Account number', 'Bank of China', { brand: 'atrium' })
  expect(await refusalOf(page, '123')).toContain('Enter your account number (4 to 34 digits).')
  expect(page.sent).toEqual([])
  expect(await refusalOf(page, '12345')).toContain('This account number is not valid for this bank.')
  expect(page.sent).toEqual(['12345'])
})
