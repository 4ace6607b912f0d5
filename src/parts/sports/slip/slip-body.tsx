import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { acceptsHigherAtom } from '../../../state/sports/higher-odds.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Ticket } from '../../../ui/media/icons.tsx'
import { ClearButton } from './frame/clear-button.tsx'
import { HandNews } from './bets/hand-news.tsx'
import { SlipFoot } from './slip-foot.tsx'
import { SlipModes } from './slip-modes.tsx'
import { SlipPicks } from './picks/slip-picks.tsx'
import * as css from './frame/slip-panel.css.ts'
import { useProblemWords } from './picks/use-slip-words.ts'
import type { SlipPlace } from './frame/slip-place.ts'
import type { ReadySlip } from './use-slip.ts'

interface SlipBodyProps {
  readonly ready: ReadySlip
  readonly place: SlipPlace
}

/** What is picked, how it is staked, and the way to bet on it. */
export function SlipBody({ ready, place }: SlipBodyProps) {
  const { t } = useLingui()
  const { slip, checked } = ready
  const words = useProblemWords()(checked.problem, ready)
  if (slip.picks.length === 0)
    return (
      <div className={css.empty}>
        <HandNews />
        <Ticket aria-hidden className={css.emptyMark} />
        <p className={css.emptyTitle}>{t`Your slip is empty`}</p>
        <p className={css.emptyWords}>{t`Tap odds to add a pick. Tap them again to remove it.`}</p>
      </div>
    )
  return (
    <>
      <div className={css.scrolls}>
        <HandNews />
        {(slip.picks.length > 1 || slip.mode !== 'single') && (
          <SlipModes ready={ready} problem={words?.at === 'mode' ? words.text : undefined} />
        )}
        <SlipPicks ready={ready} />
        <Wishes />
      </div>
      <SlipFoot ready={ready} place={place} />
    </>
  )
}

/** How the player has prices treated, and emptying the slip. */
function Wishes() {
  const { t } = useLingui()
  const [accepts, accept] = useAtom(acceptsHigherAtom)
  return (
    <div className={css.wishes}>
      <Checkbox
        name="accepts-higher"
        label={t`Accept better odds automatically`}
        checked={accepts}
        onChange={({ currentTarget: { checked } }) => accept(checked)}
      />
      <ClearButton />
    </div>
  )
}
