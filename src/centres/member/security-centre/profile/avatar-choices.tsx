import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { FailureNotice } from '../../../../parts/site/failure-notice/failure-notice.tsx'
import { QueryView } from '../../../../parts/site/query-view/query-view.tsx'
import { avatarChoicesQuery, setAvatarAtom, type AvatarChoice } from '../../../../state/account/avatar.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { avatarQuery, avatarUrl } from '../../../../state/account/member.ts'
import { hiddenVisually } from '../../../../ui/layout/text.css.ts'
import * as css from './avatar-choices.css.ts'
import { OwnPicture } from './own-picture.tsx'
import { Placeholder } from '../../../../ui/states/placeholder.tsx'

/** The pictures to choose from (spec 3, "Avatar": STATIC), or one of the member's own; it shows everywhere. */
export function AvatarChoices() {
  const { t } = useLingui()
  const brand = useAtomValue(brandAtom)
  const queries = useQueryClient()
  const query = useQuery(avatarChoicesQuery)
  const { data: current } = useQuery(avatarQuery)
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
  const shown = sending ?? current
  const shownOf = (choices: readonly AvatarChoice[]) =>
    choices.flatMap((choice) => {
      const url = avatarUrl(choice, brand)
      return url ? [{ choice, url }] : []
    })
  return (
    <QueryView query={query} waiting={<Placeholder of="card" />}>
      {(choices) => (
        <>
          <fieldset className={css.choices} aria-busy={sending !== null}>
            <legend className={hiddenVisually}>{t`Pictures to choose from`}</legend>
            {/* What may not be shown may not be chosen. */}
            {shownOf(choices).map(({ choice, url }, index) => (
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
      )}
    </QueryView>
  )
}
