import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { cx } from '../../../ui/layout/cx.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { list, scrolls } from '../../../ui/lists/options/option.css.ts'
import { Option } from '../../../ui/lists/options/option.tsx'
import type { Country } from './countries.ts'
import { Flag } from './flag.tsx'
import type { CountryList } from './use-country-list.ts'

interface CountryOptionsProps {
  /** Of the listbox; its options' ids begin with it. */
  readonly id: string
  readonly countries: CountryList
  /** A list below its field, or a sheet. */
  readonly within: 'below' | 'sheet'
  readonly chosen: string | undefined
  readonly onChoose: (country: Country) => void
}

/** Flags, names and dialling codes to choose from. The focus stays in the field, which says where it is. */
export function CountryOptions({ id, countries, within, chosen, onChoose }: CountryOptionsProps) {
  const { t } = useLingui()
  const { shown, natives, active, point } = countries
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
      <div ref={box} id={id} role="listbox" aria-label={t`Countries`} className={cx(scrolls, list[within])}>
        {shown.map((country, at) => {
          const { countryCode, countryDialingCode, name } = country
          return (
            <Option
              key={countryCode}
              listId={id}
              at={at}
              active={at === active}
              chosen={countryCode === chosen}
              mark={<Flag countryCode={countryCode} />}
              name={name}
              note={natives.get(countryCode)}
              end={<bdi>+{countryDialingCode}</bdi>}
              onPoint={point}
              onChoose={() => onChoose(country)}
            />
          )
        })}
      </div>
      {count === 0 && (
        <Text tone="muted">
          <Trans>No country found. Try its code.</Trans>
        </Text>
      )}
      <output className={hiddenVisually}>{t`Countries found: ${count}`}</output>
    </>
  )
}
