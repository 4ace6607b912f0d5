import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { SignInDays } from '../../../parts/rewards/sign-in/sign-in-days.tsx'
import { dailySignInQuery } from '../../../state/rewards/daily-sign-in.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Loaded } from '../../../parts/site/query-view/loaded.tsx'

/** The daily sign-in in the reward centre. */
export function SignIn() {
  const id = useId()
  const query = useQuery(dailySignInQuery)
  return (
    <Stack as="section" space="s" aria-labelledby={id}>
      <Text as="h4" id={id} size="l" weight="bold">
        <Trans>Daily sign-in</Trans>
      </Text>
      <Loaded query={query} waiting={['summary']}>
        {(signIn) => <SignInDays signIn={signIn} titleId={id} />}
      </Loaded>
    </Stack>
  )
}
