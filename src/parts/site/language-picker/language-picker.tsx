import { useLingui } from '@lingui/react/macro'
import { Check, Globe } from '../../../ui/media/icons.tsx'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { BundledLanguage } from '../../../brand/bundle.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { changeLanguageAtom } from '../../../state/site/change-language.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { showToastAtom } from '../../../state/site/toasts.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { closePopover } from '../../../ui/actions/close-popover.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { item, itemEnd } from '../../../ui/overlays/popover.css.ts'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import * as css from './language-picker.css.ts'

interface LanguagePickerProps {
  /** Unique on the page: the list's id. */
  readonly id?: string
}

/** The brand's languages, each named in itself (spec 2, "Top bar has a language picker"). Opens without any script. */
export function LanguagePicker({ id = 'languages' }: LanguagePickerProps) {
  const { i18n, t } = useLingui()
  const { languages } = useAtomValue(brandAtom)
  const active = useAtomValue(languageAtom)
  const change = useSetAtom(changeLanguageAtom)
  const toast = useSetAtom(showToastAtom)
  const [loading, setLoading] = useState<string | null>(null)
  if (languages.length < 2) return null

  const choose = async (language: BundledLanguage): Promise<void> => {
    setLoading(language.code)
    try {
      await change(i18n, language)
    } catch {
      toast('bad', t`${language.label} could not be loaded. Check your network and choose it again.`)
    } finally {
      setLoading(null)
    }
  }

  return (
    <>
      <button type="button" id={`${id}-open`} popoverTarget={id} className={buttonClass('ghost', 's')}>
        {/* No aria-label: the name has to hold what is seen, and on phones that is the code. */}
        <VisuallyHidden>{t`Language: ${active.label}`}</VisuallyHidden>
        <Globe aria-hidden className={icon.m} />
        <span aria-hidden className={css.name}>
          {active.label}
        </span>
        {/* By what it is called everywhere, not by the gateway's name for it. */}
        <span className={css.code}>{active.tag.split('-')[0]?.toUpperCase()}</span>
      </button>
      <Popover id={id} label={t`Language`}>
        {languages.map((language) => (
          <button
            key={language.code}
            type="button"
            lang={language.tag}
            dir={language.direction}
            className={item}
            aria-current={language.code === active.code}
            aria-busy={loading === language.code}
            onClick={(event) => {
              closePopover(event.currentTarget)
              void choose(language)
            }}
          >
            {language.label}
            {language.code === active.code && <Check aria-hidden className={`${icon.m} ${itemEnd}`} />}
          </button>
        ))}
      </Popover>
    </>
  )
}
