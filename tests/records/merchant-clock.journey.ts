/** Records are told by the merchant's clock, whatever the device's is, and each page says so once where the two differ. */
import type { Page } from 'playwright/test'
import { formatTimeIn, formatZone } from '../../src/i18n/format/zoned-format.ts'
import { expect, test } from '../support/journey.ts'
import type { Player } from '../support/player.ts'
import type { SandboxOfTest } from '../support/servers/sandbox.ts'
import type { Say } from '../support/words.ts'

const MERCHANT = 'America/Argentina/Buenos_Aires'
/** Late in the evening there, and another day in most of the world. */
const AT = Date.UTC(2026, 8, 22, 2, 30)

interface Visit {
  readonly page: Page
  readonly player: Player
  readonly sandbox: SandboxOfTest
  readonly say: Say
}

/** Opens each page of records with something on it, and counts where it says whose clock it is. */
async function expectClocks({ page, player, sandbox, say }: Visit, count: 0 | 1): Promise<void> {
  const order = {
    reference: 'W000000000001',
    state: 'confirmed',
    amount: '100',
    fee: '0',
    paid: '100',
    received: '100',
    remaining: '0',
    at: AT,
    account: { kind: 'bank', name: 'Banco', number: '•••• 0123' },
  }
  const value = { list: [order], total: 1, toConfirm: [], serverTime: AT }
  await sandbox.scenario({ kind: 'answering', endpoint: 'listWithdrawals', value })
  const { username: member } = await player.become('player', '100')
  await sandbox.post('messages', { member, kind: 'limits', count: 1 })
  const centre = page.getByRole('dialog', { name: say('Personal centre') })
  const clock = centre.getByText(
    say('Dates and times are in the platform’s time zone: {zone}', { zone: formatZone(MERCHANT, Date.now(), 'es-AR') }),
  )
  for (const name of ['bets', 'transactions', 'profit', 'messages', 'withdraw', 'account']) {
    await player.open(`/index?member=${name}`)
    await expect(centre.locator('time, input[type=date]').first(), name).toBeVisible()
    await expect(clock, name).toHaveCount(count)
  }
  await player.open('/index?member=withdraw')
  await expect(centre.getByRole('time')).toHaveText(formatTimeIn(MERCHANT, AT, 'es-AR'))
}

test.describe('on a device of another zone', { tag: ['@pampas', '@phone', '@pairs'] }, () => {
  test.use({ timezoneId: 'Asia/Tokyo' })
  test('records are told by the merchant’s clock, which is named once', async ({ page, player, sandbox, say }) => {
    test.slow()
    await expectClocks({ page, player, sandbox, say }, 1)
  })
})

test.describe('on a device of the same hours', { tag: ['@pampas', '@phone', '@pairs'] }, () => {
  test.use({ timezoneId: 'America/Sao_Paulo' })
  test('nothing is said of clocks', async ({ page, player, sandbox, say }) => {
    test.slow()
    await expectClocks({ page, player, sandbox, say }, 0)
  })
})
