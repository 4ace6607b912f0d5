import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { DOWNLINES_PER_PAGE, downlinesQuery, type Teammate } from '../../../state/team/team.ts'
import { TeammateChoice } from '../../team/teammate-choice/teammate-choice.tsx'
import { useTeammateSearch } from '../../team/teammate-choice/use-teammate-search.ts'

interface DownlineChoiceProps {
  readonly chosen: Teammate | null
  readonly error: string | undefined
  readonly onChoose: (downline: Teammate) => void
}

/** Whom below money is sent to. */
export function DownlineChoice(props: DownlineChoiceProps) {
  const { t } = useLingui()
  const search = useTeammateSearch()
  return (
    <TeammateChoice
      {...props}
      legend={<Trans>Downline</Trans>}
      label={t`Search your downlines`}
      search={search}
      query={useQuery(downlinesQuery(search.name, search.page))}
      perPage={DOWNLINES_PER_PAGE}
      none={<Trans>Nobody in your team has this name.</Trans>}
    />
  )
}
