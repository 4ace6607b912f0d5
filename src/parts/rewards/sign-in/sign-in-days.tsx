import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { recordAmount } from '../../../i18n/format/record-amount.ts'
import type { Movement } from '../../../rules/money/money-intent.ts'
import { claimSignInAtom, refreshDailySignIn, type DailySignIn } from '../../../state/rewards/daily-sign-in.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Amount } from '../../../ui/layout/amount.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Split } from '../../../ui/layout/split.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Tiles } from '../../../ui/layout/tiles.tsx'
import { useFormatPlain } from '../../money/money-form/use-format-money.ts'
import { ClaimButton } from '../claim/claim-button.tsx'
import { ClaimNews } from '../claim/claim-news.tsx'
import { useClaim } from '../claim/use-claim.ts'

interface SignInDaysProps {
  readonly signIn: DailySignIn
  /** The id of what is called "Daily sign-in" above it. */
  readonly titleId: string
}

/** The seven days of a round with what each brings, the days in a row, and the claim of today. */
export function SignInDays({ signIn: { days, streak }, titleId }: SignInDaysProps) {
  const { i18n, t } = useLingui()
  const money = useFormatPlain()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const claim = useClaim({ kind: 'sign-in', send: claimSignInAtom, askAnew: refreshDailySignIn })
  const today = days.find(({ state }) => state === 'claimable')
  const nameOf = (day: string): string =>
    i18n.date(`${day}T00:00Z`, { weekday: 'short', day: 'numeric', timeZone: 'UTC', calendar: 'gregory' })
  const words = ({ from, amount }: Movement): string => {
    const day = nameOf(from ?? '')
    const name = t`Daily sign-in, ${day}`
    return amount === null ? name : `${name} · ${recordAmount(amount, currency, tag)}`
  }
  return (
    <Panel as="div">
      <ClaimNews kind="sign-in" claim={claim} words={words} />
      <Split wraps high>
        <Text>
          {streak === 0 ? (
            <Trans>Sign in on consecutive days: each one earns more.</Trans>
          ) : (
            t`${plural(streak, { one: '# day in a row', other: '# days in a row' })}`
          )}
        </Text>
        {today && (
          <ClaimButton claim={claim} what={today.day} titleId={titleId}>
            <Trans>Claim today</Trans>
          </ClaimButton>
        )}
      </Split>
      <Tiles columns="week" aria-labelledby={titleId}>
        {days.map(({ day, amount, state }) => (
          <Panel key={day} as="li" space="hair" {...(state === 'claimable' ? { 'aria-current': 'date' } : {})}>
            <Text size="s" tone="muted">
              {nameOf(day)}
            </Text>
            <Amount as="p">{money(amount)}</Amount>
            {state === 'claimed' && (
              <Text size="s" tone="good" weight="strong">
                <Trans>Claimed</Trans>
              </Text>
            )}
            {state === 'claimable' && (
              <Text size="s" tone="accent" weight="strong">
                <Trans>Today</Trans>
              </Text>
            )}
          </Panel>
        ))}
      </Tiles>
    </Panel>
  )
}
