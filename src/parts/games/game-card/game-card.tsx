import { memo } from 'react'
import { CardFacts } from './card-facts.tsx'
import { CardFrame } from './card-frame.tsx'
import type { CardLook, CardProps } from './card-props.ts'

/** A game in the given look; long lists render what changed alone. */
export const GameCard = memo(function GameCard(props: CardProps & { readonly look: CardLook }) {
  const { look, marksHot, ...card } = props
  const { isHot, isNew } = card.game
  return (
    <CardFrame
      {...card}
      look={look}
      sticker={marksHot && isHot ? 'hot' : isNew ? 'new' : null}
      facts={look !== 'compact' && <CardFacts game={card.game} isRow={look === 'row'} />}
    />
  )
})
