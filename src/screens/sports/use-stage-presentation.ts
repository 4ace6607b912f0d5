import { useAtomValue } from 'jotai'
import type { Brand } from '../../brand/schema.ts'
import { brandAtom } from '../../state/site/brand.ts'

/** `art`: pictures to the edge, words on them. `plate`: pictures in a frame, words below or beside. `line`: rows of facts. */
export type StagePresentation = 'art' | 'plate' | 'line'

const LOOKS: Readonly<Record<Brand['layout']['card'], StagePresentation>> = {
  poster: 'art',
  portrait: 'art',
  framed: 'plate',
  row: 'line',
}

/** How a stage is drawn: as the brand draws its cards. */
export function useStagePresentation(): StagePresentation {
  return LOOKS[useAtomValue(brandAtom).layout.card]
}
