/** The page of withdrawals, as a player meets it. */
import type { Page } from 'playwright/test'
import { beginning } from '../player.ts'
import type { Say } from '../words.ts'

export function withdrawOf(page: Page, say: Say) {
  const centre = page.getByRole('dialog', { name: say('Personal centre') })
  const form = centre.getByRole('form', { name: say('Withdraw') })
  const summary = page.getByRole('dialog', { name: say('Check your withdrawal') })
  return {
    centre,
    form,
    amount: form.getByRole('textbox', { name: say('Amount') }),
    next: form.getByRole('button', { name: say('Continue') }),
    summary,
    password: summary.getByLabel(say('Payment password'), { exact: true }),
    send: summary.getByRole('button', { name: say('Withdraw'), exact: true }),
    done: centre.getByRole('status').filter({ hasText: beginning(say('Requested: {what}', { what: '' })) }),
    pending: centre.getByRole('status').filter({ hasText: beginning(say('Pending: {what}', { what: '' })) }),
    orders: centre.getByRole('region', { name: say('Your withdrawals') }).getByRole('listitem'),
    field: (name: string) => centre.getByLabel(say(name), { exact: true }),
    button: (name: string) => centre.getByRole('button', { name: say(name), exact: true }),
  }
}
