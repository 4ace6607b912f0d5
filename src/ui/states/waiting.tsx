import { useLingui } from '@lingui/react/macro'
import { hiddenVisually } from '../layout/text.css.ts'
import { Placeholder, type Awaited } from './placeholder.tsx'

/** Stands where what is loading will: its parts by their sizes, and a word for who can't see them. */
export function Waiting({ parts }: { readonly parts: readonly Awaited[] }) {
  const { t } = useLingui()
  return (
    <>
      <output className={hiddenVisually}>{t`Loading`}</output>
      {parts.map((of, index) => (
        <Placeholder key={index} of={of} />
      ))}
    </>
  )
}
