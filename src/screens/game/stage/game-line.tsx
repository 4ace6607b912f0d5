import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useMemberPages } from '../../../parts/account/member-pages/use-member-pages.ts'
import { Balance } from '../../../parts/money/balance/balance.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { directional, icon } from '../../../ui/media/icon.css.ts'
import { ChevronLeft, Ellipsis } from '../../../ui/media/later-icons.ts'
import * as css from './game-line.css.ts'
import { MORE_ID } from './more-id.ts'
import { TimePlayed } from './time-played.tsx'

interface GameLineProps {
  readonly name: string
  /** For play money. */
  readonly trial: boolean
  readonly played: boolean
  readonly onExit: () => void
  /** What "more" opens. */
  readonly children: ReactNode
}

/** All that is ours while somebody plays, in one slim line: the way out, the time, the balance, the deposit, and more behind a button. */
export function GameLine({ name, trial, played, onExit, children }: GameLineProps) {
  const { t } = useLingui()
  const deposit = useMemberPages().find(({ page }) => page === 'deposit')
  return (
    <div className={css.line}>
      <IconButton icon={ChevronLeft} className={directional} label={t`Leave the game`} onClick={onExit} />
      <div className={css.names}>
        <h1 className={css.name}>{name}</h1>
      </div>
      {played && <TimePlayed className={css.time} />}
      {trial ? (
        <span className={css.trial}>
          <Trans>Play money</Trans>
        </span>
      ) : (
        <span className={css.balance}>
          <Balance compact />
        </span>
      )}
      {/* Outlined: what is filled on this page is the game's own button. */}
      {!trial && deposit && (
        <Button variant="quiet" className={css.deposit} onClick={deposit.open}>
          <deposit.icon aria-hidden className={icon.s} />
          <span className={css.word}>{deposit.name}</span>
        </Button>
      )}
      <IconButton id={`${MORE_ID}-open`} icon={Ellipsis} label={t`More`} popoverTarget={MORE_ID} />
      {children}
    </div>
  )
}
