/** Logging in by user name, in the header and in the popup (spec 4 and 5). */
import { expect, test } from './support/journey.ts'

test('a member logs in, and the header shows who it is', async ({ page, player, sandbox, say }) => {
  const member = await sandbox.member('player', '1234567.8')
  await player.open('/index')
  const form = await player.loginForm()
  await player.fill(form, { username: `  ${member.username} `, password: member.password })
  await player.send(form).click()
  await expect(player.account).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect((await player.menu()).getByText(member.username)).toBeVisible()
})
