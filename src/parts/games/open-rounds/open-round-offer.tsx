import { Trans, useLingui } from '@lingui/react/macro'
import { atom, useAtom } from 'jotai'
import { roundTarget } from '../../../state/games/play/open-rounds.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import { Hourglass, X } from '../../../ui/media/later-icons.ts'
import { PlayLink } from '../play/play-link.tsx'
import { OpenRoundWords } from './open-round-label.tsx'
import * as css from './open-rounds.css.ts'
import { useOpenRounds } from './use-open-rounds.ts'

/** When the newest round began that the player has put aside, on this page. */
const putAsideAtom = atom(0)

/** Over the home page: the round that was interrupted last, to go on with. */
export function OpenRoundOffer() {
  const { t } = useLingui()
  const [putAside, setPutAside] = useAtom(putAsideAtom)
  const [round] = useOpenRounds()
  if (!round || round.startedAt <= putAside) return null
  const name = round.gameName
  return (
    <aside aria-label={t`Interrupted round`} className={css.offer}>
      <Hourglass aria-hidden className={`${icon.m} ${css.mark}`} />
      <OpenRoundWords round={round} />
      <PlayLink target={roundTarget(round)} className={buttonClass('primary', 's')}>
        <Trans>Resume</Trans>
      </PlayLink>
      <IconButton size="s" icon={X} label={t`Not now: ${name}`} onClick={() => setPutAside(round.startedAt)} />
    </aside>
  )
}
