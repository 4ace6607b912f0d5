import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { formatInteger } from '../../../i18n/format/format.ts'
import { useFormatMoney } from '../../../parts/money/money-form/use-format-money.ts'
import { useMomentsInText } from '../../../parts/site/merchant-clock/use-moments.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { leaderboardQuery } from '../../../state/rewards/missions.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ListOrdered } from '../../../ui/media/later-icons.ts'
import { Section } from '../../../ui/layout/section.tsx'
import { Split } from '../../../ui/layout/split.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Table } from '../../../ui/lists/table.tsx'
import { Loaded } from '../../../parts/site/query-view/loaded.tsx'

/** Who has played the most, and where the member stands. */
export function Leaderboard() {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const say = useMomentsInText()
  const money = useFormatMoney()
  const query = useQuery(leaderboardQuery)
  const when = query.data?.ends ? say(query.data.ends) : ''
  return (
    <Section title={t`Leaderboard`} note={when && <Trans>Valid bets placed up to {when}</Trans>}>
      <Loaded query={query} waiting={['form']}>
        {({ own, list }) => {
          const place = own ? formatInteger(own.rank, tag) : ''
          const much = own ? money(own.amount) : ''
          return (
            <>
              <Split>
                <Text size="s" weight="medium">
                  {own ? (
                    <Trans>
                      Your place: {place}. Your valid bets: {much}.
                    </Trans>
                  ) : (
                    <Trans>You are not on the board yet.</Trans>
                  )}
                </Text>
                <Button variant="quiet" size="s" busy={query.isFetching} onClick={() => void query.refetch()}>
                  <Trans>Refresh</Trans>
                </Button>
              </Split>
              {list.length === 0 ? (
                <EmptyState icon={ListOrdered} title={t`Nobody has played yet`} />
              ) : (
                <Table
                  columns={[
                    { key: 'rank', name: t`Place`, cell: ({ rank }) => formatInteger(rank, tag) },
                    { key: 'name', name: t`Player`, cell: nameOf },
                    { key: 'amount', name: t`Valid bets`, atEnd: true, cell: ({ amount }) => money(amount) },
                  ]}
                  rows={list}
                  keyOf={({ rank }) => String(rank)}
                  isOwn={({ rank }) => rank === own?.rank}
                />
              )}
            </>
          )
        }}
      </Loaded>
    </Section>
  )
}

const nameOf = ({ name }: { readonly name: string }) => <bdi>{name}</bdi>
