import { Trans, useLingui } from '@lingui/react/macro'
import { useLingui as useI18n } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ServerHtml } from '../../parts/content/html/server-html.tsx'
import { CATEGORY_PRESENTATION } from '../../parts/games/category-nav/category-presentation.ts'
import { useFormatPlain } from '../../parts/money/money-form/use-format-money.ts'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import { formatDecimal } from '../../i18n/format/format.ts'
import { isCategory } from '../../rules/games/categories.ts'
import { pointConfigQuery } from '../../state/rewards/points.ts'
import { languageAtom } from '../../state/site/language.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { Table } from '../../ui/lists/table.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'

/** How many points each category earns (spec 9, "Points per category"), that they never expire, and the platform's own rules. */
export function PointRules() {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const { code, tag } = useAtomValue(languageAtom)
  const money = useFormatPlain()
  const query = useQuery(pointConfigQuery(code))
  const nameOf = (type: string): string => (isCategory(type) ? i18n._(CATEGORY_PRESENTATION[type].name) : type)
  return (
    <QueryView query={query} waiting={<Waiting parts={['table']} />}>
      {({ per, ratios, rules }) => {
        const bets = money(per)
        return (
          <Stack space="m">
            <Table
              rows={ratios}
              keyOf={({ gameType }) => gameType}
              columns={[
                { key: 'category', name: t`Category`, place: 'title', cell: ({ gameType }) => nameOf(gameType) },
                {
                  key: 'ratio',
                  name: t`Points per ${bets} of valid bets`,
                  atEnd: true,
                  cell: ({ ratio }) => formatDecimal(ratio, tag),
                },
              ]}
            />
            <Text>
              <Trans>Points never expire.</Trans>
            </Text>
            {rules && (
              <Panel>
                <ServerHtml source={rules} />
              </Panel>
            )}
          </Stack>
        )
      }}
    </QueryView>
  )
}
