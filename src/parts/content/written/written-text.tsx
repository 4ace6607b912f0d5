import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { MouseEvent } from 'react'
import { writtenLink } from '../../../rules/content/written-link.ts'
import type { ShownPage } from '../../../state/content/written-page.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { opensElsewhere } from '../../../ui/actions/opens-elsewhere.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Html } from '../../../ui/media/html.tsx'
import { Alert } from '../../../ui/states/alert.tsx'

/** The text of a written page, with a note where it is in another language than the visitor's. */
export function WrittenText({ page }: { readonly page: ShownPage }) {
  const { i18n } = useLingui()
  const router = useRouter()
  const { tag } = useAtomValue(languageAtom)
  const { content, language } = page
  const whole = (of: string): string => new Intl.Locale(of).language
  const foreign = whole(language) !== whole(tag)
  /** Links within the site are the router's, as any other. */
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!href?.startsWith('/') || event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    void router.navigate({ href })
  }
  const name = new Intl.DisplayNames([i18n.locale], { type: 'language' }).of(language) ?? language
  return (
    <Stack space="m">
      {foreign && (
        <Alert tone="info">
          <p>
            <Trans>This page has not been written in your language yet. It is shown in this one: {name}.</Trans>
          </p>
        </Alert>
      )}
      {/* The links in it take the keys; this only hears of their clicks. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div lang={language} onClick={follow}>
        <Html source={content} links={writtenLink} />
      </div>
    </Stack>
  )
}
