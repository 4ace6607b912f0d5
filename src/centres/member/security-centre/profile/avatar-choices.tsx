import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { FailureNotice } from '../../../../parts/site/failure-notice/failure-notice.tsx'
import { avatarChoicesQuery, setAvatarAtom, type AvatarChoice } from '../../../../state/account/avatar.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { gatewayAtom } from '../../../../state/gateway.ts'
import { avatarQuery, avatarUrl } from '../../../../state/account/member.ts'
import { Placeholder } from '../../../../ui/states/placeholder.tsx'
import { hiddenVisually } from '../../../../ui/layout/text.css.ts'
import * as css from './avatar-choices.css.ts'
import { OwnPicture } from './own-picture.tsx'

/** The pictures to choose from (spec 3, "Avatar": STATIC), or one of the member's own; it shows everywhere. */
export function AvatarChoices() {
  const { t } = useLingui()
  const brand = useAtomValue(brandAtom)
  const gateway = useAtomValue(gatewayAtom)
  const queries = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(avatarChoicesQuery(gateway))
  const { data: current } = useQuery(avatarQuery(gateway))
  const set = useSetAtom(setAvatarAtom)
  const [sending, setSending] = useState<AvatarChoice | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const choose = async (choice: AvatarChoice): Promise<void> => {
    setSending(choice)
    setFailure(null)
    try {
      await set(choice, queries)
    } catch (problem) {
      setFailure(problem)
    } finally {
      setSending(null)
    }
  }
  if (error && !data) return <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Placeholder of="card" />
  const shown = sending ?? current
  // What may not be shown may not be chosen.
  const choices = data.flatMap((choice) => {
    const url = avatarUrl(choice, brand)
    return url ? [{ choice, url }] : []
  })
  return (
    <>
      <fieldset className={css.choices} aria-busy={sending !== null}>
        <legend className={hiddenVisually}>{t`Pictures to choose from`}</legend>
        {choices.map(({ choice, url }, index) => (
          <label key={choice.avatar} className={css.choice}>
            <input
              type="radio"
              name="avatar"
              className={hiddenVisually}
              checked={shown?.avatar === choice.avatar}
              onChange={() => {
                if (sending === null) void choose(choice)
              }}
            />
            <img src={url.href} width={56} height={56} alt={t`Picture ${index + 1}`} className={css.picture} />
          </label>
        ))}
      </fieldset>
      {failure !== null && <FailureNotice error={failure} />}
      <OwnPicture />
    </>
  )
}
