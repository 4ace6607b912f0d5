import { Trans, useLingui } from '@lingui/react/macro'
import { Unlink } from '../../ui/media/later-icons.ts'
import { ContactPage } from './contact-page.tsx'

/** The address is none of the merchant's (spec 8, "invalid URL, contact customer service"). */
export function WrongDomainPage() {
  const { t } = useLingui()
  return (
    <ContactPage
      icon={Unlink}
      title={t`This is not an official address`}
      text={
        <p>
          <Trans>
            The domain check failed. Don't log in here: check the address for a typing mistake, or ask customer service
            for the right one.
          </Trans>
        </p>
      }
      facts={[[t`Web address`, location.host]]}
    />
  )
}
