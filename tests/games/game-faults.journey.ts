/** Everything that can go wrong with a game: launches that fail, addresses and messages that are hostile, sessions that end. */
import { HOSTILE } from '../../src/testing/hostile/hostile-addresses.ts'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { GAMES_ORIGIN, reloadGame, seededGame } from '../support/pages/games.ts'
import { askAgain } from '../support/servers/failing-call.ts'
import { expect, test } from '../support/journey.ts'

test(
  'a launch that fails says why, and each way on leads on',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say, faults }) => {
    test.slow()
    await bringAxe(page)
    const game = await seededGame({ vendor: 'PT', category: 'RNG' })
    await player.become('player')
    const notice = page.getByRole('main').getByRole('alert')
    const again = page.getByRole('main').getByRole('button', { name: say('Try again') })

    await test.step('maintenance, with its end', async () => {
      await sandbox.scenario({ kind: 'game-maintenance', until: '2031-01-31T18:00Z' })
      await player.open(game.address)
      await expect(notice).toContainText(say('This game is under maintenance'))
      await expect(notice).toContainText('2031')
      await expectAccessible(page, 'a game under maintenance')
      await askAgain({ sandbox, say }, page.getByRole('main'))
      await expect(page.locator('main iframe')).toBeVisible()
    })
    const refuse = async (message: string): Promise<void> => {
      await sandbox.scenario({ kind: 'refusing', endpoint: 'getLaunchAddress', message, times: 1 })
      await reloadGame(page, say)
    }
    await test.step('refused, in the server’s words', async () => {
      await refuse('the vendor says no')
      await expect(notice).toContainText('the vendor says no')
      await again.click()
      await expect(page.locator('main iframe')).toBeVisible()
    })
    await test.step('refused for what is known, in words of our own', async () => {
      await refuse('insufficient balance')
      await expect(notice).toContainText(say('Insufficient balance'))
      await page
        .getByRole('main')
        .getByRole('button', { name: say('Deposit') })
        .click()
      const centre = page.getByRole('dialog', { name: say('Personal centre') })
      await expect(centre).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(centre).toHaveCount(0)
      await refuse('room full')
      await expect(notice).toContainText(say('This room is full'))
      await refuse('wallet busy')
      await expect(notice).toContainText(say('A transaction is in progress'))
      await again.click()
      await expect(page.locator('main iframe')).toBeVisible()
    })
    await test.step('no usable answer', async () => {
      faults.expect(/status of 503/)
      await sandbox.scenario({ kind: 'failing', endpoint: 'getLaunchAddress', status: 503, times: 1 })
      await reloadGame(page, say)
      await expect(notice).toContainText(say('The server has a problem'))
      await again.click()
      await expect(page.locator('main iframe')).toBeVisible()
    })
    await test.step('no network', async () => {
      faults.expect(/ERR_INTERNET_DISCONNECTED/)
      await page.context().setOffline(true)
      await reloadGame(page, say)
      await expect(notice).toContainText(say('You are offline'))
      await page.context().setOffline(false)
      // By itself, once there is one.
      await expect(page.locator('main iframe')).toBeVisible()
    })
    await test.step('a game that there is not', async () => {
      await player.open('/game?vendor=PT&game=RNG-99999999')
      await expect(notice).toContainText(say('There is no such game'))
      await player.open('/game')
      await expect(page.getByRole('heading', { level: 1, name: say('There is no such game') })).toBeVisible()
    })
  },
)

test(
  'hostile launch addresses open nothing, in either field',
  { tag: ['@desktop', '@pairs'] },
  async ({ page, player, sandbox, say }) => {
    test.slow()
    const game = await seededGame({ vendor: 'PT', category: 'RNG' })
    await player.enter('player')
    const asked: string[] = []
    page.context().on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() !== page.mainFrame()) asked.push(request.url())
    })
    const hostile = HOSTILE.filter((text) => text !== '').map((text) =>
      text.replaceAll('https://cdn.example.com', GAMES_ORIGIN),
    )
    expect(hostile.length).toBeGreaterThanOrEqual(60)
    const own = new URL(page.url()).origin
    const notice = page.getByRole('main').getByRole('alert')
    await sandbox.scenario({ kind: 'answering', endpoint: 'getLaunchAddress', value: { game_url: `${own}/index` } })
    await player.open(game.address)
    await expect(notice).toContainText(say("This game can't be opened here"))
    await expect(page.getByRole('main').getByRole('button', { name: say('Customer service') })).toBeVisible()
    for (const [index, text] of hostile.entries()) {
      await sandbox.clear()
      const value = index % 2 === 0 ? { game_url: text } : { game_url2: text }
      await sandbox.scenario({ kind: 'answering', endpoint: 'getLaunchAddress', value })
      const answered = page.waitForResponse(/launchAddress/)
      await reloadGame(page, say)
      await answered
      await expect(notice, text).toContainText(say("This game can't be opened here"))
    }
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(asked).toEqual([])
  },
)

test('the frame’s words count alone, silence is told, and a session’s end takes the game away', async ({
  page,
  player,
  sandbox,
  say,
}) => {
  test.slow()
  await bringAxe(page)
  const game = await seededGame({ vendor: 'PT', category: 'RNG' })
  const member = await player.become('player')
  await player.open(game.address)
  const frame = page.locator('main iframe')
  await expect(frame).toBeVisible()
  const url = page.url()

  await test.step('1,000 messages that are not the game’s change nothing', async () => {
    let balances = 0
    page.on('request', (request) => {
      if (request.url().includes('/wallets/balance')) balances += 1
    })
    await page.evaluate(() => {
      const types = ['exit', 'session-ended', 'ready', 'round', 'balance']
      for (let n = 0; n < 1000; n += 1) {
        const type = types[n % types.length]
        // From the page's own window and origin, in every shape.
        postMessage({ livery: 1, type, changed: true, state: 'open' }, '*')
        dispatchEvent(
          new MessageEvent('message', {
            data: { livery: 1, type: 'exit' },
            origin: n % 2 ? 'https://evil.example' : location.origin,
            source: n % 3 ? window : null,
          }),
        )
      }
    })
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
    await expect(frame).toBeVisible()
    expect(page.url()).toBe(url)
    expect(balances).toBe(0)
  })

  await test.step('a round that is open is asked about before the game is left', async () => {
    const inside = page.frames().find((it) => it.url().startsWith(GAMES_ORIGIN))
    const tell = (message: object) => inside?.evaluate((it) => parent.postMessage({ livery: 1, ...it }, '*'), message)
    await tell({ type: 'round', state: 'open' })
    const leave = page.getByRole('button', { name: say('Leave the game') })
    await leave.click()
    const question = page.getByRole('dialog', { name: say('Leave with a round open?') })
    await expect(question).toBeVisible()
    await expectAccessible(page, 'the question before a game is left')
    await question.getByRole('button', { name: say('Stay in the game') }).click()
    await expect(frame).toBeVisible()
    expect(page.url()).toBe(url)
    await tell({ type: 'round', state: 'closed' })
    await tell({ type: 'session-ended' })
    await expect(page.getByRole('main').getByRole('alert')).toContainText(say('The game has ended'))
    await page.getByRole('button', { name: say('Play again') }).click()
    await expect(frame).toBeVisible()
  })

  await test.step('the session ends, and the frame is gone at once', async () => {
    await sandbox.endSessions(member.username)
    const inside = page.frames().find((it) => it.url().startsWith(GAMES_ORIGIN))
    await inside?.evaluate(() => parent.postMessage({ livery: 1, type: 'balance', changed: true }, '*'))
    await expect(page.getByRole('dialog', { name: say('You were signed out') })).toBeVisible()
    await expect(frame).toHaveCount(0)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Log in') })
      .click()
    await player.logInHere(member)
    await expect(frame).toBeVisible()
  })

  await test.step('a game that says nothing is told as such', async () => {
    await page.clock.install()
    await page.route(`${GAMES_ORIGIN}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>quiet' }))
    await reloadGame(page, say)
    // It has come, and its silence is timed.
    await expect(page.frameLocator('main iframe').getByText('quiet')).toBeAttached()
    await page.clock.fastForward(10_500)
    const notice = page.getByRole('main').getByRole('alert')
    await expect(notice).toContainText(say('The game is not responding'))
    await expectAccessible(page, 'a game that does not answer')
    await page.getByRole('button', { name: say('Keep waiting') }).click()
    await expect(notice).toHaveCount(0)
  })
})
