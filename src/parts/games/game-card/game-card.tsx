import { memo } from 'react'
import { CompactCard } from './compact-card.tsx'
import type { Card, CardLook, CardProps } from './card-props.ts'
import { FramedCard } from './framed-card.tsx'
import { PortraitCard } from './portrait-card.tsx'
import { PosterCard } from './poster-card.tsx'
import { RowCard } from './row-card.tsx'

const CARDS: Readonly<Record<CardLook, Card>> = {
  framed: FramedCard,
  poster: PosterCard,
  portrait: PortraitCard,
  row: RowCard,
  compact: CompactCard,
}

/** A game in the given look; long lists render what changed alone. */
export const GameCard = memo(function GameCard({ look, ...card }: CardProps & { readonly look: CardLook }) {
  const Look = CARDS[look]
  return <Look {...card} />
})
