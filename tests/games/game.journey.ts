/** A game from its card to its end: launch, frame, rounds over the ledger, and the way back. */
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { betsOf, gameIn, GAMES_ORIGIN, gameWord, ledgerOf, openMore, seededGame, spin } from '../support/pages/games.ts'
import { playing } from '../support/pages/home.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'

const cents = (amount: string): number => Math.round(Number(amount) * 100)

/** Plays three rounds from a card to the exit; what the page shows, the records and the ledger agree. */
function playsThreeRounds(wallet: 'single' | 'transfer'): void {
  test(`a guest logs in at a card, plays three rounds, and the balance agrees with the ledger (${wallet} wallet)`, async ({
    page,
    player,
    sandbox,
    say,
    brand,
  }) => {
    test.slow()
    await bringAxe(page)
    const member = await sandbox.member('player')
    await player.open('/rng')
    const main = page.getByRole('main')
    const plays = main.getByRole('button', { name: playing(say) })
    // A filter's name may begin alike; a card's button has a longer name than it shows.
    const card = plays.and(main.locator('[aria-label]')).first()
    await card.focus()
    await page.keyboard.press('Enter')
    await player.logInHere(member)

    await expect(page).toHaveURL(/\/game\?.*vendor=/)
    const { element } = await gameIn(page)
    await expect(element).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-pointer-lock')
    await expect(element).toHaveAttribute('referrerpolicy', 'no-referrer')
    await expect(element).toHaveAttribute('allow', 'fullscreen; autoplay')
    expect(new URL((await element.getAttribute('src')) ?? '').origin).toBe(GAMES_ORIGIN)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await expect(element).toHaveAttribute('title', name)
    await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(name)} · `))
    await expect(page.getByRole('banner'), 'one line is ours, and no more').toHaveCount(0)
    await expect(page.getByRole('navigation', { name: say('Quick access') })).toHaveCount(0)
    await expect(page.getByRole('timer', { name: say('Time in the game') })).toContainText(/^\d+/)
    const menu = await openMore(page, say)
    await expectAccessible(page, 'what is behind the line')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(
      main.getByText(say('Your balance is transferred to the game and returned when you leave.')),
    ).toHaveCount(wallet === 'transfer' ? 1 : 0)
    expect(await sidewaysScroll(page)).toBe(0)
    await expectAccessible(page, 'a game that runs')

    const before = cents((await ledgerOf(sandbox, brand, member.username)).sumBalance)
    const settled = async (): Promise<number> =>
      (await betsOf(sandbox, brand, member.username)).filter(({ status }) => status === 'settled').length
    await spin(page, 3, settled, brand)
    const bets = await betsOf(sandbox, brand, member.username)
    const moved = bets.reduce((sum, { stake, win }) => sum + cents(win) - cents(stake), 0)
    const held = await ledgerOf(sandbox, brand, member.username)
    expect(cents(held.sumBalance)).toBe(before + moved)
    if (wallet === 'transfer') expect(cents(held.balance)).toBe(0)

    await page.getByRole('button', { name: say('Leave the game') }).click()
    const asks = page.getByRole('dialog', { name: say('Leave with a round open?') })
    await expect(async () => {
      if (await asks.isVisible()) await asks.getByRole('button', { name: say('Leave'), exact: true }).click()
      await expect(page).toHaveURL(/\/rng/, { timeout: 500 })
    }).toPass()
    await expect(element).toHaveCount(0)
    await expect.poll(async () => cents((await ledgerOf(sandbox, brand, member.username)).balance)).toBe(before + moved)
    expect((await ledgerOf(sandbox, brand, member.username)).total).toBe('0')
    const shown = (before + moved).toString()
    await expect
      .poll(async () => (await page.getByRole('banner').locator('output').first().innerText()).replaceAll(/\D/g, ''))
      .toContain(brand === 'hoasen' ? String(Math.trunc((before + moved) / 100)) : shown)
  })
}

test.describe('with one wallet', () => playsThreeRounds('single'))
test.describe('where vendors hold the balance', { tag: ['@wireframe', '@pairs'] }, () => {
  test.use({ brand: 'hoasen' })
  playsThreeRounds('transfer')
})

test(
  'a guest is asked to log in, may try for free, and keyboard and full screen work',
  { tag: '@pairs' },
  async ({ page, player, say, brand }) => {
    await bringAxe(page)
    const game = await seededGame({ vendor: 'PT', category: 'RNG' }, ({ supportPlay }) => supportPlay === 0)
    await player.open(game.address)
    const popup = page.getByRole('dialog', { name: say('Log in') })
    await expect(popup).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toContainText(say('Log in to play'))
    await expectAccessible(page, 'a game that wants a login')
    await main.getByRole('link', { name: say('Try free') }).click()
    const { game: inside } = await gameIn(page)
    await expect(main.getByText(say('Play money'))).toBeVisible()
    await expect(inside.getByRole('button', { name: gameWord(brand, 'spin') })).toBeVisible()
    const more = main.getByRole('button', { name: say('More'), exact: true })
    await more.press('Enter')
    await main.getByRole('button', { name: say('Load the game again') }).focus()
    await page.keyboard.press('Tab')
    await expect(main.getByRole('button', { name: say('Full screen') })).toBeFocused()
    // Where a browser has no full screen, the window is filled.
    await page.evaluate(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }))
    await page.keyboard.press('Enter')
    const body = page.locator('main').locator('xpath=..')
    await expect(body.locator('nav').first()).toHaveJSProperty('inert', true)
    await expect(more).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(body.locator('nav').first()).toHaveJSProperty('inert', false)
  },
)

test(
  'a round that was interrupted is offered on the home page, and can be put aside',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say }) => {
    await bringAxe(page)
    const game = await seededGame({ vendor: 'KX', category: 'PVP' })
    const round = {
      vassalage: game.vassalage,
      gameId: game.gameId,
      nodeId: game.nodeId,
      gameName: game.displayName,
      roomId: `${game.gameId}-R1`,
      roomName: 'Quincho',
      gameType: 'PVP',
      startedAt: Date.UTC(2026, 0, 2),
      stake: '12.50',
    }
    await sandbox.scenario({ kind: 'answering', endpoint: 'listOpenRounds', value: { rounds: [round] } })
    await player.enter('player')
    const offer = page.getByRole('complementary', { name: say('Interrupted round') })
    await expect(offer).toContainText(`${game.displayName} · Quincho`)
    await expectAccessible(page, 'the offer of an interrupted round')
    await offer.getByRole('button', { name: say('Not now: {name}', { name: game.displayName }) }).click()
    await expect(offer).toHaveCount(0)
    // Put aside for this page; a game that does not open names it again.
    await player.open('/game?vendor=PT&game=RNG-99999999')
    const others = page.getByRole('region', { name: say('Unfinished rounds') })
    await others.getByRole('link', { name: say('Resume') }).click()
    await expect(page).toHaveURL(new RegExp(`game=${game.gameId}.*room=${game.gameId}-R1`))
    await expect(page.frameLocator('main iframe').getByRole('heading', { level: 1 }), 'at its own table').toContainText(
      /Sala principiante|Novice room/,
    )
  },
)
