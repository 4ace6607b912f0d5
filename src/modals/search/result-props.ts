import type { ComponentProps } from 'react'
import type { Brand } from '../../brand/schema.ts'
import type { Option, OptionLook } from '../../ui/lists/options/option.tsx'

/** Where a result stands in the list. */
export type ResultProps = Pick<ComponentProps<typeof Option>, 'listId' | 'at' | 'active' | 'onPoint' | 'onChoose'>

/** As the brand's cards are: without frames, or as lines of a table. */
export const RESULT_LOOKS: Readonly<Record<Brand['layout']['card'], OptionLook>> = {
  poster: 'wide',
  portrait: 'wide',
  framed: 'ruled',
  row: 'ruled',
}
