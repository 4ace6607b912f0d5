import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { QueryView } from '../../../parts/site/query-view/query-view.tsx'
import { Moment } from '../../../parts/site/merchant-clock/moment.tsx'
import { openedQuery } from '../../../state/team/accounts.ts'
import { openingAtom } from '../../../state/team/opening.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Alert } from '../../../ui/states/alert.tsx'
import { Placeholder } from '../../../ui/states/placeholder.tsx'

/** It was sent and nothing was heard: whether there is such an account is looked up, and it is never sent again by itself. */
export function UnheardOpening({ username }: { readonly username: string }) {
  const { t } = useLingui()
  const set = useSetAtom(openingAtom)
  const query = useQuery(openedQuery(username))
  return (
    <QueryView query={query} waiting={<Placeholder of="row" />}>
      {(since) =>
        since === null ? (
          <Alert
            tone="warn"
            title={t`No account was opened`}
            actions={
              <Button variant="quiet" size="s" onClick={() => set(({ unheard: _, ...before }) => before)}>
                <Trans>OK</Trans>
              </Button>
            }
          >
            <p>
              <Trans>
                The answer was lost, and nobody in your first level is called {username}. You can send it again.
              </Trans>
            </p>
          </Alert>
        ) : (
          <Alert
            tone="good"
            title={t`The answer was lost, but the account is there`}
            actions={
              <Button variant="quiet" size="s" onClick={() => set({ values: {}, opened: username })}>
                <Trans>OK</Trans>
              </Button>
            }
          >
            <p>
              <Trans>
                {username} has been in your team since <Moment at={since} />. Do not send it again.
              </Trans>
            </p>
          </Alert>
        )
      }
    </QueryView>
  )
}
