import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { gameKey } from '../../../rules/games/game.ts'
import type { GameIdentity } from '../../../rules/games/play/play-target.ts'
import { roundTarget } from '../../../state/games/play/open-rounds.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { PlayLink } from '../play/play-link.tsx'
import { OpenRoundWords } from './open-round-label.tsx'
import * as css from './open-rounds.css.ts'
import { useOpenRounds } from './use-open-rounds.ts'

/** More would push the page's own matter away. */
const SHOWN = 3

/** Rounds of other games that wait, where a game did not open. Nothing where there is none. */
export function OpenRounds({ except }: { readonly except: GameIdentity | null }) {
  const id = useId()
  const own = except && gameKey(except)
  const rounds = useOpenRounds().filter(({ game }) => gameKey(game) !== own)
  if (rounds.length === 0) return null
  return (
    <section aria-labelledby={id} className={css.list}>
      <h3 id={id} className={css.title}>
        <Trans>Unfinished rounds</Trans>
      </h3>
      <ul className={css.list}>
        {rounds.slice(0, SHOWN).map((round) => (
          <li key={`${gameKey(round.game)}/${round.startedAt}`} className={css.row}>
            <OpenRoundWords round={round} />
            <PlayLink target={roundTarget(round)} className={buttonClass('quiet', 's')}>
              <Trans>Resume</Trans>
            </PlayLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
