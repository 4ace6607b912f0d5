import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { usePageAddress } from '../../../../parts/records/date-range/use-range.ts'
import { RecordFacts } from '../../../../parts/records/record-page/record-facts.tsx'
import { Invitation } from '../../../../parts/rewards/invitation/invitation.tsx'
import { MerchantClock } from '../../../../parts/site/merchant-clock/merchant-clock.tsx'
import { Moment } from '../../../../parts/site/merchant-clock/moment.tsx'
import { Loaded } from '../../../../parts/site/query-view/loaded.tsx'
import { useModules } from '../../../../state/site/modules.ts'
import { affiliateAddress } from '../../../../state/team/affiliate.ts'
import { linkQuery, type RegistrationLink } from '../../../../state/team/links.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { takeLostFocus } from '../../../../ui/hooks/take-lost-focus.ts'
import { cx } from '../../../../ui/layout/cx.ts'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { Split } from '../../../../ui/layout/split.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Text } from '../../../../ui/layout/text.tsx'
import { directional, icon } from '../../../../ui/media/icon.css.ts'
import { ChevronLeft, Unlink } from '../../../../ui/media/later-icons.ts'
import { Badge } from '../../../../ui/states/badge.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { DisableLink } from './disable-link.tsx'
import { LinksOff } from './links-off.tsx'
import { LinkMembers } from './link-members.tsx'
import { useLinkWords } from './use-link-words.ts'

/** One registration link: its address to send on, what it gives, and who came by it. */
export function LinkPage({ code }: { readonly code: string }) {
  const { t } = useLingui()
  const { write } = usePageAddress()
  const back = useRef<HTMLButtonElement>(null)
  // The row that was pressed, or the form, has gone.
  useEffect(() => takeLostFocus(back.current, { preventScroll: true }), [])
  return (
    <>
      <div>
        <Button ref={back} variant="ghost" size="s" onClick={() => write({ link: '', view: 'links' })}>
          <ChevronLeft aria-hidden className={cx(icon.m, directional)} />
          <Trans>All registration links</Trans>
        </Button>
      </div>
      <Loaded query={useQuery(linkQuery(code))} waiting={['summary', 'list']}>
        {(link) =>
          link === null ? (
            <EmptyState icon={Unlink} title={t`There is no such registration link.`} />
          ) : (
            <>
              <LinkView link={link} />
              <LinkMembers code={code} />
            </>
          )
        }
      </Loaded>
    </>
  )
}

function LinkView({ link }: { readonly link: RegistrationLink }) {
  const { t } = useLingui()
  const words = useLinkWords()
  const { code, note, state, created } = link
  const { flags, known } = useModules()
  const leads = flags.AFFILIATE
  return (
    <>
      <Split wraps>
        <Text as="h4" size="l" weight="bold" breaks>
          <bdi>{note || code}</bdi>
        </Text>
        <Badge tone={words.tone(state)}>{words.state(state)}</Badge>
      </Split>
      {state === 'open' &&
        known &&
        (leads ? <Invitation code={code} address={affiliateAddress(code)} /> : <LinksOff />)}
      <Panel as="div">
        <Stack space="s" narrow>
          <RecordFacts
            items={[
              [t`Registration link`, <bdi key="code">{code}</bdi>],
              [t`Account type`, words.kind(link)],
              [t`Rebate`, words.rebate(link)],
              [t({ message: 'Created', context: 'a link' }), <Moment key="created" at={created} />],
              [t({ message: 'Expires', context: 'a link' }), words.expires(link)],
            ]}
          />
          <MerchantClock />
          {state === 'open' && <DisableLink code={code} />}
        </Stack>
      </Panel>
    </>
  )
}
