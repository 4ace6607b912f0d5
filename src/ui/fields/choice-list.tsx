import { useId, type ReactNode } from 'react'
import { cx } from '../layout/cx.ts'
import { gap, group, older as olderClass, stack } from '../layout/layout.css.ts'
import { hiddenVisually } from '../layout/text.css.ts'
import * as css from './choices.css.ts'
import { radio } from './radio.css.ts'
import { TextField } from './text-field.tsx'

/** One of a list to choose from. */
interface Listed {
  readonly value: string
  readonly name: string
  /** At the end of its line, such as what else it is called. */
  readonly detail?: string | undefined
}

interface ChoiceListProps {
  readonly legend: ReactNode
  /** Of the group: one of those with the same name is chosen. */
  readonly name: string
  readonly search: {
    readonly name: string
    readonly label: string
    readonly maxLength: number
    readonly onType: (typed: string) => void
    /** What stands in it before anything is typed. */
    readonly typed?: string
  }
  /** How many there are, for who hears it. */
  readonly count: ReactNode
  /** Said where nothing has the name that was typed. */
  readonly none: ReactNode
  /** Those that were found; `undefined` while none are known. */
  readonly items: readonly Listed[] | undefined
  /** One that stays in the list whatever is typed. */
  readonly kept?: Listed | null
  readonly older?: boolean
  readonly chosen: string
  readonly onChoose: (value: string) => void
  readonly error: string | undefined
  /** In the list's place while there is none, and why. */
  readonly instead?: ReactNode
  /** Below the list: the ways to its other pages. */
  readonly more?: ReactNode
}

/** One of many: what is typed narrows the list, which is a window on a few of them. */
export function ChoiceList(props: ChoiceListProps) {
  const {
    legend,
    name,
    search,
    count,
    none,
    items,
    kept,
    older = false,
    chosen,
    onChoose,
    error,
    instead,
    more,
  } = props
  const id = useId()
  return (
    <fieldset className={cx(stack, gap.xs, group)} aria-describedby={error ? id : undefined}>
      <legend className={css.legend}>{legend}</legend>
      <TextField
        name={search.name}
        label={search.label}
        hideLabel
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={search.maxLength}
        defaultValue={search.typed}
        // Enter narrows the list, and sends nothing.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        onChange={({ currentTarget }) => search.onType(currentTarget.value)}
      />
      <output className={hiddenVisually}>{count}</output>
      {instead}
      {items && (
        <div className={cx(css.list, older && olderClass)} aria-busy={older}>
          {items.length === 0 && <p className={css.none}>{none}</p>}
          {[...(kept ? [kept] : []), ...items].map(({ value, name: label, detail }) => (
            <label key={value} className={css.listed}>
              <input
                type="radio"
                name={name}
                value={value}
                className={radio}
                checked={chosen === value}
                onChange={() => onChoose(value)}
              />
              <bdi className={css.listedName}>{label}</bdi>
              {detail && <bdi className={css.detail}>{detail}</bdi>}
            </label>
          ))}
        </div>
      )}
      {more}
      {error && (
        <p id={id} className={css.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
