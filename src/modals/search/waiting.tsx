import { useAtomValue } from 'jotai'
import { brandAtom } from '../../state/site/brand.ts'
import { skeletonLine } from '../../ui/states/feedback.css.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { OptionPlace } from '../../ui/lists/options/option.tsx'
import { RESULT_LOOKS } from './result-props.ts'
import * as css from './search.css.ts'

/** Where games will stand, in their size. */
export function Waiting({ count }: { readonly count: number }) {
  const { card } = useAtomValue(brandAtom).layout
  return Array.from({ length: count }, (_, at) => (
    <OptionPlace
      key={at}
      look={RESULT_LOOKS[card]}
      mark={<Skeleton className={css.picture[card]} />}
      name={<span className={skeletonLine.long} />}
      note={<span className={skeletonLine.short} />}
    />
  ))
}
