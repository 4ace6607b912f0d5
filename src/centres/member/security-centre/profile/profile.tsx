import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { Avatar } from '../../../../parts/account/avatar/avatar.tsx'
import { FailureNotice } from '../../../../parts/site/failure-notice/failure-notice.tsx'
import { gatewayAtom } from '../../../../state/gateway.ts'
import { memberQuery } from '../../../../state/account/member.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { AvatarChoices } from './avatar-choices.tsx'
import { LastLogin } from './last-login.tsx'
import * as css from './profile.css.ts'

/** Who is logged in (spec 3, "Member info"): picture, names, rank, number, and the login before this one. */
export function Profile() {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(memberQuery(useAtomValue(gatewayAtom)))
  const [choosing, setChoosing] = useState(false)
  const choicesId = useId()
  if (error && !data) return <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Skeleton className={css.waiting} />
  const { nickname, userName, account, id, clubLabel } = data
  const name = nickname || userName
  const facts = [
    { name: t`User name`, value: userName },
    ...(account === userName
      ? []
      : [{ name: t({ message: 'Account', context: 'the name to log in with' }), value: account }]),
    { name: t`Member number`, value: id },
  ]
  return (
    <section className={css.card} aria-label={t`Profile`}>
      <Avatar name={name} size="l" />
      <div className={css.who}>
        <p className={css.name}>{name}</p>
        <p className={css.rank}>
          <Trans>
            Rank: <bdi>{clubLabel.labelName}</bdi>
          </Trans>
        </p>
        <Button
          variant="quiet"
          size="s"
          className={css.choose}
          aria-expanded={choosing}
          aria-controls={choosing ? choicesId : undefined}
          onClick={() => setChoosing(!choosing)}
        >
          <Trans>Change picture</Trans>
        </Button>
      </div>
      {choosing && (
        <div id={choicesId} className={css.whole}>
          <AvatarChoices />
        </div>
      )}
      <dl className={css.facts}>
        {facts.map(({ name: label, value }) => (
          <div key={label} className={css.fact}>
            <dt className={css.term}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
        <LastLogin />
      </dl>
    </section>
  )
}
