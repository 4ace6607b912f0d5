import { assert, constantFrom, option, property, record, stringMatching, type Arbitrary } from 'fast-check'
import { expect, test } from 'vitest'
import {
  BRANDS,
  DEVICES,
  PLACES,
  placeName,
  playedElsewhere,
  secondTries,
  type Place,
  type Runs,
} from './journey-runs.ts'

const FILES = ['wallet.journey.ts', 'lobby.journey.ts', 'lobby-more.journey.ts']
const FOLDERS = ['', 'money/']
const words = stringMatching(/^[a-zé’ ]{1,40}$/u)
const journey = record({
  folder: constantFrom(...FOLDERS),
  file: constantFrom(...FILES),
  title: words,
  brand: option(constantFrom(...BRANDS), { nil: undefined }),
  device: option(constantFrom(...DEVICES), { nil: undefined }),
  seldom: constantFrom(false, true),
})
type Journey = typeof journey extends Arbitrary<infer T> ? T : never

const placesOf = (runs: Runs, { folder, file, title, brand, device, seldom }: Journey): readonly Place[] => {
  const tags = [brand, device, seldom ? 'pairs' : undefined].filter((tag) => tag !== undefined).map((tag) => ` @${tag}`)
  return PLACES.filter(
    (place) =>
      !playedElsewhere(runs, place, FILES).test(`${placeName(place)} ${folder}${file} ${title}${tags.join('')}`),
  )
}

test('once: each journey is played at one place, where its tags allow it, but for those of pairs', () => {
  assert(
    property(journey, (one) => {
      const places = placesOf('once', one)
      expect(places).toHaveLength(one.seldom ? 0 : 1)
      expect(places[0] ?? one).toMatchObject({
        ...(one.brand === undefined ? {} : { brand: one.brand }),
        ...(one.device === undefined ? {} : { device: one.device }),
      })
      expect(placesOf('pairs', one)).toEqual(expect.arrayContaining([...places]))
    }),
  )
})

test('pairs: one without tags meets each device once and each brand once', () => {
  assert(
    property(journey, (one) => {
      const places = placesOf('pairs', one)
      expect(new Set(places.map(({ device }) => device)).size).toBe(one.device === undefined ? 2 : 1)
      expect(new Set(places.map(({ brand }) => brand)).size).toBe(one.brand === undefined ? 2 : 1)
      expect(places).toHaveLength(one.brand === undefined || one.device === undefined ? 2 : 1)
    }),
  )
})

test('matrix: all that the tags allow', () => {
  assert(
    property(journey, (one) => {
      const ways = (one.brand === undefined ? 2 : 1) * (one.device === undefined ? 2 : 1)
      expect(placesOf('matrix', one)).toHaveLength(ways)
    }),
  )
})

test('nginx: those with its tag, each once; no other run plays them', () => {
  const placesWith = (runs: Runs, tags: string): readonly Place[] =>
    PLACES.filter(
      (place) => !playedElsewhere(runs, place, FILES).test(`${placeName(place)} ${FILES[0]} a title${tags}`),
    )
  expect(placesWith('nginx', ' @nginx')).toHaveLength(1)
  expect(placesWith('nginx', '')).toHaveLength(0)
  for (const runs of ['once', 'pairs', 'matrix'] as const) expect(placesWith(runs, ' @nginx')).toHaveLength(0)
})

test('once: titles of both lengths share the places out', () => {
  const place = (title: string) =>
    placesOf('once', { folder: '', file: FILES[0]!, title, brand: undefined, device: undefined, seldom: false })[0]!
      .device
  expect(new Set([place('even'), place('odd')])).toEqual(new Set(['phone', 'desktop']))
})

test('a second try is given once, on a build server, where a change waits', () => {
  expect([secondTries('once', true), secondTries('once', false)]).toEqual([1, 0])
  expect([secondTries('pairs', true), secondTries('matrix', true)]).toEqual([0, 0])
})
