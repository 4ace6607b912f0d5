import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { useFormatPlain } from '../../parts/money/money-form/use-format-money.ts'
import { Played } from '../../parts/rewards/claim/played.tsx'
import { useLevelWords } from '../../parts/rewards/level-progress/use-level-words.ts'
import { vipBonusQuery } from '../../state/rewards/vip-bonus.ts'
import { languageAtom } from '../../state/site/language.ts'
import { textLink } from '../../ui/actions/text-link.css.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { Placeholder } from '../../ui/states/placeholder.tsx'

/** How far a member is to the next level; nothing at the highest, or where nobody can know. */
export function LevelLine() {
  const id = useId()
  const { code } = useAtomValue(languageAtom)
  const money = useFormatPlain()
  const words = useLevelWords()
  const { data, isPending } = useQuery(vipBonusQuery(code, true))
  const rank = data?.ranks.find(({ rankLevel }) => rankLevel === (data.rankLevel ?? -1) + 1)
  // Without it the column would go, and the goods beside it with a wider one.
  if (isPending) return <Placeholder of="card" />
  if (!data?.progress || !rank) return null
  const { name } = rank
  const { done, goal } = data.progress
  return (
    <Panel aria-labelledby={id}>
      <Link to="/vip" id={id} className={textLink}>
        <Trans>On the way to {name}</Trans>
      </Link>
      <Text size="s" tone="muted" figures>
        {words(data)}
      </Text>
      <Played titleId={id} played={done} goal={goal} say={money} />
    </Panel>
  )
}
