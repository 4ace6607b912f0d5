import type { ReactNode } from 'react'
import { cx } from '../layout/cx.ts'
import { hiddenVisually } from '../layout/text.css.ts'
import { icon as iconSize } from '../media/icon.css.ts'
import { Check, type IconView } from '../media/icons.tsx'
import * as css from './choices.css.ts'
import { radio } from './radio.css.ts'

interface ChoiceCardProps {
  /** Of the group: one of those with the same name is chosen. */
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onChoose: () => void
  /** In place of the radio's own mark; the card's frame says then that it is chosen. */
  readonly icon?: IconView
  /** The same, of somebody in particular. */
  readonly mark?: ReactNode
  readonly iconTone?: keyof typeof css.mark
  readonly title: ReactNode
  /** Lines below the title; of several words that stand beside each other each is an element. */
  readonly details?: readonly ReactNode[]
  /** What stands in a line across the whole card where it is a narrow tile, else in the last one of the details. */
  readonly below?: readonly string[]
  /** It can't be chosen by now: what says why stands among the details. */
  readonly resting?: boolean
}

/** One of the `Choices`: the whole card is pressed. */
export function ChoiceCard(props: ChoiceCardProps) {
  const {
    name,
    value,
    checked,
    onChoose,
    icon: Icon,
    mark,
    iconTone = 'quiet',
    title,
    details = [],
    below = [],
    resting = false,
  } = props
  const words = (className: string) => (
    <>
      <span className={css.name}>{title}</span>
      {details.map((detail, index) => (
        <span key={index} className={className}>
          {detail}
        </span>
      ))}
    </>
  )
  return (
    <label
      className={cx(
        css.choice,
        (Icon !== undefined || mark !== undefined) && css.marked,
        mark !== undefined && css.withMark,
        resting && css.resting,
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        className={Icon || mark ? hiddenVisually : radio}
        checked={checked}
        disabled={resting}
        onChange={onChoose}
      />
      {mark ? (
        <>
          {mark}
          <span className={css.words}>{words(css.detail)}</span>
          {below.length > 0 && (
            <span className={css.below}>
              {below.map((part) => (
                <span key={part} className={css.part}>
                  {part}
                </span>
              ))}
            </span>
          )}
          <Check aria-hidden className={css.tick} />
        </>
      ) : Icon ? (
        <>
          <Icon aria-hidden className={cx(iconSize.m, css.mark[iconTone])} />
          <span className={css.words}>{words(css.detail)}</span>
        </>
      ) : (
        words(css.under)
      )}
    </label>
  )
}
