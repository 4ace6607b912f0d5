import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import * as css from './country-select.css.ts'
import { optionId } from './country-field.ts'
import type { Country } from './countries.ts'
import { Flag } from './flag.tsx'
import type { CountryList } from './use-country-list.ts'

interface CountryOptionsProps {
  /** Of the listbox; its options' ids begin with it. */
  readonly id: string
  readonly list: CountryList
  readonly chosen: string | undefined
  readonly onChoose: (country: Country) => void
}

/** Flags, names and dialling codes to choose from. The focus stays in the field, which says where it is. */
export function CountryOptions({ id, list, chosen, onChoose }: CountryOptionsProps) {
  const { t } = useLingui()
  const { shown, natives, active, point } = list
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const option = box.current?.children[active]
    // Not before the box is shown, and never the page: only the box scrolls.
    if (!(option instanceof HTMLElement) || !box.current) return
    const { offsetTop: top, offsetHeight: tall } = option
    const { scrollTop, clientHeight } = box.current
    if (top < scrollTop) box.current.scrollTop = top
    else if (top + tall > scrollTop + clientHeight) box.current.scrollTop = top + tall - clientHeight
  }, [active])
  const count = shown.length
  return (
    <>
      {/* A select of the platform has no room for flags and can't be searched. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div ref={box} id={id} role="listbox" aria-label={t`Countries`} className={css.options}>
        {shown.map((country, at) => {
          const { countryCode, countryDialingCode, name } = country
          const native = natives.get(countryCode)
          return (
            // The keys are the field's, which has the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={countryCode}
              id={optionId(id, at)}
              // An option of the platform's holds text alone, and stands in a select.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              tabIndex={-1}
              aria-selected={countryCode === chosen}
              data-active={at === active || undefined}
              className={css.option}
              // The field keeps the focus.
              onPointerDown={(event) => {
                if (event.pointerType === 'mouse') event.preventDefault()
              }}
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={(event) => {
                if (event.pointerType === 'mouse' && at !== active) point(at)
              }}
              onClick={() => onChoose(country)}
            >
              <Flag countryCode={countryCode} />
              <span className={css.names}>
                {name}
                {native && <span className={css.native}>{native}</span>}
              </span>
              <bdi className={css.code}>+{countryDialingCode}</bdi>
            </div>
          )
        })}
      </div>
      {count === 0 && (
        <p className={css.none}>
          <Trans>No country found. Try its code.</Trans>
        </p>
      )}
      <output className={hiddenVisually}>{t`Countries found: ${count}`}</output>
    </>
  )
}
