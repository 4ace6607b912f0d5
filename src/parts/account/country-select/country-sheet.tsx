import { useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { PageEnd } from '../../../ui/page/page-end.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { CountryInput } from './country-input.tsx'
import { countryFor, type CountrySelectProps } from './country-field.ts'
import { optionId } from '../../../ui/lists/options/option-id.ts'
import { CountryOptions } from './country-options.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import type { Country } from './countries.ts'
import { useCountryList } from './use-country-list.ts'

/** With a finger, or in a small window: the field opens a sheet with the list and a field to search it. */
export function CountrySheet({ field, countries, chosen, onChoose }: CountrySelectProps) {
  const sheetId = useId()
  const [open, setOpen] = useState(false)
  const touched = useRef(false)
  const close = (): void => {
    touched.current = false
    setOpen(false)
  }
  return (
    <>
      <CountryInput
        field={field}
        chosen={chosen}
        value={`+${chosen.countryDialingCode}`}
        // No keyboard comes up for it, yet a browser that fills the form in may write it.
        inputMode="none"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? sheetId : undefined}
        // It opens on focus, but not on that which comes back to it from the sheet. A click alone would not do: what the
        // field before has to say once it is left may move this one away from under the finger.
        onPointerDown={() => {
          touched.current = true
        }}
        onFocus={() => {
          if (touched.current) setOpen(true)
          touched.current = false
        }}
        onClick={() => setOpen(true)}
        onChange={({ currentTarget }) => {
          const filled = countryFor(countries, chosen, currentTarget.value)
          if (filled) onChoose(filled)
        }}
        onKeyDown={(event) => {
          if (!['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(event.key)) return
          event.preventDefault()
          setOpen(true)
        }}
      />
      {open && (
        <PageEnd>
          <Sheet
            id={sheetId}
            field={field}
            countries={countries}
            chosen={chosen}
            onClose={close}
            onChoose={(country) => {
              onChoose(country)
              close()
            }}
          />
        </PageEnd>
      )}
    </>
  )
}

interface SheetProps extends CountrySelectProps {
  readonly id: string
  readonly onClose: () => void
}

function Sheet({ id, field, countries, chosen, onClose, onChoose }: SheetProps) {
  const { t } = useLingui()
  const listId = useId()
  const [query, setQuery] = useState('')
  const choose = (country: Country): void => onChoose(country)
  const list = useCountryList({ countries, chosen: chosen.countryCode, query, onChoose: choose })
  return (
    <Dialog title={field.label} onClose={onClose}>
      <Stack id={id} space="s">
        <TextField
          type="search"
          name="country"
          label={t`Find a country`}
          hideLabel
          // The tag is a select, which can't be typed into; what is typed here narrows the list below it.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="combobox"
          aria-autocomplete="list"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={list.active >= 0 ? optionId(listId, list.active) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={(event) => void list.takeKey(event)}
        />
        <CountryOptions id={listId} countries={list} within="sheet" chosen={chosen.countryCode} onChoose={choose} />
      </Stack>
    </Dialog>
  )
}
