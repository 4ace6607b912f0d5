import { Trans, useLingui } from '@lingui/react/macro'
import { MapPinOff } from '../../ui/media/later-icons.ts'
import { useAtomValue } from 'jotai'
import { languageAtom } from '../../state/site/language.ts'
import { ContactPage } from './contact-page.tsx'

interface RestrictionPageProps {
  readonly ip: string
  /** ISO 3166 code, or a name as the server has it. */
  readonly country: string
}

function countryName(country: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(country) ?? country
}

/** Access is not allowed from here (spec 2, "Maintenance and restriction pages"). */
export function RestrictionPage({ ip, country }: RestrictionPageProps) {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  return (
    <ContactPage
      icon={MapPinOff}
      title={t`Restriction of visit`}
      text={
        <p>
          <Trans>
            Access is not allowed because of your location or IP address. If you think that this is wrong, send the
            details below to customer service.
          </Trans>
        </p>
      }
      // A platform may close its site to a place and not name it.
      facts={[
        ...(ip ? [[t`Your IP address`, ip] as const] : []),
        ...(country ? [[t`Country`, countryName(country, tag)] as const] : []),
      ]}
    />
  )
}
