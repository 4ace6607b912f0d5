import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { cashOutOffer, type SportsBet } from '../../../../state/sports/bets.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { combinationsOf } from '../../../../rules/sports/slip-return.ts'
import { useFormatMoney } from '../../../money/money-form/use-format-money.ts'
import { Moment } from '../../../site/merchant-clock/moment.tsx'
import type { Claim } from '../../../rewards/claim/use-claim.ts'
import { useOddsText } from '../../price-button/use-odds-text.ts'
import * as css from './bet-card.css.ts'

interface BetCardProps {
  readonly bet: SportsBet
  readonly claim: Claim
}

/** An open bet: its picks and how they stand, what it cost and may bring, and what it would be ended for. */
export function BetCard({ bet, claim }: BetCardProps) {
  const { t } = useLingui()
  const say = useFormatMoney()
  const titleId = useId()
  const { mode, size, legs, betAmount, possibleReturn, time, record } = bet
  const lines = mode === 'system' ? combinationsOf(legs.length, size) : 1
  return (
    <li className={css.bet}>
      <article aria-labelledby={titleId}>
        <p id={titleId} className={css.title}>
          {mode === 'single' ? (
            <Trans>Single</Trans>
          ) : mode === 'system' ? (
            <>
              <Trans>
                System {size} of {legs.length}
              </Trans>
              , <Plural value={lines} one="# bet" other="# bets" />
            </>
          ) : (
            <Plural value={legs.length} one="Parlay: # pick" other="Parlay: # picks" />
          )}
        </p>
        <ul className={css.legs}>
          {legs.map((leg) => (
            <Leg key={leg.outcome} leg={leg} />
          ))}
        </ul>
        <dl className={css.facts}>
          <div className={css.fact}>
            <dt>{t`Stake`}</dt>
            <dd>{say(betAmount)}</dd>
          </div>
          {possibleReturn !== null && (
            <div className={css.fact}>
              <dt>{t`Potential return`}</dt>
              <dd className={css.strong}>{say(possibleReturn)}</dd>
            </div>
          )}
        </dl>
        <CashOut bet={bet} claim={claim} titleId={titleId} />
        <p className={css.foot}>
          <Moment at={time} /> <bdi className={css.record}>{record}</bdi>
        </p>
      </article>
    </li>
  )
}

function Leg({ leg }: { readonly leg: SportsBet['legs'][number] }) {
  const { t } = useLingui()
  const odds = useOddsText()
  const { choice, market, event, line, price, state, result } = leg
  const standing = {
    won: t({ message: 'Won', context: 'a pick of a bet' }),
    lost: t({ message: 'Lost', context: 'a pick of a bet' }),
    returned: t({ message: 'Returned', context: 'a pick of a bet' }),
    open: '',
    unknown: '',
  }[state]
  return (
    <li className={css.leg}>
      <span className={css.choice}>{choice}</span>
      <bdi className={css.price}>{odds(price, line)}</bdi>
      <span className={css.about}>
        {market}, {event}
        {result && ` (${result})`}
      </span>
      {standing && <span className={css.standing}>{standing}</span>}
    </li>
  )
}

/** Ends it for what is offered just now: asked about once, since it can't be taken back. */
function CashOut({ bet, claim, titleId }: BetCardProps & { readonly titleId: string }) {
  const say = useFormatMoney()
  const { currency } = useAtomValue(brandAtom)
  const [asked, ask] = useState<string | null>(null)
  const offer = cashOutOffer(bet, currency.digits)
  const { claiming, money } = claim
  const isOwn = claiming !== null && claiming.what?.split(' ')[0] === bet.record
  if (offer === null || bet.cashOut === null)
    return (
      <p className={css.none}>
        <Trans>No cash-out just now</Trans>
      </p>
    )
  const sum = say(bet.cashOut)
  const isReady = money.isReady || isOwn
  // An offer that has moved is asked about anew.
  if (asked === offer || isOwn)
    return (
      // A fieldset would bring its own frame and its own way of naming.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <div role="group" aria-labelledby={titleId} className={css.actions}>
        <Button
          size="m"
          wide
          busy={isOwn}
          disabled={!isReady}
          aria-describedby={titleId}
          onClick={() => claim.claim(offer)}
        >
          <Trans>End this bet for {sum}</Trans>
        </Button>
        {!isOwn && (
          <Button size="m" variant="quiet" onClick={() => ask(null)}>
            <Trans>Keep the bet</Trans>
          </Button>
        )}
      </div>
    )
  return (
    <div className={css.actions}>
      <Button
        size="m"
        wide
        variant="outlined"
        disabled={!isReady}
        aria-describedby={titleId}
        onClick={() => ask(offer)}
      >
        <Trans>Cash out {sum}</Trans>
      </Button>
    </div>
  )
}
