import type { Brand } from '../../../brand/schema.ts'
import { MOST_THINGS } from '../../../rules/site/next-things.ts'
import { nextThingsCount } from '../../../state/site/next-things.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { GREETS_WIDE } from './greets-wide.ts'
import * as css from './next-things.css.ts'
import * as row from './thing-row.css.ts'

interface ThingsSkeletonProps {
  readonly look: Brand['layout']['nextThings']
  readonly layout: 'rows' | 'strip'
}

/** Where the things will stand: as many as there were last time, or as many as there may be. */
export function ThingsSkeleton({ look, layout }: ThingsSkeletonProps) {
  return (
    <div aria-busy className={cx(css.list[look], layout === 'strip' && css.listStrip[look])}>
      {Array.from({ length: nextThingsCount() || MOST_THINGS }, (_, at) => (
        <span
          key={at}
          className={cx(row.thing[look], layout === 'strip' && row.thingStrip[look])}
          data-offer={look === 'stubs' ? '' : undefined}
        />
      ))}
    </div>
  )
}

/** The same with the room of the head. */
export function NextThingsSkeleton({ look, layout }: ThingsSkeletonProps) {
  return (
    <div className={cx(css.root[look], layout === 'strip' && css.rootStrip[look])}>
      <div className={css.head[look]}>
        {look === 'portrait' && <span className={css.portrait} />}
        <div className={cx(css.greeting, layout === 'strip' && GREETS_WIDE.has(look) && css.greetingStrip)}>
          <span className={css.heading[look]} />
          <span className={css.level} />
          <span className={css.edit} />
        </div>
        {look === 'cells' && <span className={css.steps} />}
      </div>
      <div className={css.body}>
        <ThingsSkeleton look={look} layout={layout} />
      </div>
    </div>
  )
}
