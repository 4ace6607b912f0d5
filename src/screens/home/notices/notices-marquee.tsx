import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { announcementsQuery, chosenNoticeAtom, executionAtom } from '../../../state/content/announcements.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import { Megaphone, Pause, Play } from '../../../ui/media/later-icons.ts'
import { media } from '../../../ui/layout/media.ts'
import { opensElsewhere } from '../../../ui/actions/opens-elsewhere.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import { RunningLine } from '../../../ui/lists/running-line.tsx'
import { QueryStates } from '../../../ui/states/query-states.tsx'
import * as css from './notices-marquee.css.ts'
import { line } from './notices-section.css.ts'

const SHOWN = 8
/** For a letter; so each line runs at the speed at which one reads, however long it is. */
const SECONDS_A_LETTER = 0.16

/** The newest announcements in one running line; each opens on the page of notices. */
export function NoticesMarquee() {
  const { t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const execution = useAtomValue(executionAtom)
  const choose = useSetAtom(chosenNoticeAtom)
  const query = useQuery(announcementsQuery(code, execution))
  const moves = !useMedia(media.still)
  const [paused, setPaused] = useState(false)
  const notices = query.data?.player.slice(0, SHOWN) ?? []
  const letters = notices.reduce((sum, { title }) => sum + title.length + 6, 0)

  return (
    <div className={line}>
      <Megaphone aria-hidden className={`${icon.m} ${css.mark}`} />
      <div className={css.room}>
        <QueryStates
          query={query}
          waiting={null}
          renderFailure={() => (
            <span className={css.said}>
              <Trans>This part of the page did not load</Trans>
              <button type="button" className={buttonClass('ghost', 's')} onClick={() => void query.refetch()}>
                <Trans>Try again</Trans>
              </button>
            </span>
          )}
          isEmpty={() => notices.length === 0}
          empty={
            <span className={css.said}>
              <Trans>No notices today</Trans>
            </span>
          }
        >
          {() => (
            <RunningLine className={css.titles} seconds={Math.max(20, letters * SECONDS_A_LETTER)} paused={paused}>
              {notices.map(({ id, title }, index) => (
                <li key={id}>
                  <Link
                    to="/noticePage"
                    className={css.title}
                    onClick={(event) => {
                      // Kept for this tab alone, which goes nowhere when the link opens another.
                      if (!opensElsewhere(event)) choose(index)
                    }}
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </RunningLine>
          )}
        </QueryStates>
      </div>
      {moves && notices.length > 0 && (
        <IconButton
          icon={paused ? Play : Pause}
          label={paused ? t`Start the notices` : t`Stop the notices`}
          size="s"
          onClick={() => setPaused(!paused)}
        />
      )}
    </div>
  )
}
