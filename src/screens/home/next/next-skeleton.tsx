import { useAtomValue } from 'jotai'
import { NextThingsSkeleton } from '../../../parts/site/next-things/next-things-skeleton.tsx'
import { brandAtom } from '../../../state/site/brand.ts'

/** Where what could be done next will stand. */
export function NextSkeleton() {
  return <NextThingsSkeleton look={useAtomValue(brandAtom).layout.nextThings} layout="strip" />
}
