/** Money that was sent and not heard of is found out on whatever page the member is by then (safety rule "Money"). */
import { expect, test } from '../support/journey.ts'
import { beginning } from '../support/player.ts'

// Wallets are apart there.
test.use({ brand: 'hoasen' })

test(
  'what was not heard of is found out after a reload, on a page without a form for money',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say, faults }) => {
    faults.expect(/Failed to load resource/)
    await player.become('player', '900000')
    await player.open('/index?member=wallet')
    const centre = page.getByRole('dialog', { name: say('Personal centre') })
    const form = centre.getByRole('form', { name: say('Transfer') })
    const notice = (words: string) =>
      centre.getByRole('status').filter({ hasText: beginning(say(words, { what: '' })) })
    await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'transferFunds', times: 1 })
    await sandbox.scenario({ kind: 'failing', how: 'html', when: 'before', endpoint: 'settleMoneyRequest' })
    await centre.getByRole('button', { name: beginning('Pinetop') }).click()
    await form.getByRole('textbox', { name: say('Amount') }).fill('50000')
    await form.getByRole('button', { name: say('Transfer'), exact: true }).click()
    await expect(notice('Pending: {what}')).toContainText('50.000\u00a0₫')

    const asked = () => page.waitForResponse(/money\/settle$/)
    const refused = asked()
    await player.open('/help')
    // Nobody says what came of it yet, so it is asked again.
    expect((await refused).headers()['content-type']).toContain('html')
    await sandbox.clear('failing')
    expect((await asked()).headers()['content-type']).toContain('json')

    await sandbox.scenario({ kind: 'failing', how: 'html', when: 'before', endpoint: 'settleMoneyRequest' })
    await player.open('/index?member=wallet')
    await expect(centre.getByRole('region', { name: say('Funds') })).toContainText('850.000\u00a0₫')
    await expect(form.getByRole('textbox', { name: say('Amount') })).toBeEnabled()
    await expect(notice('Pending: {what}')).toHaveCount(0)
  },
)
