/** How each app comes onto a phone (spec 2, "Other screens": app download with iOS and Android install steps). */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppKind } from '../../state/site/links/app-links.ts'

const LAST = msg`Open the app and log in with your account.`

export const INSTALL_STEPS: Readonly<Record<AppKind, readonly MessageDescriptor[]>> = {
  IOS: [
    msg`Scan the code with your iPhone's camera, or tap Download on the iPhone.`,
    msg`Confirm with Install, and wait until the icon appears on your home screen.`,
    msg`In Settings, open General, then VPN & Device Management. Choose the developer and tap Trust.`,
    LAST,
  ],
  IOS_LITE: [
    msg`Open this address in Safari: scan the code, or tap Download.`,
    msg`Tap Share at the bottom of Safari.`,
    msg`Choose Add to Home Screen, then Add.`,
    LAST,
  ],
  ANDROID: [
    msg`Scan the code with your camera, or tap Download on the phone.`,
    msg`Open the downloaded file. If Android asks, allow your browser to install apps.`,
    msg`Tap Install, and wait until the icon appears on your home screen.`,
    LAST,
  ],
}
