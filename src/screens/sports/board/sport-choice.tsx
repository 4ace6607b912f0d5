import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatInteger } from '../../../i18n/format/format.ts'
import { SportMark } from '../../../parts/sports/sport-mark/sport-mark.tsx'
import { languageAtom } from '../../../state/site/language.ts'
import { RoundChoice, RoundChoices } from '../../../ui/actions/round-choice.tsx'
import { cx } from '../../../ui/layout/cx.ts'
import * as css from './sport-choice.css.ts'
import type { Board } from './use-board.ts'

interface SportChoiceProps {
  readonly board: Board
}

type Counted = Readonly<Record<'live' | 'today' | 'tomorrow' | 'week', number>>

/** How many there are on the day that is chosen. */
const countOn = (day: Board['day'], counts: Counted): number => (day === 'mine' ? counts.week : counts[day])

/** The sports as a column beside the board; below the chosen one its leagues. */
export function SportRail({ board }: SportChoiceProps) {
  const { t } = useLingui()
  const { sports, choice, day, change } = board
  const { tag } = useAtomValue(languageAtom)
  const all = sports.data?.sports ?? []
  const total = all.reduce((sum, each) => sum + countOn(day, each), 0)
  const row = (counts: Counted) => <span className={css.count}>{formatInteger(countOn(day, counts), tag)}</span>
  return (
    <nav aria-label={t`Sports`} className={css.panel}>
      <ul className={css.list}>
        <li>
          <button
            type="button"
            className={css.entry}
            aria-pressed={choice.sport === ''}
            onClick={() => change({ sport: '' })}
          >
            <span aria-hidden className={css.dot} />
            <span className={css.name}>
              <Trans context="sports">All</Trans>
            </span>
            {sports.data && <span className={css.count}>{formatInteger(total, tag)}</span>}
          </button>
        </li>
        {all.map((each) => (
          <li key={each.code}>
            <button
              type="button"
              className={css.entry}
              aria-pressed={each.code === choice.sport}
              onClick={() => change({ sport: each.code, league: '' })}
            >
              <SportMark sport={each.code} />
              <span className={css.name}>{each.name}</span>
              {row(each)}
            </button>
            {each.code === choice.sport && (
              <ul className={css.leagues}>
                {each.leagues
                  .filter((league) => countOn(day, league) > 0 || league.id === choice.league)
                  .map((league) => (
                    <li key={league.id}>
                      <button
                        type="button"
                        className={cx(css.entry, css.league)}
                        aria-pressed={league.id === choice.league}
                        onClick={() => change({ league: league.id === choice.league ? '' : league.id })}
                      >
                        <span className={css.name}>{league.name}</span>
                        {row(league)}
                      </button>
                    </li>
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The same as one row of chips on phones. */
export function SportChips({ board }: SportChoiceProps) {
  const { sports, choice, day, change } = board
  const { tag } = useAtomValue(languageAtom)
  const all = sports.data?.sports ?? []
  const total = all.reduce((sum, each) => sum + countOn(day, each), 0)
  return (
    <>
      <button
        type="button"
        className={cx(css.chip, css.wordsAlone)}
        aria-pressed={choice.sport === ''}
        onClick={() => change({ sport: '' })}
      >
        <Trans context="sports">All</Trans>
        {sports.data && <span className={css.count}>{formatInteger(total, tag)}</span>}
      </button>
      {all.map((each) => (
        <button
          key={each.code}
          type="button"
          className={css.chip}
          aria-pressed={each.code === choice.sport}
          onClick={() => change({ sport: each.code, league: '' })}
        >
          <SportMark sport={each.code} size="m" />
          {each.name}
          <span className={css.count}>{formatInteger(countOn(day, each), tag)}</span>
        </button>
      ))}
    </>
  )
}

/** The same above the board, where it has no column for them: as round pictures, or as underlined words; below, the chosen one's leagues. */
export function SportRow({ board, look }: SportChoiceProps & { readonly look: 'prints' | 'words' }) {
  const { t } = useLingui()
  const { sports, choice, day, change } = board
  const { tag } = useAtomValue(languageAtom)
  const all = sports.data?.sports ?? []
  const total = all.reduce((sum, each) => sum + countOn(day, each), 0)
  const count = (many: number): string => formatInteger(many, tag)
  const shown = all.filter((each) => countOn(day, each) > 0 || each.code === choice.sport)
  return (
    <>
      {look === 'prints' ? (
        <RoundChoices label={t`Sports`}>
          <RoundChoice
            pressed={choice.sport === ''}
            onPress={() => change({ sport: '' })}
            mark={<span aria-hidden className={css.dot} />}
            name={t({ message: 'All', context: 'sports' })}
            {...(sports.data && { note: count(total) })}
          />
          {shown.map((each) => (
            <RoundChoice
              key={each.code}
              pressed={each.code === choice.sport}
              onPress={() => change({ sport: each.code, league: '' })}
              mark={<SportMark sport={each.code} size="m" />}
              name={each.name}
              note={count(countOn(day, each))}
            />
          ))}
        </RoundChoices>
      ) : (
        // A fieldset would bring its own frame and its own way of naming.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div role="group" aria-label={t`Sports`} className={css.words}>
          <button
            type="button"
            className={css.word}
            aria-pressed={choice.sport === ''}
            onClick={() => change({ sport: '' })}
          >
            <Trans context="sports">All</Trans> {sports.data && <span className={css.count}>{count(total)}</span>}
          </button>
          {shown.map((each) => (
            <button
              key={each.code}
              type="button"
              className={css.word}
              aria-pressed={each.code === choice.sport}
              onClick={() => change({ sport: each.code, league: '' })}
            >
              {each.name} <span className={css.count}>{count(countOn(day, each))}</span>
            </button>
          ))}
        </div>
      )}
      <LeagueChips board={board} />
    </>
  )
}

/** The leagues of the chosen sport. */
function LeagueChips({ board: { sport, choice, day, change } }: SportChoiceProps) {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const leagues = sport?.leagues.filter((each) => countOn(day, each) > 0 || each.id === choice.league) ?? []
  if (leagues.length < 2) return null
  return (
    // A fieldset would bring its own frame and its own way of naming.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={t`Leagues`} className={css.chips}>
      {leagues.map((league) => (
        <button
          key={league.id}
          type="button"
          className={cx(css.chip, css.wordsAlone)}
          aria-pressed={league.id === choice.league}
          onClick={() => change({ league: league.id === choice.league ? '' : league.id })}
        >
          {league.name}
          <span className={css.count}>{formatInteger(countOn(day, league), tag)}</span>
        </button>
      ))}
    </div>
  )
}
