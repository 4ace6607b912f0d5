import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { english } from '../../../testing/english.ts'
import { SendCode } from './send-code.tsx'

test('a number keeps its order, whatever the direction of the sentence around it', () => {
  const sent = { sending: false, wait: 0, sentTo: '+54 9115550100', failure: null, readFailure: () => undefined }
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={english()}>
      <SendCode code={sent} onSend={() => undefined} />
    </I18nProvider>,
  )
  expect(markup).toContain('A code is on its way to <bdi>+54 9115550100</bdi>.')
})
