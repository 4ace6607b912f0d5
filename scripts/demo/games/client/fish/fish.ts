/** A fish room's page: tap a fish, or choose its kind below, and a shot is on its way. */
import { setBackdrop } from '../backdrop.ts'
import type { Round } from '../connection.ts'
import { el, wait } from '../dom.ts'
import { setPanel } from '../panel.ts'
import type { Shell } from '../shell.ts'
import { createStake } from '../stake.ts'
import type { Species, Swimmer } from './brush.ts'
import { createPond } from './pond.ts'

/** Between two shots, in milliseconds. */
const RELOAD = 180

export function start(shell: Shell): void {
  const { page, stage, bar, word, money } = shell
  // The shape is that of the server's `kinds/fish.ts`.
  const { fish: kinds } = page.table as { fish: readonly Species[] }
  setPanel({ rules: 'fishRules' })
  const pond = createPond(page.art, kinds)
  const stake = createStake(shell)
  const buttons = kinds.map((species) =>
    el(
      'button',
      {
        type: 'button',
        class: 'species',
        'aria-label': `${word('shootFish', { times: species.times })}`,
        onclick: () => void shootKind(species),
      },
      el('img', { src: `${page.art}${species.name}.webp`, alt: '', width: 48, height: 48 }),
      el('b', { class: 'figure' }, `×${species.times}`),
    ),
  )
  stage.classList.add('fish')
  setBackdrop(stage, page.art)
  stage.append(pond.element)
  bar.append(stake.element, el('div', { class: 'school', role: 'group', 'aria-label': word('pays') }, ...buttons))

  let busy = false
  const shoot = async (target: Swimmer): Promise<void> => {
    if (busy || shell.host.paused) return
    busy = true
    const bet = stake.value
    if (bet <= shell.balance) shell.hold(bet)
    const [round] = await Promise.all([
      shell.play({ stake: stake.text, fish: target.species.name }, bet),
      bet <= shell.balance ? pond.shoot(target) : undefined,
    ])
    if (round) land(round, target)
    await wait(RELOAD)
    busy = false
  }

  const land = (round: Round, target: Swimmer): void => {
    shell.remember(round)
    shell.setBalance(round.balance)
    const win = money.read(round.win)
    if (win === 0n) {
      pond.miss(target)
      shell.say(word('missed'))
      return
    }
    pond.land(target, `+${money.format(win)}`)
    shell.say(word('caught', { amount: money.format(win) }), 'good')
  }

  const shootKind = async ({ name }: Species): Promise<void> => {
    const target = pond.oneOf(name)
    if (target) await shoot(target)
  }

  pond.element.addEventListener('pointerdown', ({ offsetX, offsetY }) => {
    const target = pond.at(offsetX, offsetY)
    if (target) void shoot(target)
  })
  document.addEventListener('keydown', (event) => {
    const elsewhere = document.querySelector('dialog[open]') !== null || event.target instanceof HTMLButtonElement
    const [first] = kinds
    if (event.code !== 'Space' || elsewhere || !first) return
    event.preventDefault()
    void shootKind(first)
  })
  shell.say(word('shoot'))
}
