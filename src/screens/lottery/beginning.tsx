import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import { DrawCardsSkeleton } from '../../parts/lottery/lottery-draw/draw-cards-skeleton.tsx'
import { DrawCards } from '../../parts/lottery/lottery-draw/draw-cards.tsx'
import { useNextDraws } from '../../parts/lottery/lottery-draw/use-next-draws.ts'
import { brandAtom } from '../../state/site/brand.ts'
import type { LotteryGroup } from '../../state/lottery/lottery.ts'
import { sectionTitle } from '../../ui/layout/text.css.ts'
import { Group } from './group.tsx'
import * as css from './lobby/lobby-view.css.ts'
import { SHOWN_DRAWS } from './draws/shown-draws.ts'
import type { Draws } from './draws/use-draws.ts'
import type { LobbyPlace } from './lobby/use-lobby.ts'
import type { Played } from './draws/use-played.ts'

interface BeginningProps {
  readonly groups: readonly LotteryGroup[]
  readonly played: Played
  readonly draws: Draws
  readonly place: LobbyPlace
}

/** What a lobby shows before anything of it is chosen: the draws that come next, and what is played. */
export function Beginning({ groups, played, draws, place }: BeginningProps) {
  const { t } = useLingui()
  const titleId = useId()
  const count = SHOWN_DRAWS[useAtomValue(brandAtom).layout.lobby]
  const all = groups.flatMap(({ lotteries }) => lotteries.filter(({ opensList }) => !opensList))
  const next = useNextDraws(
    { lotteries: all, draws: draws.data, drawsFailed: draws.error !== null, of: 'soonest' },
    Math.min(count, all.length),
  )
  const isVn = place.lobby === 'vietnam'
  return (
    <>
      <section aria-labelledby={titleId} className={css.group}>
        <h2 id={titleId} className={sectionTitle}>
          <Trans>Next draws</Trans>
        </h2>
        {next ? (
          <DrawCards lotteries={next} draws={draws.data} titleId={titleId} />
        ) : (
          <DrawCardsSkeleton count={count} />
        )}
      </section>
      <QueryView query={played} waiting={null} empty={null}>
        {(lotteries) => (
          <Group group={{ name: isVn ? t`Recently played` : t`Popular`, lotteries }} draws={draws.data} place={place} />
        )}
      </QueryView>
      {isVn && groups.map((group) => <Group key={group.code} group={group} draws={draws.data} place={place} />)}
    </>
  )
}
