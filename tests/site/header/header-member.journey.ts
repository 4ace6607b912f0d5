/** What a member finds in the top bar (spec 2, "Header"). */
import { expect, test } from '../../support/journey.ts'
import { beginning } from '../../support/player.ts'

test.describe('the top bar of a member', () => {
  test('Personal centre is in the account’s menu', { tag: '@pairs' }, async ({ page, player, say }) => {
    await player.enter('player')
    const menu = await player.menu()
    await menu.getByRole('button', { name: say('Personal centre'), exact: true }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('dialog', { name: say('Personal centre'), exact: true })).toBeVisible()
  })

  for (const [name, title] of [
    ['Deposit', 'Deposit'],
    ['Withdraw', 'Withdraw'],
    ['Betting record', 'Betting record'],
  ] as const) {
    test(`${name} leads to its page in the member centre`, { tag: '@pairs' }, async ({ page, player, say }) => {
      await player.enter('player')
      const menu = await player.menu()
      await menu.getByRole('button', { name: say(name), exact: true }).click()
      await expect(menu).toBeHidden()
      const centre = page.getByRole('dialog', { name: say('Personal centre') })
      await expect(centre.getByRole('heading', { name: say(title), exact: true })).toBeVisible()
    })
  }

  test('cashback is there with manual rebate alone', { tag: '@pairs' }, async ({ player, say, brand }) => {
    await player.enter('player')
    const menu = await player.menu()
    await expect(menu.getByRole('button', { name: say('Rebate') })).toHaveCount(brand === 'pampas' ? 1 : 0)
  })

  test('the username opens the member centre', { tag: ['@desktop', '@pairs'] }, async ({ page, player, say }) => {
    await player.enter('player')
    const name = page.getByRole('button', {
      name: beginning(say('Member centre: {name}', { name: '' })),
    })
    await name.click()
    await expect(page.getByRole('dialog', { name: say('Personal centre') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(name).toBeFocused()
  })

  test('a trial account is warned instead', { tag: ['@desktop', '@pairs'] }, async ({ page, player, say }) => {
    await player.enter('trial')
    const name = page.getByRole('button', { name: beginning(say('Member centre: {name}', { name: '' })) })
    await name.click()
    await expect(page.getByRole('dialog', { name: say('Trial account') })).toBeVisible()
  })
})
