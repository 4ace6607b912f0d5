import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { recordAmount } from '../../../i18n/format/record-amount.ts'
import { ServerHtml } from '../../../parts/content/html/server-html.tsx'
import { ClaimNews } from '../../../parts/rewards/claim/claim-news.tsx'
import { useClaim } from '../../../parts/rewards/claim/use-claim.ts'
import { useMomentsInText } from '../../../parts/site/merchant-clock/use-moments.ts'
import { claimRaffleAtom, refreshRaffles, type Drawn, type Raffle } from '../../../state/rewards/raffle.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Celebration } from '../../../ui/states/celebration.tsx'
import { DrawTickets } from './draw-tickets.tsx'
import { PrizeTable } from './prize-table.tsx'
import { useWonName } from './use-prize-name.ts'
import { Wheel } from './wheel.tsx'

/** One raffle: tickets, the draw as the brand shows it, what came of it, and what can be won with which odds. */
export function RaffleView({ raffle }: { readonly raffle: Raffle }) {
  const { t } = useLingui()
  const id = useId()
  const { currency, layout } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const say = useMomentsInText()
  const claim = useClaim<Drawn>({ kind: 'raffle', send: claimRaffleAtom, askAnew: refreshRaffles })
  // The wheel is still turning: what was won is said when it stands.
  const [shownFor, setShownFor] = useState('')
  const { title, tickets, prizes, ends, rules } = raffle
  const wonName = useWonName(prizes)
  const { done } = claim
  const isShown = done !== null && shownFor === done.reference
  const prize = done && wonName(done)
  const reference = done?.reference ?? ''
  const until = ends === null ? '' : say(ends)
  const draw = (): void => claim.claim(raffle.id)
  const view = {
    disabled: !claim.money.isReady || tickets === 0,
    busy: claim.claiming !== null || (done !== null && !isShown),
    onDraw: draw,
    titleId: id,
  }
  return (
    <Panel space="m" aria-labelledby={id}>
      <div>
        <Text as="h4" id={id} size="l" weight="bold" breaks>
          {title}
        </Text>
        <Text tone="muted">
          {t`${plural(tickets, { one: 'You have # ticket', other: 'You have # tickets' })}`}
          {until && (
            <>
              {' · '}
              <Trans>until {until}</Trans>
            </>
          )}
        </Text>
      </div>
      <ClaimNews
        kind="raffle"
        claim={{ ...claim, done: null }}
        words={({ amount }) => (amount === null ? title : `${title} · ${recordAmount(amount, currency, tag)}`)}
      />
      {layout.raffle === 'wheel' ? (
        <Wheel prizes={prizes} drawn={done} onStill={setShownFor}>
          <Button {...{ disabled: view.disabled, busy: view.busy }} onClick={draw} aria-describedby={id}>
            <Trans>Spin the wheel</Trans>
          </Button>
        </Wheel>
      ) : (
        <DrawTickets tickets={tickets} drawn={done} onStill={setShownFor} {...view} />
      )}
      <output>
        {isShown && (
          <>
            <Text size="l" weight="bold">
              {prize === null ? t`No prize this time` : t`You won ${prize}`}
            </Text>
            <Text size="s" tone="muted">
              <Trans>Reference: {reference}</Trans>
            </Text>
            {prize !== null && <Celebration key={reference} />}
          </>
        )}
      </output>
      <PrizeTable prizes={prizes} />
      {rules && <ServerHtml source={rules} />}
    </Panel>
  )
}
