import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { describeMoneyFailure } from '../../../i18n/failures/money-refusals.ts'
import { recordAmount } from '../../../i18n/format/record-amount.ts'
import { withMember } from '../../../parts/account/member-pages/member-address.ts'
import { useMoney } from '../../../parts/money/money-form/use-money.ts'
import { MoneyState } from '../../../parts/money/money-state/money-state.tsx'
import { Form } from '../../../parts/site/form/form.tsx'
import { useServerForm } from '../../../parts/site/form/use-server-form.ts'
import { Reference } from '../../../parts/site/failure-notice/reference.tsx'
import { BONUS_CODE_LENGTH } from '../../../rules/figures.ts'
import type { Claimed } from '../../../state/money/request/claim.ts'
import { redeemBonusCodeAtom } from '../../../state/rewards/bonus-code.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { textLink } from '../../../ui/actions/text-link.css.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Alert } from '../../../ui/states/alert.tsx'
import { Celebration } from '../../../ui/states/celebration.tsx'
import { News } from '../../../ui/states/news.tsx'

/** Redeems a bonus code; a code that is refused stays in its field. */
export function BonusCodeForm() {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const money = useMoney('bonus-code')
  const redeem = useSetAtom(redeemBonusCodeAtom)
  const [done, setDone] = useState<(Claimed & { readonly code: string }) | null>(null)
  const form = useServerForm({
    names: ['code'],
    describe: describeMoneyFailure,
    refusedAt: () => 'code',
    validate: ({ code }) => (code.trim() === '' ? { code: msg`Enter a bonus code.` } : {}),
    submit: async ({ code }) => {
      setDone(null)
      const sent = await money.send((asked, queries) => redeem({ ...asked, what: code.trim() }, queries))
      if (sent.state !== 'done') return
      setDone({ code: code.trim(), ...sent.reply })
      form.element.current?.reset()
    },
  })
  const [code, amount] = [done?.code ?? '', done ? recordAmount(done.amount, currency, tag) : '']
  return (
    <Section title={t`Bonus code`}>
      <News>
        <MoneyState kind="bonus-code" pending={money.pending} words={({ from }) => from ?? t`Bonus code`} />
        {done && (
          <Alert tone="good" title={t`Done: ${code} · ${amount}`}>
            <Celebration key={done.reference} />
            <Reference text={done.reference} />
            <p>
              <Link to="." search={withMember('bonusDetails')} state replace resetScroll={false} className={textLink}>
                <Trans>See whether it has to be bet first</Trans>
              </Link>
            </p>
          </Alert>
        )}
      </News>
      <Form
        of={form}
        narrow
        aria-label={t`Bonus code`}
        button={{ variant: 'quiet', wide: false }}
        send={<Trans>Redeem</Trans>}
      >
        <TextField
          name="code"
          label={t`Code`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={BONUS_CODE_LENGTH}
          disabled={!money.isReady}
          error={form.errorOf('code')}
        />
      </Form>
    </Section>
  )
}
