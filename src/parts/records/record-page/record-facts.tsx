import type { ReactNode } from 'react'
import { Fact } from '../../../ui/layout/fact.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'

/** What there is to say of one record, a line each; what is nothing is left out. */
export function RecordFacts({ items }: { readonly items: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Facts layout="pairs">
      {items.map(([name, value]) =>
        value === null || value === '' ? null : (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ),
      )}
    </Facts>
  )
}
