import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { forgetSearchesAtom, lastSearchesAtom } from '../../state/games/last-searches.ts'
import { Button } from '../../ui/actions/button.tsx'
import { icon } from '../../ui/media/icon.css.ts'
import { RotateCcwClock } from '../../ui/media/later-icons.ts'
import * as css from './search.css.ts'
import { Cluster } from '../../ui/layout/cluster.tsx'
import { Split } from '../../ui/layout/split.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/layout/text.tsx'

/** The last words that were searched for, to say them again; nothing where there are none. */
export function BeforeTyping({ onSay }: { readonly onSay: (words: string) => void }) {
  const { t } = useLingui()
  const last = useAtomValue(lastSearchesAtom)
  const forget = useSetAtom(forgetSearchesAtom)
  if (last.length === 0) return null
  return (
    <Stack as="section" aria-label={t`Recent searches`} space="xxs">
      <Split>
        <Text as="span" size="s" weight="strong" tone="muted">
          <Trans>Recent searches</Trans>
        </Text>
        <Button
          variant="ghost"
          size="s"
          onClick={({ currentTarget }) => {
            // The button goes with what it forgets.
            currentTarget.closest('dialog')?.querySelector<HTMLElement>('[data-focus]')?.focus()
            forget()
          }}
        >
          <Trans>Clear search history</Trans>
        </Button>
      </Split>
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
    </Stack>
  )
}
