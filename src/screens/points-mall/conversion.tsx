import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { PaymentConfirm } from '../../parts/money/money-form/payment-confirm.tsx'
import { useFormatMoney } from '../../parts/money/money-form/use-format-money.ts'
import { useMoney } from '../../parts/money/money-form/use-money.ts'
import { MoneyState } from '../../parts/money/money-state/money-state.tsx'
import { Form } from '../../parts/site/form/form.tsx'
import { useServerForm } from '../../parts/site/form/use-server-form.ts'
import { Reference } from '../../parts/site/failure-notice/reference.tsx'
import { readPoints, stepOf, worthOf, type Conversion as Rate } from '../../rules/rewards/points.ts'
import { convertPointsAtom, pointConfigQuery } from '../../state/rewards/points.ts'
import { languageAtom } from '../../state/site/language.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Amount } from '../../ui/layout/amount.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Fact } from '../../ui/layout/fact.tsx'
import { Alert } from '../../ui/states/alert.tsx'
import { News } from '../../ui/states/news.tsx'
import { useFormatPoints } from '../../parts/rewards/points/use-format-points.ts'

/** What is typed, in hundredths; `null` for what is no number of points. */
const readTyped = (text: string): bigint | null => {
  const plain = text.trim()
  return /^\d{1,12}$/.test(plain) ? readPoints(plain) : null
}

/** Changing points into money, where the platform does (spec 7, MCS2_convertPoint). */
export function Conversion({ held }: { readonly held: bigint }) {
  const { code } = useAtomValue(languageAtom)
  const rate = useQuery(pointConfigQuery(code)).data?.conversion
  return rate ? (
    <Panel space="m">
      <ConversionForm held={held} rate={rate} />
    </Panel>
  ) : null
}

function ConversionForm({ held, rate }: { readonly held: bigint; readonly rate: Rate }) {
  const { t } = useLingui()
  const say = useFormatPoints()
  const sayMoney = useFormatMoney()
  const convert = useSetAtom(convertPointsAtom)
  const money = useMoney('convert')
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState<bigint | null>(null)
  const [done, setDone] = useState<{ readonly reference: string; readonly worth: bigint } | null>(null)
  const least = say(rate.min)
  const step = stepOf(rate)
  const stepWords = say(step)
  const [many, much] = [say(rate.points), sayMoney(rate.amount)]
  const form = useServerForm({
    names: ['points'],
    validate: ({ points }) => {
      const read = readTyped(points)
      if (read === null) return { points: msg`Enter a whole number of points.` }
      if (read < rate.min) return { points: msg`Convert ${least} points at least.` }
      if (read % step !== 0n) return { points: msg`Enter a multiple of ${stepWords}.` }
      if (read > held) return { points: msg`You do not have enough points.` }
      return {}
    },
    submit: async ({ points }) => setOrder(readTyped(points)),
    onType: (event) => setTyped((event.target as HTMLInputElement).value),
  })
  const pointsOf = (count: string): string => t`${count} points`
  const read = readTyped(typed)
  const preview = read === null ? '' : sayMoney(worthOf(read, rate))
  const worth = order === null ? 0n : worthOf(order, rate)
  const wonBack = done ? sayMoney(done.worth) : ''
  return (
    <>
      <News>
        <MoneyState
          kind="convert"
          pending={money.pending}
          words={({ amount }) => pointsOf(amount === null ? '' : say(readPoints(amount)))}
        />
        {done && (
          <Alert tone="good" title={t`${wonBack} is in your wallet`}>
            <Reference text={done.reference} />
          </Alert>
        )}
      </News>
      <Form
        of={form}
        narrow
        aria-label={t`Convert points`}
        button={{ variant: 'quiet', wide: false }}
        send={<Trans>Convert</Trans>}
      >
        <TextField
          name="points"
          label={t`Convert points`}
          hint={preview ? t`You receive ${preview}.` : t`${many} points are ${much}.`}
          inputMode="numeric"
          autoComplete="off"
          disabled={!money.isReady}
          error={form.errorOf('points')}
        />
      </Form>
      {order !== null && (
        <PaymentConfirm
          title={t`Check your conversion`}
          facts={
            <>
              <Fact name={t`Points`}>{say(order)}</Fact>
              <Fact name={t`You receive`}>
                <Amount size="l">{sayMoney(worth)}</Amount>
              </Fact>
            </>
          }
          note={<Trans>It is paid into your wallet immediately, and has nothing to be bet.</Trans>}
          duplicate={<Trans>You made the same request a moment ago. Confirm again to repeat it.</Trans>}
          action={t`Convert`}
          actionAgain={t`Convert again`}
          onConfirm={async (paymentPassword, again) => {
            setDone(null)
            const sent = await money.send(
              (asked, queries) => convert({ ...asked, points: order, worth, paymentPassword }, queries),
              again,
            )
            if (sent.state === 'duplicate') return 'duplicate'
            if (sent.state === 'done') {
              setDone({ reference: sent.reply.reference, worth })
              form.element.current?.reset()
              setTyped('')
            }
            setOrder(null)
            return 'over'
          }}
          onCancel={() => setOrder(null)}
        />
      )}
    </>
  )
}
