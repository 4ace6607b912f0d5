import { Trans } from '@lingui/react/macro'
import { PlayLink } from '../../../parts/games/play/play-link.tsx'
import { VendorMark } from '../../../parts/games/vendor-mark/vendor-mark.tsx'
import { vendorTarget } from '../../../rules/games/play/play-target.ts'
import { directional, icon } from '../../../ui/media/icon.css.ts'
import { ArrowRight } from '../../../ui/media/icons.tsx'
import { SectionAnswer } from '../section/section-answer.tsx'
import type { LaterProps } from '../section/later-section.tsx'
import { SectionHead } from '../section/section-head.tsx'
import * as css from './sports-section.css.ts'
import { SportsSkeleton } from './sports-skeleton.tsx'
import { useSportsbooks } from './use-sportsbooks.ts'

/** The sportsbooks; a click starts one at once (spec 2, "Header"). */
export function SportsSection({ titleId, title }: LaterProps) {
  const query = useSportsbooks()
  return (
    <>
      <SectionHead id={titleId} title={title} />
      <SectionAnswer query={query} waiting={<SportsSkeleton />}>
        {([lane]) => (
          <ul className={css.books} aria-labelledby={titleId}>
            {lane?.vendors.map(({ code, name }) => (
              <li key={code}>
                <PlayLink target={vendorTarget('SPORTS', code)} className={css.book}>
                  <span className={css.mark}>
                    <VendorMark code={code} name={name} image="tile" />
                  </span>
                  <span className={css.words}>
                    <span className={css.name}>{name}</span>
                    <span className={css.line}>
                      <Trans>Open the sportsbook</Trans>
                    </span>
                  </span>
                  <ArrowRight aria-hidden className={`${icon.m} ${directional} ${css.arrow}`} />
                </PlayLink>
              </li>
            ))}
          </ul>
        )}
      </SectionAnswer>
    </>
  )
}
