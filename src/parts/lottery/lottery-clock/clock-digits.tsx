import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { formatDuration } from '../../../i18n/format/duration-format.ts'
import type { CountdownParts } from '../../../rules/countdown.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useTimeout } from '../../../ui/hooks/use-timeout.ts'
import * as css from './lottery-clock.css.ts'

const two = (part: number): string => String(part).padStart(2, '0')

interface ClockDigitsProps {
  readonly parts: CountdownParts
  /** Without hours while there are none. */
  readonly short?: boolean
}

/** Hours, minutes and seconds, and the same in words for whoever asks a screen reader. */
export function ClockDigits({ parts, short = false }: ClockDigitsProps) {
  const { tag } = useAtomValue(languageAtom)
  const hours = short && parts.hours === 0 ? [] : [parts.hours]
  return (
    <>
      {[...hours, parts.minutes, parts.seconds].map((part, place) => (
        <span key={place} className={css.part} aria-hidden>
          {two(part)}
        </span>
      ))}
      <VisuallyHidden>
        <SpokenTime parts={parts} locale={tag} />
      </VisuallyHidden>
    </>
  )
}

/** How long a page has for itself before a clock is put into words. */
const WORDS_AFTER_MS = 1000

/**
 * The time left, in words. The browser's first words of time cost as much as half a page of views, so they do not come with
 * the page but a moment later, when nobody waits for anything.
 */
function SpokenTime({ parts, locale }: { readonly parts: CountdownParts; readonly locale: string }) {
  const [atLeisure, setAtLeisure] = useState(false)
  useTimeout(() => setAtLeisure(true), WORDS_AFTER_MS)
  return atLeisure && formatDuration(parts, locale)
}
