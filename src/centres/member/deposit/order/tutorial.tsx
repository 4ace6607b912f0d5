import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { ServerHtml } from '../../../../parts/content/html/server-html.tsx'
import { QueryView } from '../../../../parts/site/query-view/query-view.tsx'
import { depositTutorialQuery } from '../../../../state/money/deposits.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { Disclosure } from '../../../../ui/overlays/disclosure.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Waiting } from '../../../../ui/states/waiting.tsx'

/** How deposits are made, in the operator's words (spec 2, "Other screens": deposit tutorial); asked for when it is opened. */
export function Tutorial() {
  const { t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const [opened, setOpened] = useState(false)
  const query = useQuery({ ...depositTutorialQuery(code), enabled: opened })
  return (
    <Disclosure title={t`How deposits work`} onOpen={() => setOpened(true)}>
      <Stack space="s">
        <QueryView query={query} tellsStale waiting={<Waiting parts={['summary']} />}>
          {(html) => (html ? <ServerHtml source={html} /> : <Trans>There is no tutorial right now.</Trans>)}
        </QueryView>
      </Stack>
    </Disclosure>
  )
}
