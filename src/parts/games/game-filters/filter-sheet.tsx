import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LIVE_CLASSES, type LiveClass } from '../../../rules/games/vendors/live-classes.ts'
import type { Vendor } from '../../../rules/games/vendors/vendors.ts'
import type { Facets } from '../../../state/games/game-facets.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { PageEnd } from '../../../ui/page/page-end.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Cluster } from '../../../ui/layout/cluster.tsx'
import { Chip } from '../../../ui/actions/chip.tsx'
import { CLASS_NAMES } from './class-names.ts'
import { FacetCount } from './facet-count.tsx'
import { FacetFields } from './facet-fields.tsx'
import { countOf, useToggleNames, type Toggle } from './filter-labels.ts'
import * as css from './game-filters.css.ts'
import { OrderField } from './order-field.tsx'
import { ToggleChip } from './toggle-chip.tsx'
import { useAsked } from './use-asked.ts'
import type { ChoiceControl } from './use-game-choice.ts'

interface FilterSheetProps {
  readonly control: ChoiceControl
  readonly toggles: readonly Toggle[]
  readonly vendors: readonly Vendor[]
  readonly classes: ReadonlySet<LiveClass> | null
  readonly facets: Facets | null | undefined
  readonly onClose: () => void
  /** What closes it, saying how many games there are. */
  readonly children: ReactNode
}

/** Every filter of a page, for phones: each holds at once, and the list behind follows. */
export function FilterSheet({ control, toggles, vendors, classes, facets, onClose, children }: FilterSheetProps) {
  const { t } = useLingui()
  const { choice, change, clear } = control
  const names = useToggleNames()
  const offered = LIVE_CLASSES.filter((each) => classes?.has(each))
  return (
    <PageEnd>
      <Dialog title={t`Filters`} onClose={onClose}>
        {choice.source === 'all' && <OrderField choice={choice} change={change} areTables={classes !== null} />}
        {vendors.length > 1 && (
          <Select
            name="vendor"
            label={t`Provider`}
            value={choice.vendor}
            onChange={(event) => change({ vendor: event.currentTarget.value })}
          >
            <option value="">{t`All providers`}</option>
            {vendors.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <FacetFields choice={choice} change={change} facets={facets} />
        <Stack as="fieldset" space="xs">
          <Text as="legend" size="s" weight="strong">
            <Trans>Only games with</Trans>
          </Text>
          <Cluster>
            {toggles.map((toggle) => (
              <ToggleChip key={toggle} on={choice[toggle]} onChange={(on) => change({ [toggle]: on })}>
                {names[toggle]}
                <FacetCount count={countOf(toggle, facets)} />
              </ToggleChip>
            ))}
          </Cluster>
        </Stack>
        {offered.length > 0 && (
          <ClassField offered={offered} chosen={choice.liveClass} onChoose={(liveClass) => change({ liveClass })} />
        )}
        <div className={css.sheetEnd}>
          <Button variant="quiet" onClick={clear}>
            <Trans>Clear all</Trans>
          </Button>
          <Button onClick={onClose}>{children}</Button>
        </div>
      </Dialog>
    </PageEnd>
  )
}

interface ClassFieldProps {
  readonly offered: readonly LiveClass[]
  readonly chosen: LiveClass | ''
  readonly onChoose: (liveClass: LiveClass | '') => void
}

function ClassField({ offered, chosen, onChoose }: ClassFieldProps) {
  const { i18n } = useLingui()
  const [asked, ask] = useAsked(chosen, onChoose)
  return (
    <Stack as="fieldset" space="xs">
      <Text as="legend" size="s" weight="strong">
        <Trans>Game type</Trans>
      </Text>
      <Cluster>
        {offered.map((each) => (
          <Chip key={each} pressed={asked === each} onPress={() => ask(asked === each ? '' : each)}>
            {i18n._(CLASS_NAMES[each])}
          </Chip>
        ))}
      </Cluster>
    </Stack>
  )
}
