import { Trans, useLingui } from '@lingui/react/macro'
import type { ChoiceControl } from '../game-filters/use-game-choice.ts'
import { useSource } from '../game-filters/use-source.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Heart } from '../../../ui/media/later-icons.ts'
import * as css from './game-list.css.ts'

/** For a guest who comes to what only members have. */
export function OwnGamesAsk({ control }: { readonly control: ChoiceControl }) {
  const { t } = useLingui()
  const choose = useSource(control)
  return (
    <EmptyState icon={Heart} title={t`Your games are kept with your account`}>
      <p>
        <Trans>Log in to see your favourites and recently played games.</Trans>
      </p>
      <div className={css.ways}>
        <Button onClick={() => choose(control.choice.source)}>
          <Trans>Log in</Trans>
        </Button>
        <Button variant="quiet" onClick={() => choose('all')}>
          <Trans>See all games</Trans>
        </Button>
      </div>
    </EmptyState>
  )
}
