/** Starts a game's page: redeems its ticket, and hands over to its kind. */
import { open } from './connection.ts'
import { el, holdPresses } from './dom.ts'
import { createHost } from './host.ts'
import { readPage } from './page-data.ts'
import { openPanel } from './panel.ts'
import { createShell, type Shell } from './shell.ts'
import { showSlips } from './slips.ts'

/** Each kind's code is loaded alone. */
const KINDS: Readonly<Record<string, () => Promise<{ start(shell: Shell): void }>>> = {
  slot: () => import('./slot/slot.ts'),
  fish: () => import('./fish/fish.ts'),
  lottery: () => import('./lottery/lottery.ts'),
  sports: () => import('./sports/sports.ts'),
  niuniu: () => import('./niuniu/niuniu.ts'),
}
const table = () => import('./table/table.ts')

const page = readPage()

async function begin(): Promise<void> {
  const [state, kind] = await Promise.all([open(page.ticket), (KINDS[page.kind] ?? table)()])
  const shell = createShell(page, state, openPanel)
  kind.start(shell)
  showSlips(shell, state.slips)
  shell.host.tell({ type: 'ready' })
}

holdPresses()
await begin().catch(() => {
  document.body.classList.add('over')
  document.body.append(el('p', { role: 'alert' }, page.words['ended'] ?? ''))
  createHost(page.host).tell({ type: 'session-ended' })
})
