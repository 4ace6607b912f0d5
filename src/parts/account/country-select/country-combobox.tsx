import { useId, useState } from 'react'
import { CountryInput } from './country-input.tsx'
import { countryFor, type CountrySelectProps } from './country-field.ts'
import { optionId } from '../../../ui/lists/options/option-id.ts'
import { CountryOptions } from './country-options.tsx'
import { ListBelow } from './list-below.tsx'
import type { Country } from './countries.ts'
import { useCountryList } from './use-country-list.ts'

/** With a mouse and a keyboard: a list below the field, which opens on focus; typing in the field finds a country. */
export function CountryCombobox({ field, countries, chosen, onChoose }: CountrySelectProps) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState<string | null>(null)
  const close = (): void => {
    setOpen(false)
    setQuery(null)
  }
  const choose = (country: Country): void => {
    onChoose(country)
    close()
  }
  const list = useCountryList({ countries, chosen: chosen.countryCode, query: query ?? '', onChoose: choose })
  const show = (): void => {
    setOpen(true)
    field.ref.current?.select()
  }
  return (
    <>
      <CountryInput
        field={field}
        chosen={chosen}
        value={query ?? `+${chosen.countryDialingCode}`}
        autoCapitalize="none"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && list.active >= 0 ? optionId(listId, list.active) : undefined}
        onFocus={show}
        onClick={() => {
          if (!open) show()
        }}
        onBlur={() => {
          // A code that was written out holds; anything else was only looked for.
          const written = query === null ? undefined : countryFor(countries, chosen, query)
          if (written) onChoose(written)
          close()
        }}
        onChange={({ currentTarget }) => {
          // A browser that fills the form in does so without opening it.
          if (document.activeElement === currentTarget) {
            setOpen(true)
            setQuery(currentTarget.value)
          } else {
            const filled = countryFor(countries, chosen, currentTarget.value)
            if (filled) onChoose(filled)
          }
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && open) {
            // The dialog that it may stand in stays open.
            event.preventDefault()
            event.stopPropagation()
            close()
          } else if (open) list.takeKey(event)
          else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault()
            show()
          }
        }}
      />
      {open && (
        <ListBelow field={field.ref}>
          <CountryOptions id={listId} countries={list} within="below" chosen={chosen.countryCode} onChoose={choose} />
        </ListBelow>
      )}
    </>
  )
}
