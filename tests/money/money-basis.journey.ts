/** Forms for money whose terms change while somebody types: what was typed stays, and the change is said. */
import { expect, test } from '../support/journey.ts'
import { openListening } from '../support/pages/news.ts'

const LOST = /Failed to load resource|ERR_|503/

const account = (id: string, name: string) => ({
  id,
  kind: 'bank',
  name,
  number: '•••• 0123',
  holder: 'Player',
  isDefault: false,
})
const terms = (max: string, feeFixed: string) => ({
  available: '1000.00',
  contactVerified: true,
  paymentPassword: true,
  autoConfirmMinutes: 30,
  methods: [{ kind: 'bank', min: '10.00', max, feeBasisPoints: 0, feeFixed, freeTimes: 0 }],
})

test(
  'a withdrawal’s fee and limit change under what is typed',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say, faults }) => {
    faults.expect(LOST)
    await sandbox.stream()
    const answer = async (endpoint: string, value: object): Promise<void> =>
      sandbox.scenario({ kind: 'answering', endpoint, value })
    const accounts = [account('A1', 'Banco Uno'), account('A2', 'Banco Dos')]
    await answer('listPayoutAccounts', { payeeName: 'Player', bankMax: 3, cryptoMax: 3, accounts })
    await answer('getWithdrawalTerms', terms('500.00', '1.00'))
    const { username: member } = await player.become('player', '1000')
    await openListening(page, player, '/index?member=withdraw')
    const form = page.getByRole('form', { name: say('Withdraw') })
    const amount = form.getByRole('textbox', { name: say('Amount') })
    const changed = form.getByRole('status').filter({ hasText: say('The terms have just changed') })
    await expect(form.getByRole('button', { name: say('Continue') })).toBeEnabled()
    await amount.fill('200')
    await expect(form).toContainText(/199[.,]00/)
    await expect(changed).toHaveCount(0)

    // In the place of those before, without a moment in which the sandbox's own would be heard.
    await answer('getWithdrawalTerms', terms('150.00', '2.00'))
    await sandbox.post('notifications', { member, kind: 'deposit-credited', amount: '1', reference: 'D1' })
    await expect(changed).toBeVisible()
    await expect(amount).toHaveValue('200')
    await expect(form).toContainText(/198[.,]00/)
    // Another choice of the player's own is no news; what is over the new limit is said before anything is sent.
    await form.getByText('Banco Dos').click()
    await expect(form.getByRole('radio', { name: /Banco Dos/ })).toBeChecked()
    await expect(changed).toHaveCount(0)
    await form.getByRole('button', { name: say('Continue') }).click()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(amount).toHaveValue(/^200[.,]00$/)
  },
)
