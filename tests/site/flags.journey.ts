/**
 * What each white-label module shows and hides (spec 1): with all but one of them, and with that one alone. What they do
 * within the registration stands beside its form, in `register-form.test.tsx`.
 */
import type { Locator } from 'playwright/test'
import { MODULES, type Module } from '../../src/rules/site/modules.ts'
import { expect, test } from '../support/journey.ts'

/** Each has something that a guest sees. */
const SHOWN = ['FREE_PLAY', 'DIRECT_REGISTRATION', 'VERIFICATION_CODE_LOGIN', 'CHNGPASSVERIF3'] as const
/** These show a guest nothing. */
const UNSEEN: readonly Module[] = ['SMS_LOGIN', 'MANUAL_REBATE', 'AGENT_POLICY', 'FORCED_PASSWORD_CHANGE']

const without = (...modules: readonly Module[]): Module[] => MODULES.filter((each) => !modules.includes(each))

test('a guest meets what the modules say', { tag: '@pairs' }, async ({ page, player, sandbox, say }) => {
  test.slow()
  const popup = page.getByRole('dialog')
  /** What of the modules can be seen at the two doors. */
  const look = async (on: readonly Module[]): Promise<Module[]> => {
    await sandbox.scenario({ kind: 'modules', on, off: without(...on) })
    await player.open('/index?modal=login')
    await expect(popup.getByRole('button', { name: say('Log in'), exact: true })).toBeVisible()
    const seen: Module[] = []
    const sees = async (module: Module, it: Locator): Promise<void> => {
      if (on.includes(module)) await expect(it, module).toBeVisible()
      if (await it.isVisible()) seen.push(module)
    }
    await sees('FREE_PLAY', popup.getByRole('button', { name: say('Free demo') }))
    await sees('VERIFICATION_CODE_LOGIN', popup.getByRole('tab', { name: say('Mobile number') }))
    await sees('DIRECT_REGISTRATION', popup.locator('a[href^="/register"]'))
    await player.open('/index?modal=forgot-password')
    await expect(popup.getByLabel(say('Username'), { exact: true })).toBeVisible()
    await sees('CHNGPASSVERIF3', popup.getByRole('tab', { name: say('By phone') }))
    // The header offers to register, where it has the room, exactly when the popup does.
    const header = page.getByRole('banner').getByRole('link', { name: say('Register'), includeHidden: true })
    await expect(header).toHaveCount(on.includes('DIRECT_REGISTRATION') ? 1 : 0)
    return seen.toSorted()
  }
  const all = SHOWN.toSorted()
  expect(await look(MODULES)).toEqual(all)
  expect(await look(UNSEEN)).toEqual([])
  for (const module of SHOWN) {
    await test.step(module, async () => {
      expect(await look(without(module)), `without ${module}`).toEqual(all.filter((it) => it !== module))
      // A code by SMS is let in by two.
      const alone: Module[] = module === 'VERIFICATION_CODE_LOGIN' ? ['SMS_LOGIN', module] : [module]
      expect(await look(alone), `${module} alone`).toEqual([module])
    })
  }
})

test(
  'a member meets cashback with manual rebate, and the change of an expired password with its module',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say }) => {
    await player.become('player')
    for (const [on, off] of [
      [['MANUAL_REBATE'], without('MANUAL_REBATE')],
      [without('MANUAL_REBATE'), ['MANUAL_REBATE']],
    ] as const) {
      await sandbox.scenario({ kind: 'modules', on, off })
      await player.open('/index')
      const menu = await player.menu()
      await expect(menu.getByRole('button', { name: say('Deposit') })).toBeVisible()
      await expect(menu.getByRole('button', { name: say('Rebate') })).toHaveCount(off.length > 1 ? 1 : 0)
    }
    await page.keyboard.press('Escape')
    await player.signOut()
    const prompt = page.getByRole('dialog', { name: say('Choose a new password') })
    for (const forcing of [false, true]) {
      const module = ['FORCED_PASSWORD_CHANGE']
      await sandbox.scenario({ kind: 'modules', on: forcing ? module : [], off: forcing ? [] : module })
      await player.open('/index')
      await player.logIn(await sandbox.member('expired'))
      if (forcing) await expect(prompt).toBeVisible()
      else {
        await expect(player.deposit.first()).toBeVisible()
        await expect(prompt).toHaveCount(0)
        await player.signOut()
      }
    }
  },
)
