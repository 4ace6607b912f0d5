/** How long a page's main thread works at a stretch, by the browser's own trace. */
import type { CDPSession } from 'playwright'
import * as v from 'valibot'

const CATEGORIES = 'disabled-by-default-devtools.timeline,__metadata'

const traceEvent = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  /** Microseconds of the processor's time. */
  tdur: v.optional(v.number()),
  args: v.optional(v.looseObject({ name: v.optional(v.unknown()) })),
})
type TraceEvent = v.InferOutput<typeof traceEvent>

/**
 * The page's tasks while something is done. The processor's time counts rather than the clock's, since on a busy machine
 * a task may wait for others in its middle.
 * @returns milliseconds of each task of the main thread
 */
export async function tasksDuring(cdp: CDPSession, work: () => Promise<void>): Promise<number[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { readonly value: readonly unknown[] }): void => {
    for (const event of value) {
      const parsed = v.safeParse(traceEvent, event)
      if (parsed.success) events.push(parsed.output)
    }
  }
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', { categories: CATEGORIES, transferMode: 'ReportEvents' })
  await work()
  const { promise: complete, resolve } = Promise.withResolvers<void>()
  cdp.once('Tracing.tracingComplete', () => resolve())
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', collect)

  const busiest = [...Map.groupBy(tasksOf(events), ({ pid }) => pid).values()]
  // Of the renderers that the browser has, the one that scrolls has worked most.
  const times = busiest.map((tasks) => tasks.map(({ tdur = 0 }) => tdur / 1000))
  return times.toSorted((a, b) => sum(b) - sum(a))[0] ?? []
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function tasksOf(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const main = new Set(threads.map(({ pid, tid }) => `${pid}/${tid}`))
  return events.filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid}/${tid}`))
}
