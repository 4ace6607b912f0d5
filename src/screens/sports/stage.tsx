import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useLoneMoments } from '../../parts/site/merchant-clock/use-moments.ts'
import { PlayLink } from '../../parts/games/play/play-link.tsx'
import { VendorMark } from '../../parts/games/vendor-mark/vendor-mark.tsx'
import { categoryRoute } from '../../rules/games/categories.ts'
import { gameTarget, type Game } from '../../rules/games/game.ts'
import type { Search } from '../../rules/site/search-params.ts'
import { stageTarget } from '../../rules/games/vendors/vendor-stages.ts'
import type { Vendor } from '../../rules/games/vendors/vendors.ts'
import { maintenanceQuery } from '../../state/games/game-maintenance.ts'
import { buttonClass } from '../../ui/actions/button-class.ts'
import { Button } from '../../ui/actions/button.tsx'
import { cx } from '../../ui/layout/cx.ts'
import { icon } from '../../ui/media/icon.css.ts'
import { Play, Wrench } from '../../ui/media/later-icons.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import type { StagePage } from './pages.ts'
import { StageArt } from './stage-art.tsx'
import { StageFacts } from './stage-facts.tsx'
import * as css from './stage.css.ts'
import { useStage } from './use-stage.ts'
import { useStagePresentation } from './use-stage-presentation.ts'

interface StageProps extends StagePage {
  readonly vendor: Vendor
  readonly isChosen: boolean
  readonly isLead: boolean
}

/** A vendor that starts at one tap: its art, what it offers, and the ways in (spec 2, "Header": "starts directly"). */
export function Stage({ category, starts, vendor, isChosen, isLead }: StageProps) {
  const look = useStagePresentation()
  const titleId = useId()
  const stage = useStage(category, vendor.code)
  const { games, total, isError, isFetching, refetch } = stage
  const { code, name } = vendor
  const target = stageTarget(category, code, games)
  const trial = games?.find((game) => game.offersTrial)
  const gameId = target?.search['game'] ?? ''
  const rests = useRest(code, gameId)
  const startWords = useStartWords(starts, gameId ? games?.[0] : undefined)
  return (
    <section aria-labelledby={titleId} className={cx(css.stage[look], isLead && css.lead[look])}>
      <StageArt vendor={vendor} games={isError ? [] : games} look={look} />
      <div className={css.words}>
        <div className={css.who}>
          <span className={css.mark}>
            <VendorMark code={code} name={name} />
          </span>
          <h2 id={titleId} className={css.name}>
            {name}
          </h2>
        </div>
        <StageFacts stage={stage} tellsFirst={!gameId} />
      </div>
      <div className={css.ways}>
        {rests !== null && (
          <p className={css.rests}>
            <Wrench aria-hidden className={icon.s} />
            {rests}
          </p>
        )}
        {target ? (
          <PlayLink target={target} className={cx(buttonClass(rests === null ? 'primary' : 'quiet', 'l'), css.start)}>
            <Play aria-hidden className={cx(icon.s, css.startMark)} />
            <span>{startWords}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </PlayLink>
        ) : isError ? (
          <Button variant="quiet" size="l" busy={isFetching} onClick={refetch}>
            <Trans>Try again</Trans>
          </Button>
        ) : (
          <span className={cx(buttonClass('primary', 'l'), css.startPlace)} aria-hidden />
        )}
        {trial && (
          <PlayLink target={gameTarget(trial, 'trial')} className={cx(buttonClass('quiet', 'l'), css.other)}>
            <Trans>Try free</Trans>
            <VisuallyHidden>{trial.name}</VisuallyHidden>
          </PlayLink>
        )}
        {!isChosen && total !== null && total > 1 && (
          <Link
            to={categoryRoute(category)}
            // Beside a board of fixtures the vendors have an address of their own.
            search={({ vendors }: Search) => ({ ...(vendors && { vendors }), page: code })}
            className={cx(buttonClass('ghost', 'l'), css.other)}
          >
            <Trans>All games</Trans>
            <VisuallyHidden>{name}</VisuallyHidden>
          </Link>
        )}
      </div>
    </section>
  )
}

/** What the way in is called: as the page says it, or after the game that is started in the vendor's place. */
function useStartWords(starts: MessageDescriptor, game: Game | undefined): string {
  const { i18n, t } = useLingui()
  const name = game?.name
  return name === undefined ? i18n._(starts) : t`Play ${name}`
}

/** That what the stage starts is under maintenance, in words; `null` where nothing is known of that. */
function useRest(vendor: string, gameId: string): string | null {
  const { t } = useLingui()
  const moment = useLoneMoments()
  const { data: known } = useQuery(maintenanceQuery({ vendor, gameId }))
  if (!known) return null
  const time = known.until === null ? '' : moment(known.until)
  return time ? t`Under maintenance until ${time}` : t`Under maintenance`
}
