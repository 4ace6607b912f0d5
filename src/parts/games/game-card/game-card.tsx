import { memo } from 'react'
import { CompactCard } from './shapes/compact-card.tsx'
import type { Card, CardLook, CardProps } from './card-props.ts'
import { FramedCard } from './shapes/framed-card.tsx'
import { PortraitCard } from './shapes/portrait-card.tsx'
import { PosterCard } from './shapes/poster-card.tsx'
import { RowCard } from './shapes/row-card.tsx'

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
