import { useLingui } from '@lingui/react/macro'
import { pagerPages } from '../../rules/content/notice-pages.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { directional } from '../media/icon.css.ts'
import { ChevronLeft, ChevronRight } from '../media/later-icons.ts'
import * as css from './pager.css.ts'

interface PagerProps {
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
  /** What is paged, for a page that has two pagers. */
  readonly label: string
}

/** Leads through the pages of a list; nothing where there is only one. */
export function Pager({ page, pages, onPage, label }: PagerProps) {
  const { t } = useLingui()
  if (pages < 2) return null
  const step = (to: number): { 'aria-disabled': boolean; onClick: () => void } => ({
    // Not `disabled`: the focus would be lost at the last page.
    'aria-disabled': to < 1 || to > pages,
    onClick: () => {
      if (to >= 1 && to <= pages) onPage(to)
    },
  })
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        <li>
          <IconButton
            icon={ChevronLeft}
            size="s"
            label={t`Previous page`}
            className={directional}
            {...step(page - 1)}
          />
        </li>
        {pagerPages(page, pages).map((each, index) => (
          <li key={each === 'gap' ? `gap-${index}` : each}>
            {each === 'gap' ? (
              <span aria-hidden className={css.gap}>
                …
              </span>
            ) : (
              <button
                type="button"
                className={css.page}
                aria-label={t`Page ${each} of ${pages}`}
                {...(each === page ? { 'aria-current': 'page' } : {})}
                onClick={() => onPage(each)}
              >
                {each}
              </button>
            )}
          </li>
        ))}
        <li>
          <IconButton icon={ChevronRight} size="s" label={t`Next page`} className={directional} {...step(page + 1)} />
        </li>
      </ul>
    </nav>
  )
}
