import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { withModal } from '../../parts/site/use-modal/use-modal.ts'
import { nearest } from '../../rules/did-you-mean.ts'
import type { Search } from '../../rules/site/search-params.ts'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SearchX } from '../../ui/media/later-icons.ts'
import { Cluster } from '../../ui/layout/cluster.tsx'

interface NothingFoundProps {
  readonly words: string
  /** What vendors are called: one of them may be meant. */
  readonly names: ReadonlyMap<string, string>
  readonly onSay: (words: string) => void
}

/** Says that nothing is called so, and what to try. */
export function NothingFound({ words, names, onSay }: NothingFoundProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const meant = nearest(words, names.values())
  // In place of this one, so that Back closes it and not first the one and then the other.
  const seeAll = (): void => {
    const search = ({ find: _find, ...rest }: Search): Search => withModal('games')(rest)
    void navigate({ to: '.', search, state: (held) => held, replace: true, hash: true, resetScroll: false })
  }
  return (
    <EmptyState icon={SearchX} title={t`No results`}>
      <p>
        <Trans>Try fewer letters, another spelling, or the name of a provider.</Trans>
      </p>
      <Cluster centered apart>
        {meant !== undefined && (
          <Button size="s" onClick={() => onSay(meant)}>
            <Trans>Search for {meant}</Trans>
          </Button>
        )}
        <Button variant="quiet" size="s" onClick={seeAll}>
          <Trans>See all categories</Trans>
        </Button>
      </Cluster>
    </EmptyState>
  )
}
