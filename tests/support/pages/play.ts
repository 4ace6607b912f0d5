/** Opens the sandbox's games at their own origin, without the page that shows them. */
import { contract } from '../../../src/api/contract.ts'
import type { Category } from '../../../src/rules/games/categories.ts'
import { gameOf, launchOf } from '../../../scripts/demo/testing/play.ts'
import { kindOf, type Kind } from '../../../scripts/demo/games/kinds.ts'
import { hear, makeRequest, wireframe } from '../../../scripts/sandbox/testing/sandbox.ts'
import { CLOSE, JOURNEY_PORT } from '../servers/environment.ts'

const GATEWAY = `http://127.0.0.1:${JOURNEY_PORT}`

/**
 * Where a fresh member of the brand wireframe plays the first game of a kind; good once, for a minute.
 * @throws Error where the sandbox answers otherwise
 */
export async function playAddress(category: Category, kind: Kind): Promise<string> {
  const made = await fetch(`${GATEWAY}/sandbox/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...CLOSE },
    body: JSON.stringify({ merchant: wireframe.id, kind: 'player', token: true, balance: '1000.00' }),
  })
  // The shape is that of the control call, whose own test checks it.
  const who = (await made.json()) as { username: string; token: string }
  const game = gameOf(wireframe, category, (each) => kindOf(each) === kind)
  const asked = makeRequest(contract.getLaunchAddress, {
    merchant: wireframe,
    token: who.token,
    payload: launchOf(game, who, wireframe),
  })
  const { pathname } = new URL(asked.url)
  const { method } = asked
  const headers = { ...Object.fromEntries(asked.headers), ...CLOSE }
  const heard = await hear(await fetch(GATEWAY + pathname, { method, headers, body: await asked.text() }))
  if (!heard.success) throw new Error(`${game.gameId}: ${String(heard.message)}`)
  return (heard.value as { game_url: string }).game_url // checked by the endpoint's own schema
}
