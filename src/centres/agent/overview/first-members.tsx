import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Invitation } from '../../../parts/rewards/invitation/invitation.tsx'
import { affiliateAddress } from '../../../state/team/affiliate.ts'
import { linksQuery } from '../../../state/team/links.ts'
import { useModules } from '../../../state/site/modules.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { LinksLink } from './links-link.tsx'

/** What an agent without a member does first: a link to send on, or the way to make one; nothing where links lead nowhere. */
export function FirstMembers() {
  const { t } = useLingui()
  const { flags } = useModules()
  const { data } = useQuery({ ...linksQuery(1, 'open'), enabled: flags.AFFILIATE })
  if (!data || !flags.AFFILIATE) return null
  const [link] = data.list
  const says = <Trans>Your team begins with the first member who registers through your link.</Trans>
  if (link)
    return (
      <Invitation code={link.code} address={affiliateAddress(link.code)}>
        {says}
      </Invitation>
    )
  return (
    <Panel inset="l" align="start" aria-label={t`Registration links`}>
      <Text size="l" font="display">
        {says}
      </Text>
      <LinksLink className={buttonClass()}>
        <Trans>Registration links</Trans>
      </LinksLink>
    </Panel>
  )
}
