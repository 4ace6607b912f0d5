import { useQuery } from '@tanstack/react-query'
import { SignInDays } from '../../../parts/rewards/sign-in/sign-in-days.tsx'
import { dailySignInQuery } from '../../../state/rewards/daily-sign-in.ts'
import { SectionAnswer } from '../section/section-answer.tsx'
import { SectionHead } from '../section/section-head.tsx'
import { SummarySkeleton } from '../section/summary-skeleton.tsx'
import type { LaterProps } from '../section/later-section.tsx'

/** What today's sign-in brings, and the days in a row. */
export function SignInSection({ titleId, title }: LaterProps) {
  const query = useQuery(dailySignInQuery)
  return (
    <>
      <SectionHead id={titleId} title={title} />
      <SectionAnswer query={query} waiting={<SummarySkeleton />}>
        {(signIn) => <SignInDays signIn={signIn} titleId={titleId} />}
      </SectionAnswer>
    </>
  )
}
