/** Draws the avatars that a player can choose: twelve heads, each on a ground of its own. */
import type { Avatar } from '../../../sandbox/seeds/account/avatars.ts'
import { paintFigure } from '../figures/figure.ts'
import { figures } from '../motifs/motif.ts'
import { hex, mix } from '../color.ts'
import { groundOf, type GroundName } from '../palette.ts'
import { createDefs, circle, rect } from '../svg/write.ts'

const FACES: Readonly<Record<Avatar, readonly [figure: string, ground: GroundName]>> = {
  ember: ['tiger-head orange ivory gold ivory', 'crimson'],
  reef: ['dolphin sky', 'ocean'],
  moss: ['owl tan gold ivory', 'emerald'],
  dusk: ['wolf-head silver', 'violet'],
  slate: ['eagle-head brown', 'daylight'],
  coral: ['parrot-head red gold ivory', 'mint'],
  sand: ['lion gold ivory', 'ember'],
  plum: ['unicorn ivory gold pink', 'magenta'],
  frost: ['bear-head ivory', 'royal'],
  jade: ['dragon-head green gold', 'lacquer'],
  wine: ['fox-head orange', 'aurora'],
  night: ['raven steel', 'gold'],
}

/** An SVG of 160 by 160 units; what matters lies within its circle. */
export function drawAvatar(name: Avatar): string {
  const [text, groundName] = FACES[name]
  const { glow, sky, floor } = groundOf(groundName)
  const defs = createDefs()
  const back = defs.radial(
    [
      [0, hex(mix(sky, glow, 0.75))],
      [0.6, hex(sky)],
      [1, hex(floor)],
    ],
    [0.38, 0.3, 0.85],
  )
  const [figure] = figures(text)
  if (!figure) throw new Error(`the avatar ${name} shows nothing`)
  const body =
    rect(0, 0, 160, 160, back) +
    circle(80, 80, 66, 'none', 'stroke="#fff" stroke-opacity=".22" stroke-width="2"') +
    paintFigure(defs, figure, { x: 80, y: 82, size: 100 }, { halo: hex(glow) })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">${defs.markup()}${body}</svg>`
}
