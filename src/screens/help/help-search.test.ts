import { expect, test } from 'vitest'
import { searchHelp } from './help-search.ts'

const topics = [
  {
    id: 'money',
    title: 'Money',
    articles: [
      { id: 'in', title: 'Hacer un depósito', content: '<p>Elige un <b>banco</b></p>' },
      { id: 'out', title: 'Retirar', content: '<p class="deposito">Tarda un día</p>' },
    ],
  },
  {
    id: 'play',
    title: 'Juego responsable',
    articles: [{ id: 'limits', title: 'Límites', content: '<p>Pon un límite</p>' }],
  },
]
const found = (query: string) => searchHelp(topics, query).flatMap(({ articles }) => articles.map(({ id }) => id))

test.each([
  ['', ['in', 'out', 'limits']],
  ['   ', ['in', 'out', 'limits']],
  ['deposito', ['in']],
  ['DEPÓSITO banco', ['in']],
  ['money', ['in', 'out']],
  ['limite juego', ['limits']],
  ['class', []],
  ['bitcoin', []],
])('%j finds %j', (query, ids) => {
  expect(found(query)).toEqual(ids)
})

test('a topic without a hit goes', () => {
  expect(searchHelp(topics, 'retirar').map(({ id }) => id)).toEqual(['money'])
})
