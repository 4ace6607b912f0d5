import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatMoney } from '../../../i18n/format.ts'
import { CopyButton } from '../../../parts/site/copy/copy-button.tsx'
import { QrCode } from '../../../parts/site/qr-code/qr-code.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { invitationAddress } from '../../../state/rewards/referral.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import { Share } from '../../../ui/media/later-icons.ts'
import * as css from './referral.css.ts'

interface InvitationProps {
  readonly code: string
  /** Minor units; `null` where there is no set amount. */
  readonly reward: bigint | null
}

/** The link to send, the code to type, and the picture to hold a camera at. */
export function Invitation({ code, reward }: InvitationProps) {
  const { t } = useLingui()
  const { currency, name } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const address = invitationAddress(code)
  const much = reward === null ? '' : formatMoney(reward, currency, tag)
  const share = (): void => {
    // A player who changes their mind is no failure.
    navigator
      .share({ title: name, text: t`Register with ${name}. My code: ${code}`, url: address })
      .catch(() => undefined)
  }
  return (
    <section className={css.invitation} aria-label={t`Your invitation`}>
      <div className={css.words}>
        {much && (
          <p className={css.promise}>
            <Trans>{much} for each friend who joins and makes a deposit</Trans>
          </p>
        )}
        <dl className={css.means}>
          <div className={css.mean}>
            <dt className={css.term}>
              <Trans>Your link</Trans>
            </dt>
            <dd className={css.value}>
              <bdi className={css.link}>{address}</bdi>
              <CopyButton text={address} what={t`your link`} />
            </dd>
          </div>
          <div className={css.mean}>
            <dt className={css.term}>
              <Trans>Your code</Trans>
            </dt>
            <dd className={css.value}>
              <bdi className={css.code}>{code}</bdi>
              <CopyButton text={code} what={t`your code`} />
            </dd>
          </div>
        </dl>
        {/* Elsewhere the link is copied. */}
        {'share' in navigator && (
          <Button className={css.share} onClick={share}>
            <Share aria-hidden className={icon.m} />
            <Trans>Share</Trans>
          </Button>
        )}
      </div>
      <figure className={css.picture}>
        <QrCode value={address} label={t`QR code of your link`} />
        <figcaption className={css.caption}>
          <Trans>Ask your friend to scan it</Trans>
        </figcaption>
      </figure>
    </section>
  )
}
