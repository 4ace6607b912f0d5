import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { forgetSearchesAtom, lastSearchesAtom } from '../../state/games/last-searches.ts'
import { Button } from '../../ui/actions/button.tsx'
import { icon } from '../../ui/media/icon.css.ts'
import { RotateCcwClock } from '../../ui/media/later-icons.ts'
import * as css from './search.css.ts'
import { Cluster } from '../../ui/layout/cluster.tsx'

/** The last words that were searched for, to say them again; nothing where there are none. */
export function BeforeTyping({ onSay }: { readonly onSay: (words: string) => void }) {
  const { t } = useLingui()
  const last = useAtomValue(lastSearchesAtom)
  const forget = useSetAtom(forgetSearchesAtom)
  if (last.length === 0) return null
  return (
    <section aria-label={t`Recent searches`} className={css.group}>
      <div className={css.groupName}>
        <Trans>Recent searches</Trans>
        <Button
          variant="ghost"
          size="s"
          className={css.forget}
          onClick={({ currentTarget }) => {
            // The button goes with what it forgets.
            currentTarget.closest('dialog')?.querySelector<HTMLElement>('[data-focus]')?.focus()
            forget()
          }}
        >
          <Trans>Clear search history</Trans>
        </Button>
      </div>
      <Cluster as="ul" align="start">
        {last.map((words) => (
          <li key={words}>
            <Button variant="quiet" size="s" className={css.lastWords} onClick={() => onSay(words)}>
              <RotateCcwClock aria-hidden className={icon.s} />
              <span className={css.oneName}>{words}</span>
            </Button>
          </li>
        ))}
      </Cluster>
    </section>
  )
}
