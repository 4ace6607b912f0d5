import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { promotionsQuery } from '../../../state/rewards/promotions.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Placeholder } from '../../../ui/states/placeholder.tsx'
import { OfferArt } from './offer-art.tsx'
import { offerKind } from './offer-kind.ts'
import { OfferTicket } from './offer-ticket.tsx'
import { useOfferBounds } from './use-offer-bounds.ts'
import { useOfferFigure } from './use-offer-figure.ts'
import { useWorkedExample } from './use-worked-example.ts'

/**
 * What a first deposit may bring whoever registers, with all that has to be bet for it. It is chosen with the deposit, or not
 * at all. Nothing where no such offer can be worked out, or where guests may not read its terms.
 */
export function WelcomeOffer() {
  const id = useId()
  const { code } = useAtomValue(languageAtom)
  const { loginedToHomePage } = useAtomValue(brandAtom)
  const exampleOf = useWorkedExample()
  const boundsOf = useOfferBounds()
  const figureOf = useOfferFigure()
  const { data, isPending } = useQuery({
    ...promotionsQuery({ language: code, signedIn: false }),
    enabled: !loginedToHomePage,
    select: ({ list }) => list.find(({ state, terms }) => state === 'join' && terms.of === 'deposit') ?? null,
  })
  if (loginedToHomePage) return null
  if (isPending) return <Placeholder of="row" />
  const example = data ? exampleOf(data.terms) : null
  if (!data || !example) return null
  return (
    // In a box of its own, since a full dialog's grid would press what may be cut off down to nothing.
    <div>
      <OfferTicket
        as="div"
        id={id}
        art={<OfferArt kind={offerKind(data)} picture={data.picture} figure={figureOf(data).figure} />}
      >
        <Stack space="hair">
          <Text id={id} weight="bold" figures>
            {example.gets}
          </Text>
          <Text size="s" tone="muted" figures>
            {example.locks || example.asks}{' '}
            {boundsOf({ minDeposit: example.locks ? null : data.terms.minDeposit, ends: data.ends })}{' '}
            <a
              href={`/promoDetail?${new URLSearchParams({ promotion: data.id })}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Trans>All terms</Trans>
            </a>
          </Text>
        </Stack>
      </OfferTicket>
    </div>
  )
}
