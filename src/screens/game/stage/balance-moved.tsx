import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { formatChange } from '../../../i18n/format/format.ts'
import { balanceHiddenAtom, balanceQuery } from '../../../state/money/wallet.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'

/** By how much the balance has changed since the game began, in plain ink whichever way; nothing while it is hidden or not known. */
export function BalanceMoved() {
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const hidden = useAtomValue(balanceHiddenAtom)
  const { data: balance } = useQuery(balanceQuery)
  const [first, setFirst] = useState(balance)
  if (first === undefined && balance !== undefined) setFirst(balance)
  if (hidden || balance === undefined || first === undefined) return null
  const moved = formatChange(balance - first, currency, tag)
  return (
    <span>
      <Trans>Since you began: {moved}</Trans>
    </span>
  )
}
