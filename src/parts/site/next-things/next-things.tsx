import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { nextThings, type Claimable } from '../../../rules/site/next-things.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { dismissAtom, dismissedAtom, keepNextThingsCount } from '../../../state/site/next-things.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { ClaimOutcome } from '../../rewards/claim/claim-outcome.tsx'
import * as css from './next-things.css.ts'
import { NextThingsHead } from './next-things-head.tsx'
import { ThingRow } from './thing-row.tsx'
import { ThingsSkeleton } from './next-things-skeleton.tsx'
import { useStanding } from './use-standing.ts'
import { useThingClaims, type ThingClaim } from './use-thing-claims.ts'

interface NextThingsProps {
  /** Of its title. */
  readonly titleId: string
  /** `strip`: side by side where there is room; `rows`: below each other in any window. */
  readonly layout: 'rows' | 'strip'
  /** Whether the page has no other first heading. */
  readonly isFirstHeading?: boolean
  /** What stands there where nothing waits. */
  readonly otherwise: ReactNode
}

const CLAIMS: readonly Claimable['of'][] = ['reward', 'mission', 'cashback', 'sign-in']

/** What the member could do next, as the brand draws it: at most three things with a button each, of which the first is filled. */
export function NextThings({ titleId, layout, isFirstHeading = false, otherwise }: NextThingsProps) {
  const look = useAtomValue(brandAtom).layout.nextThings
  const { standing, vip } = useStanding()
  const dismissed = useAtomValue(dismissedAtom)
  const dismiss = useSetAtom(dismissAtom)
  const [isEditing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const claims = useThingClaims()
  const all = standing && dismissed && nextThings(standing, dismissed)
  // Nothing may be claimed before it is known what was sent already: then what waits to be claimed waits here, too.
  const things = all?.filter((it) => it.kind !== 'claim' || claims[it.claim.of].claim.money.records.error === null)
  const count = things?.length
  useEffect(() => {
    if (count !== undefined) keepNextThingsCount(count)
  }, [count])
  const outcomes = CLAIMS.map((of) => <ClaimOutcome key={of} {...claims[of]} celebrates={of !== 'cashback'} />)
  const putAside = (key: string): void => {
    // Its own button goes with it.
    edit.current?.focus()
    void dismiss(key)
  }
  if (things?.length === 0) {
    // Nothing at all, where there is nothing to say: then no room is kept.
    const told = CLAIMS.some((of) => isTold(claims[of]))
    return (
      <>
        {told && outcomes}
        {otherwise}
      </>
    )
  }
  return (
    <div className={cx(css.root[look], layout === 'strip' && css.rootStrip[look])}>
      <NextThingsHead
        id={titleId}
        look={look}
        strip={layout === 'strip'}
        vip={vip}
        isFirstHeading={isFirstHeading}
        editRef={edit}
        isEditing={isEditing}
        onEdit={things && (() => setEditing(!isEditing))}
      />
      <div className={css.body}>
        {outcomes}
        {things ? (
          <ul aria-labelledby={titleId} className={cx(css.list[look], layout === 'strip' && css.listStrip[look])}>
            {things.map((thing, at) => (
              <ThingRow
                key={thing.key}
                thing={thing}
                look={look}
                strip={layout === 'strip'}
                // Rows beside a portrait leave the page's filled button to the hero, unless nothing can be played for.
                isCalling={at === 0 && (look !== 'portrait' || thing.kind === 'deposit')}
                claims={claims}
                onDismiss={isEditing ? () => putAside(thing.key) : null}
              />
            ))}
          </ul>
        ) : (
          <ThingsSkeleton look={look} layout={layout} />
        )}
      </div>
    </div>
  )
}

const isTold = ({ claim: { done, failure, money } }: ThingClaim): boolean =>
  done !== null || failure !== null || money.pending.length > 0
