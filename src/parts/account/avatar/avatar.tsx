import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { brandAtom } from '../../../state/site/brand.ts'
import { avatarQuery, avatarUrl } from '../../../state/account/member.ts'
import * as css from './avatar.css.ts'

interface AvatarProps {
  readonly name: string
  readonly size?: keyof typeof css.avatar
}

/** The member's picture; the first letter of the name until there is one, and where there is none. */
export function Avatar({ name, size = 's' }: AvatarProps) {
  const brand = useAtomValue(brandAtom)
  const { data } = useQuery(avatarQuery)
  const url = data ? (avatarUrl(data, brand)?.href ?? null) : null
  const [broken, setBroken] = useState<string | null>(null)
  const side = css.SIDES[size]
  if (url !== null && url !== broken)
    return (
      <img className={css.avatar[size]} src={url} width={side} height={side} alt="" onError={() => setBroken(url)} />
    )
  return (
    <span aria-hidden className={css.avatar[size]}>
      {[...name][0] ?? '?'}
    </span>
  )
}
