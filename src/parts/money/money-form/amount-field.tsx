import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { formatMoney, formatMoneyPlain } from '../../../i18n/format/format.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { sign } from '../../../ui/fields/field.css.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import * as css from './money-form.css.ts'
import { judgeAmount, type AmountBounds } from './amount-problem.ts'
import { useTypedAmount } from './use-typed-amount.ts'

interface AmountFieldProps {
  readonly name: string
  readonly label: string
  readonly bounds: AmountBounds
  /** Amounts to choose by a tap, in minor units; those that the bounds forbid are left out. */
  readonly presets: readonly bigint[]
  /** Whether the most that there may be is one of them; not where money comes in. */
  readonly withMost?: boolean
  /** In large figures, where the sum is what the form is about. */
  readonly large?: boolean
  /** What is typed, as the form has last heard of it. */
  readonly typed: string
  readonly error: string | undefined
}

/** Letters of a choice that a quarter of a phone has room for. */
const LONG = 9

/**
 * An amount: typed in any way of writing numbers, or chosen; what it may be, what is left, and what is wrong with it stand
 * below it. Once the field is left, what can be read stands there as the language writes it. A balance that falls meanwhile
 * is told of at once.
 */
export function AmountField({
  name,
  label,
  bounds,
  presets,
  withMost = true,
  large = false,
  typed,
  error,
}: AmountFieldProps) {
  const { i18n, t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const { fill, ...typing } = useTypedAmount()
  const say = (amount: bigint): string => formatMoney(amount, currency, tag)
  // A bound or a choice that is whole has no decimals.
  const sayPlain = (amount: bigint): string => formatMoneyPlain(amount, currency, tag)
  const { min, max, available } = bounds
  const most = [max, available].flatMap((bound) => bound ?? []).toSorted((a, b) => (a < b ? -1 : 1))[0]
  const judged = judgeAmount(typed, bounds, { currency, tag })
  const minor = 'minor' in judged ? judged.minor : null
  const isShort = minor !== null && available !== null && minor > available
  const left = minor !== null && available !== null && !isShort && !judged.problem ? say(available - minor) : null
  const [least, greatest] = [min, max].map((bound) => (bound === null ? '' : sayPlain(bound)))
  const limits =
    least && greatest
      ? t`From ${least} to ${greatest}`
      : least
        ? t`${least} or more`
        : greatest
          ? t`Up to ${greatest}`
          : ''
  // What "all of it" says already is not said twice.
  const isWithin = (preset: bigint): boolean => most === undefined || (withMost ? preset < most : preset <= most)
  const fitting = presets.filter((preset) => (min === null || preset >= min) && isWithin(preset))
  // In one row of a phone each has room for its figures, and not always for the sign that stands above them.
  const isLong = large && fitting.some((preset) => sayPlain(preset).length > LONG)
  const figures = (preset: bigint): string => formatMoneyPlain(preset, { ...currency, symbol: '' }, tag).trim()
  // Of more figures still, two stand beside each other, with their sign.
  const isHuge = isLong && fitting.some((preset) => figures(preset).length > LONG)
  const hasMost = withMost && most !== undefined && most > 0n && (min === null || most >= min)
  return (
    <Stack>
      <TextField
        {...typing}
        name={name}
        label={label}
        size={large ? 'l' : 'm'}
        {...(large && signOf(say(0n), currency.symbol))}
        hint={limits}
        error={isShort && judged.problem ? i18n._(judged.problem) : error}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={30}
        defaultValue=""
        aria-description={limits}
      />
      {(fitting.length > 0 || hasMost) && (
        <fieldset className={css.presets} aria-label={t`Choose an amount`}>
          <span className={isHuge ? css.rowOfTwo : css.row}>
            {fitting.map((preset) => (
              <Button
                key={String(preset)}
                variant="quiet"
                size="s"
                aria-label={sayPlain(preset)}
                aria-pressed={preset === minor}
                onClick={() => fill(preset)}
              >
                {isLong && !isHuge ? figures(preset) : sayPlain(preset)}
              </Button>
            ))}
          </span>
          {hasMost && (
            <Button variant="quiet" size="s" onClick={() => fill(most)}>
              {most === available ? <Trans>All of it</Trans> : <Trans>As much as possible</Trans>}
            </Button>
          )}
        </fieldset>
      )}
      {available !== null && (
        <output className={css.left}>{left !== null && <Trans>Left in this wallet: {left}</Trans>}</output>
      )}
    </Stack>
  )
}

/** The currency inside the field, on the side where the language has it. */
const signOf = (nothing: string, symbol: string): { readonly start: string } | { readonly end: ReactNode } =>
  nothing.endsWith(symbol)
    ? {
        end: (
          <span aria-hidden className={sign}>
            {symbol}
          </span>
        ),
      }
    : { start: symbol }
