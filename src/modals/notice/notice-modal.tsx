import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { formatDayIn } from '../../i18n/format/zoned-format.ts'
import { MerchantClock } from '../../parts/site/merchant-clock/merchant-clock.tsx'
import { NoticeBody } from '../../parts/content/notices/notice-body.tsx'
import { useProtectedAction } from '../../parts/account/use-protected-action/use-protected-action.ts'
import { POPUP_NOTICES } from '../../rules/figures.ts'
import { noticePage } from '../../rules/content/notice-pages.ts'
import type { Announcement } from '../../state/content/announcements.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { languageAtom } from '../../state/site/language.ts'
import { promptAtom } from '../../state/site/prompts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { directional, icon } from '../../ui/media/icon.css.ts'
import { ChevronLeft, ChevronRight } from '../../ui/media/later-icons.ts'
import { Pager } from '../../ui/lists/pager.tsx'
import { choiceRow, rowAhead, rowAside, rowWords } from '../../ui/actions/menu-row.css.ts'
import { cx } from '../../ui/layout/cx.ts'
import { gap, stack } from '../../ui/layout/layout.css.ts'
import { ListDetail } from '../../ui/layout/list-detail.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { shownOnPhones } from '../../ui/layout/text.css.ts'
import { Text } from '../../ui/layout/text.tsx'

interface NoticeModalProps {
  /** At least one. */
  readonly notices: readonly [Announcement, ...Announcement[]]
  readonly onClose: () => void
}

/** The notice popup (spec 2, "Notice popup"): titles, five a page, beside the one that is read. */
export function NoticeModal({ notices, onClose }: NoticeModalProps) {
  const { t } = useLingui()
  const { timeZone } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const prompt = useSetAtom(promptAtom)
  const protect = useProtectedAction()
  const [turned, setTurned] = useState(1)
  const [chosen, setChosen] = useState<Announcement>(notices[0])
  // One alone needs no list; of several, a phone shows the titles first.
  const alone = notices.length === 1
  const [reading, setReading] = useState(alone)
  const heading = useRef<HTMLHeadingElement>(null)
  const { items, page, pages } = noticePage(notices, turned, POPUP_NOTICES)
  const read = (notice: Announcement): void => {
    setChosen(notice)
    setReading(true)
    // After the pane is there: on phones it takes the place of the title that had the focus.
    requestAnimationFrame(() => heading.current?.focus())
  }
  const detail = (
    <Stack space="s" align="start">
      {!alone && (
        <span className={shownOnPhones}>
          <Button variant="ghost" size="s" onClick={() => setReading(false)}>
            <ChevronLeft aria-hidden className={`${icon.m} ${directional}`} />
            <Trans>All notices</Trans>
          </Button>
        </span>
      )}
      <Text as="h3" ref={heading} size="l" breaks tabIndex={-1}>
        {chosen.title}
      </Text>
      <NoticeBody key={chosen.id} notice={chosen} />
      {chosen.promotionType !== '' && (
        <Button
          onClick={() => {
            onClose()
            protect(() => prompt('reward-centre'))
          }}
        >
          <Trans>Go to the promotion</Trans>
        </Button>
      )}
    </Stack>
  )
  const list = (
    <Stack>
      <Stack as="ul" space="xxs">
        {items.map((notice) => (
          <li key={notice.id}>
            <button
              type="button"
              className={choiceRow}
              aria-current={notice.id === chosen.id}
              onClick={() => read(notice)}
            >
              <span className={cx(stack, gap.hair, rowWords)}>
                {notice.title}
                <Text as="span" size="xs" weight="regular">
                  <time className={rowAside} dateTime={new Date(notice.time).toISOString()}>
                    {formatDayIn(timeZone, notice.time, tag)}
                  </time>
                </Text>
              </span>
              <ChevronRight aria-hidden className={cx(icon.m, directional, rowAhead)} />
            </button>
          </li>
        ))}
      </Stack>
      <Pager page={page} pages={pages} onPage={setTurned} label={t`Pages of notices`} />
      <MerchantClock />
    </Stack>
  )
  return (
    <Dialog title={t`Notices`} size="panes" onClose={onClose}>
      {alone ? detail : <ListDetail within="dialog" list={list} detail={detail} narrow={reading ? 'detail' : 'list'} />}
    </Dialog>
  )
}
