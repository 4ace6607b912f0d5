import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TRIAL_ACCOUNT } from '../../../rules/figures.ts'
import { english } from '../../../testing/english.ts'
import type { Session } from '../../../state/account/login/session.ts'
import { useMemberName } from './use-member-name.ts'

const Name = ({ session }: { readonly session: Session }) => <b>{useMemberName(session)}</b>

test.each([
  [{ nickname: 'Ana', username: 'ana77', accountType: null }, 'Ana'],
  [{ nickname: '', username: '', accountType: TRIAL_ACCOUNT }, 'Free play'],
  // Who came by SMS, whose info is on its way or did not come.
  [{ nickname: '', username: '', accountType: null }, 'Account'],
  [{ nickname: '', username: '', accountType: 0 }, 'Account'],
])('%o is called %s', (known, name) => {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={english()}>
      <Name session={{ token: 'a-token', ...known }} />
    </I18nProvider>,
  )
  expect(markup).toBe(`<b>${name}</b>`)
})
