import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { avatarQuery, avatarUrl } from '../../state/member.ts'
import { brandAtom } from '../../state/brand.ts'
import { gatewayAtom } from '../../state/gateway.ts'
import { avatar } from './member-bar.css.ts'

/** The member's picture; the first letter of the name until there is one, and where there is none. */
export function Avatar({ name }: { readonly name: string }) {
  const brand = useAtomValue(brandAtom)
  const { data } = useQuery(avatarQuery(useAtomValue(gatewayAtom)))
  const [broken, setBroken] = useState(false)
  const url = data && !broken ? avatarUrl(data, brand) : null
  if (url)
    return <img className={avatar} src={url.href} width={34} height={34} alt="" onError={() => setBroken(true)} />
  return (
    <span aria-hidden className={avatar}>
      {[...name][0] ?? '?'}
    </span>
  )
}
