import { Plural, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useId } from 'react'
import { FailureNotice } from '../../parts/site/failure-notice/failure-notice.tsx'
import { WaitsForNetwork } from '../../parts/site/failure-notice/waits-for-network.tsx'
import { useSearchText } from '../../ui/fields/use-search-text.ts'
import { usePlay } from '../../parts/games/play/use-play.ts'
import { MOST_WORDS } from '../../rules/games/game-choice.ts'
import { lastSearchesAtom } from '../../state/games/last-searches.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { icon } from '../../ui/media/icon.css.ts'
import { Search } from '../../ui/media/icons.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { hiddenVisually } from '../../ui/layout/text.css.ts'
import { searchMark } from '../../ui/fields/search-mark.css.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useActiveOption } from '../../ui/lists/use-active-option.ts'
import { BeforeTyping } from './before-typing.tsx'
import { InCategory } from './in-category.tsx'
import { KeySwitch } from './key-switch.tsx'
import { NothingFound } from './nothing-found.tsx'
import { optionId } from '../../ui/lists/options/option-id.ts'
import { Results } from './results.tsx'
import { useFound } from './use-found.ts'
import { useSearchAddress } from './use-search-address.ts'

/** Finds a game or a vendor from anywhere, as one types (`?modal=search&find=`). */
export function SearchModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const listId = useId()
  const { words, say, close } = useSearchAddress(onClose)
  const [typed, type, sayNow] = useSearchText(words, say)
  const found = useFound(words)
  const { vendors, fixtures, games, older, busy, error, onRetry } = found
  const total = found.total ?? games?.length ?? 0
  const vendorCount = vendors.length
  const matchCount = fixtures.length
  const remember = useSetAtom(lastSearchesAtom)
  const play = usePlay()
  const isNew = typed.trim() !== words || older
  const choose = (at: number): void => {
    const target = (vendors[at] ?? fixtures[at - vendors.length] ?? games?.[at - vendors.length - fixtures.length])
      ?.target
    if (!target) return
    remember(words)
    play(target)
  }
  const count = vendors.length + fixtures.length + (games?.length ?? 0)
  const option = useActiveOption({ count, first: words === '' ? -1 : 0, query: words, onChoose: choose })
  const { active, takeKey } = option
  const nothing = words !== '' && count === 0 && games !== undefined && !older
  return (
    <Dialog
      title={t`Search`}
      onClose={close}
      size="tall"
      lead={
        <TextField
          type="search"
          name="find"
          label={t`Search games and providers`}
          hideLabel
          data-focus
          // The tag is a select, which can't be typed into; what is typed here fills the list below it.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
          maxLength={MOST_WORDS}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={(event) => {
            // What stands there answers other words: Enter must not open a game that nobody has read.
            if (event.key === 'Enter' && isNew) {
              event.preventDefault()
              if (!event.nativeEvent.isComposing) sayNow(typed)
            } else takeKey(event)
          }}
          end={
            busy ? (
              <Spinner className={searchMark} />
            ) : (
              typed === '' && <Search aria-hidden className={`${icon.m} ${searchMark}`} />
            )
          }
        />
      }
    >
      {found.paused && <WaitsForNetwork />}
      {words === '' && <BeforeTyping onSay={sayNow} />}
      <Results listId={listId} found={found} words={words} option={option} onChoose={choose} />
      {error && <FailureNotice error={error} onRetry={onRetry} retrying={busy} />}
      {nothing && <NothingFound words={words} names={found.names} onSay={sayNow} />}
      {words !== '' && !older && !found.near && <InCategory found={found} words={words} onGo={() => remember(words)} />}
      {words === '' && <KeySwitch />}
      <output className={hiddenVisually}>
        {words !== '' && !isNew && games !== undefined && (
          <>
            {vendorCount > 0 && (
              <>
                <Plural value={vendorCount} one="# provider" other="# providers" />,{' '}
              </>
            )}
            {matchCount > 0 && (
              <>
                <Plural value={matchCount} one="# match" other="# matches" />,{' '}
              </>
            )}
            <Plural value={total} _0="No games" one="# game" other="# games" />
          </>
        )}
      </output>
    </Dialog>
  )
}
