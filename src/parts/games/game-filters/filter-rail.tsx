import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { Source } from '../../../rules/games/game-choice.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import type { Facets } from '../../../state/games/game-facets.ts'
import { CheckRow } from '../../../ui/actions/check-row.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { FacetFields } from './facet-fields.tsx'
import { countOf, useToggleNames, type Toggle } from './filter-labels.ts'
import * as css from './filter-rail.css.ts'
import { SearchField } from './search-field.tsx'
import { ToggleRow } from './toggle-chip.tsx'
import type { ChoiceControl } from './use-game-choice.ts'
import { useSource } from './use-source.ts'

interface FilterRailProps {
  readonly control: ChoiceControl
  readonly toggles: readonly Toggle[]
  readonly facets: Facets | null | undefined
}

/** Every filter of a page beside its games: each holds at once, and says how many games it leaves. */
export function FilterRail({ control, toggles, facets }: FilterRailProps) {
  const { t } = useLingui()
  const { choice, change } = control
  const names = useToggleNames()
  const isMember = useAtomValue(sessionAtom) !== null
  const onSource = useSource(control)
  const sources = [
    ['favorites', t`Favourites`],
    ['recent', t`Recently played`],
  ] as const
  return (
    <search className={css.rail} aria-label={t`Find games`}>
      <div className={css.field}>
        <SearchField choice={choice} change={change} />
      </div>
      <div className={css.field}>
        {facets === undefined ? (
          <span aria-hidden className={css.place} />
        ) : (
          <FacetFields inRows choice={choice} change={change} facets={facets} />
        )}
      </div>
      <Group legend={<Trans>Only games with</Trans>}>
        {toggles.map((toggle) => (
          <ToggleRow
            key={toggle}
            on={choice[toggle]}
            onChange={(on) => change({ [toggle]: on })}
            count={countOf(toggle, facets)}
          >
            {names[toggle]}
          </ToggleRow>
        ))}
      </Group>
      {isMember && (
        <Group legend={<Trans>Mine</Trans>}>
          {sources.map(([source, name]) => (
            <SourceRow key={source} source={source} chosen={choice.source} onChoose={onSource}>
              {name}
            </SourceRow>
          ))}
        </Group>
      )}
    </search>
  )
}

function Group({ legend, children }: { readonly legend: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={css.field}>
      <Stack as="fieldset" space="xxs">
        <Text as="legend" size="s" weight="strong">
          {legend}
        </Text>
        <div>{children}</div>
      </Stack>
    </div>
  )
}

interface SourceRowProps {
  readonly source: Source
  readonly chosen: Source
  readonly onChoose: (source: Source) => void
  readonly children: ReactNode
}

function SourceRow({ source, chosen, onChoose, children }: SourceRowProps) {
  return (
    <CheckRow pressed={chosen === source} onPress={() => onChoose(chosen === source ? 'all' : source)}>
      {children}
    </CheckRow>
  )
}
