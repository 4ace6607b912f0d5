import { useAtomValue } from 'jotai'
import { workedExample } from '../../../../rules/rewards/worked-example.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { isDrawnTable } from './drawn-table.ts'
import * as css from './slide-drawing.css.ts'
import type { RecordSlide } from './slide.ts'
import { PodiumDrawing, StackDrawing } from './stack-drawing.tsx'
import { TableDrawing } from './table-drawing.tsx'

/** What a hand draws of a record beside its words; nothing where the brand's own picture is enough. */
export function SlideDrawing({ slide }: { readonly slide: RecordSlide }) {
  const { offers } = useAtomValue(brandAtom).layout
  // Without its seats a table tells nothing that the words do not.
  if (offers === 'plate' && slide.kind === 'table' && slide.table.seats && isDrawnTable(slide.table.game))
    return (
      <div className={css.place.plate}>
        <TableDrawing seats={slide.table.seats} hands={slide.table.game.liveClass === 'DRAGON_TIGER' ? 1 : 2} />
      </div>
    )
  if (offers !== 'blocks' || !('promotion' in slide)) return null
  const { terms } = slide.promotion
  const example = workedExample(terms)
  if (slide.kind !== 'tournament' && (terms.of !== 'deposit' || !example?.base)) return null
  return (
    <div className={css.place.blocks} data-drawing="">
      {example?.base ? (
        <StackDrawing base={example.base} bonus={example.bonus} />
      ) : (
        <PodiumDrawing largest={terms.prizes?.largest ?? null} />
      )}
    </div>
  )
}
