import { shortNameOf, type Team } from '../../../rules/sports/fixture.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { Crest } from '../crest/crest.tsx'
import * as css from './fixture-row.css.ts'
import type { SideScores } from './side-scores.ts'

interface TeamLineProps extends SideScores {
  readonly team: Team
}

/** One of both sides, and how it stands. */
export function TeamLine({ team, before, won, now }: TeamLineProps) {
  const short = shortNameOf(team)
  return (
    <span className={css.team}>
      <Crest team={team} />
      {short === team.name ? (
        <span className={css.name}>{team.name}</span>
      ) : (
        <>
          <span aria-hidden className={cx(css.name, css.short)}>
            {short}
          </span>
          <span className={cx(css.name, css.whole)}>{team.name}</span>
        </>
      )}{' '}
      {before.map((set, at) => (
        <span key={at} className={css.set}>
          {set}{' '}
        </span>
      ))}
      {won !== null && (
        <span aria-hidden className={css.won}>
          {won}{' '}
        </span>
      )}
      {now !== null && <span className={css.score}>{now}</span>}
    </span>
  )
}
