import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useId, useRef } from 'react'
import { formatInteger } from '../../i18n/format/format.ts'
import { languageAtom } from '../../state/site/language.ts'
import type { ActiveOption } from '../../ui/lists/use-active-option.ts'
import { cx } from '../../ui/layout/cx.ts'
import { gap, older as olderClass, stack } from '../../ui/layout/layout.css.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { FixtureResult } from './fixture-result.tsx'
import { GameResult } from './game-result.tsx'
import { optionId } from '../../ui/lists/options/option-id.ts'
import { list } from '../../ui/lists/options/option.css.ts'
import type { Found } from './use-found.ts'
import { useEndSeen } from './use-end-seen.ts'
import { VendorResult } from './vendor-result.tsx'
import { Waiting } from './waiting.tsx'

interface ResultsProps {
  readonly listId: string
  readonly found: Found
  readonly words: string
  readonly option: ActiveOption
  readonly onChoose: (at: number) => void
}

/** How many places stand for games that are on their way. */
const LIKELY = 8

/** Vendors, fixtures, then games, as one list to choose from. */
export function Results({ listId, found, words, option, onChoose }: ResultsProps) {
  const { t } = useLingui()
  const { vendors, fixtures, games, near, total, names, older, busy, error, onMore } = found
  const { tag } = useAtomValue(languageAtom)
  const [vendorsId, fixturesId, gamesId] = [useId(), useId(), useId()]
  const end = useRef<HTMLDivElement>(null)
  useEndSeen(end, onMore)
  const { active, point } = option
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' })
  }, [listId, active])
  const waits = games === undefined && error === null
  const name = t({ message: 'Results', context: 'of a search' })
  const result = (at: number) => ({ listId, at, active: at === active, onPoint: point, onChoose })
  return (
    // The select of the platform has no room for pictures and groups like these.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Stack id={listId} role="listbox" aria-label={name} aria-busy={busy}>
      {vendors.length > 0 && (
        // A list box holds options and groups of them; a fieldset may not stand in one.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <Stack role="group" aria-labelledby={vendorsId} space="xxs">
          <Text as="div" id={vendorsId} role="presentation" size="s" weight="strong" tone="muted">
            <Trans>Providers</Trans>
          </Text>
          <div role="presentation" className={list.tiles}>
            {vendors.map(({ key, thing }, at) => (
              <VendorResult key={key} {...result(at)} place={thing} words={words} />
            ))}
          </div>
        </Stack>
      )}
      {fixtures.length > 0 && (
        // As above.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <Stack role="group" aria-labelledby={fixturesId} space="xxs">
          <Text as="div" id={fixturesId} role="presentation" size="s" weight="strong" tone="muted">
            <Trans>Matches</Trans>
          </Text>
          <div role="presentation">
            {fixtures.map(({ key, thing }, at) => (
              <FixtureResult key={key} {...result(vendors.length + at)} fixture={thing} words={words} />
            ))}
          </div>
        </Stack>
      )}
      {(waits || (games !== undefined && games.length > 0)) && (
        // As above.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div role="group" aria-labelledby={gamesId} className={cx(stack, gap.xxs, older && olderClass)}>
          <Text as="div" id={gamesId} role="presentation" size="s" weight="strong" tone="muted" figures>
            {words === '' ? (
              <Trans>Hot games</Trans>
            ) : near ? (
              <Trans>No exact match. Did you mean:</Trans>
            ) : (
              <Trans>Games</Trans>
            )}
            {total !== null && !near && ` ${formatInteger(total, tag)}`}
          </Text>
          <div role="presentation">
            {games?.map(({ key, thing }, at) => (
              <GameResult
                key={key}
                {...result(vendors.length + fixtures.length + at)}
                game={thing}
                vendorName={names.get(thing.vendor) ?? thing.vendor}
                words={words}
                marksHot={words !== ''}
              />
            ))}
            {waits && <Waiting count={LIKELY} />}
            {onMore && (
              <div ref={end} aria-hidden>
                <Waiting count={2} />
              </div>
            )}
          </div>
        </div>
      )}
    </Stack>
  )
}
