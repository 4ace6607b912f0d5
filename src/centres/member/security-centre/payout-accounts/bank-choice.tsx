import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { holdsWords } from '../../../../rules/games/name-search.ts'
import type { PayoutTargets } from '../../../../state/money/payout-accounts.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { hiddenVisually } from '../../../../ui/layout/text.css.ts'
import { radio } from '../../../../ui/fields/radio.css.ts'
import * as css from './bank-choice.css.ts'

interface BankChoiceProps {
  readonly banks: PayoutTargets['banks']
  /** The code of the one that is chosen; empty at first. */
  readonly chosen: string
  readonly onChoose: (code: string) => void
  readonly error: string | undefined
}

/** One of many banks: what is typed narrows the list, and the one that is chosen stays in it. */
export function BankChoice({ banks, chosen, onChoose, error }: BankChoiceProps) {
  const { t } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState('')
  const found = banks.filter(({ code, name }) => code === chosen || holdsWords(name, typed))
  return (
    <fieldset className={css.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={css.legend}>
        <Trans>Bank</Trans>
      </legend>
      <TextField
        name="bank-search"
        label={t`Search banks`}
        hideLabel
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={60}
        // Enter narrows the list, and sends nothing.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <output className={hiddenVisually}>
        <Plural value={found.length} _0="No bank found" one="# bank" other="# banks" />
      </output>
      <div className={css.list}>
        {found.length === 0 && (
          <p className={css.none}>
            <Trans>No bank has this name.</Trans>
          </p>
        )}
        {found.map(({ code, name }) => (
          <label key={code} className={css.bank}>
            <input
              type="radio"
              name="bank"
              value={code}
              className={radio}
              checked={chosen === code}
              onChange={() => onChoose(code)}
            />
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
