import { Trans } from '@lingui/react/macro'
import { rows } from '../../ui/page/page.css.ts'
import { sectionTitle } from '../../ui/layout/text.css.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { GuideEntry } from './guide-entry.tsx'

/** The installation guide: what stops an app from being installed, and what keeps it safe. */
export function Guide() {
  return (
    <Stack as="section" aria-labelledby="guide-title">
      <h2 id="guide-title" className={sectionTitle}>
        <Trans>Installation guide</Trans>
      </h2>
      <div className={rows}>
        <GuideEntry title={<Trans>The installation does not begin</Trans>}>
          <Trans>
            Check that there is room for the app, and switch to Wi-Fi. On an iPhone, open this page in Safari: other
            browsers may not install apps.
          </Trans>
        </GuideEntry>
        <GuideEntry title={<Trans>The iPhone warns of an untrusted developer</Trans>}>
          <Trans>
            This is shown once, for every app that does not come from the App Store. Open Settings, General, VPN &
            Device Management, choose the developer and tap Trust. The lite app needs none of this.
          </Trans>
        </GuideEntry>
        <GuideEntry title={<Trans>Android warns of an unknown source</Trans>}>
          <Trans>
            Android asks this for every app from outside its store. Allow it for your browser, install the app, and take
            the permission back afterwards if you like.
          </Trans>
        </GuideEntry>
        <GuideEntry title={<Trans>Which app should I choose?</Trans>}>
          <Trans>
            The iOS and Android apps have everything. The lite app is this site as an icon: it needs no room, and is
            always up to date.
          </Trans>
        </GuideEntry>
        <GuideEntry title={<Trans>How do I know that the app is genuine?</Trans>}>
          <Trans>
            Install it only from this page. We never send apps by message, and never ask for your password in a phone
            call.
          </Trans>
        </GuideEntry>
      </div>
    </Stack>
  )
}
