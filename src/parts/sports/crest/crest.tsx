import { memo } from 'react'
import type { Team } from '../../../rules/sports/fixture.ts'
import { crestOf, initialsOf, isDark, type CrestPattern } from '../../../rules/sports/crest.ts'
import * as css from './crest.css.ts'
import { EMBLEMS } from './emblems.ts'

interface CrestProps {
  readonly team: Pick<Team, 'id' | 'name' | 'isPlayer' | 'crest'>
  readonly size?: keyof typeof css.size
}

/** On a shield of 24 by 28, in the second colour; the shield itself cuts them off. */
const PATTERNS: Readonly<Record<CrestPattern, string>> = {
  plain: '',
  stripes: 'M5 0h3.5v28H5zM12 0h3.5v28H12zM19 0h3.5v28H19z',
  hoops: 'M0 5h24v4H0zM0 13h24v4H0zM0 21h24v4H0z',
  halves: 'M12 0h12v28H12z',
  quarters: 'M12 0h12v13H12zM0 13h12v15H0z',
  sash: 'M0 0h7l17 20v8L0 6z',
  chevron: 'M0 9 12 18 24 9v6L12 24 0 15z',
  cross: 'M9.5 0h5v10H24v5h-9.5v13h-5V15H0v-5h9.5z',
}
/** The edge of the shield, as its style cuts it. */
const EDGE = 'M12 .6 23.4 2.6V14c0 6-4.6 10.4-11.4 13.4C5.2 24.4.6 20 .6 14V2.6z'

/** A team's shield from two colours, a pattern and an emblem, or a player's initials. Its name always stands beside it. */
export const Crest = memo(function Crest({ team, size = 's' }: CrestProps) {
  const { colors, pattern, emblem } = crestOf(team.id, team.crest)
  const [ground, second] = colors
  if (team.isPlayer) {
    return (
      <svg className={`${css.size[size]} ${css.round}`} viewBox="0 0 28 28" aria-hidden>
        <circle cx="14" cy="14" r="14" fill={ground} />
        <text x="14" y="19.3" className={css.initials} fill={isDark(ground) ? '#ffffff' : '#14121a'}>
          {initialsOf(team.name)}
        </text>
      </svg>
    )
  }
  // What stands on a pattern of both colours would be lost in one of them: it gets a disc of its own.
  const isBusy = pattern !== 'plain' && emblem !== 'none'
  return (
    <svg className={`${css.size[size]} ${css.shield}`} viewBox="0 0 24 28" aria-hidden>
      <path d="M0 0h24v28H0z" fill={ground} />
      <path d={PATTERNS[pattern]} fill={second} />
      {isBusy && <circle cx="12" cy="13" r="6.6" fill={ground} />}
      <path
        d={EMBLEMS[emblem]}
        fill={second}
        fillRule="evenodd"
        transform={isBusy ? 'translate(5.4 6.4) scale(.55)' : 'translate(3.6 4.4) scale(.7)'}
      />
      <path d={EDGE} fill="none" stroke="#fff" strokeOpacity=".75" strokeWidth="1.2" />
      {/* On paper the white of a shield would run out into its ground. */}
      {size !== 's' && <path d={EDGE} fill="none" stroke="#14121a" strokeOpacity=".55" strokeWidth=".7" />}
    </svg>
  )
})
