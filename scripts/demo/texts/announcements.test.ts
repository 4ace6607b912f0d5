import { describe, expect, test } from 'vitest'
import { announcementsOf, type AnnouncementType } from '../../sandbox/seeds/content/announcements.ts'
import { FAMILIES } from '../../sandbox/site/merchant.ts'
import { pampas } from '../../sandbox/testing/sandbox.ts'
import { texts } from './texts.ts'

const TODAY = Date.UTC(2030, 0, 1)
const demonstrated = { merchant: pampas, today: TODAY, demo: { texts } }
/** A region's texts are judged like a language's. */
const ALL = [...FAMILIES, 'es-AR'] as const

describe('announcements', () => {
  const unnamed = { ...demonstrated, merchant: { ...pampas, name: '{name}' } }

  test.each(ALL)('in %s are of every type, for visitors and members', (family) => {
    const all = announcementsOf(demonstrated, family)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const execution of ['A', 'B'] as const)
      expect(new Set(all.filter((one) => one.execution === execution).map(({ type }) => type))).toEqual(
        new Set<AnnouncementType>(['B', 'PL', 'PU', 'PR', 'H']),
      )
    expect(new Set(all.map(({ execution }) => execution))).toEqual(new Set(['A', 'B', 'F']))
    for (const { title, content, time } of all) {
      expect(title + content).not.toContain('{name}')
      expect(content).not.toContain('Pampas & Co')
      expect(time).toBeLessThan(TODAY + 86_400_000)
    }
  })

  test('in each language hold the same markup and placeholders', () => {
    const shape = (text: string) => (text.match(/<[^>]*>|\{\w+\}/g) ?? []).toSorted()
    const model = announcementsOf(unnamed, 'en')
    for (const family of ALL) {
      const said = announcementsOf(unnamed, family)
      expect(said.map(({ id, content }) => [id, shape(content)])).toEqual(
        model.map(({ id, content }) => [id, shape(content)]),
      )
      if (family !== 'en') expect(said.filter(({ title }, at) => title === model[at]?.title)).toEqual([])
    }
  })
})
