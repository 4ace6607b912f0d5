import { expect, test } from 'vitest'
import { pictureAddress, pictureHosts } from './picture-hosts.ts'

const STAMPED = ['https://a.example', 'https://b.example']

test('what the gateway lists narrows what the bundle knows, and widens nothing', () => {
  expect(pictureHosts(STAMPED, [])).toEqual([])
  expect(pictureHosts(STAMPED, ['b.example', 'https://evil.example/img'])).toEqual(['https://b.example'])
  expect(pictureHosts(STAMPED, ['https://b.example/x', 'a.example'])).toEqual(STAMPED)
})

test('a picture is asked for at its own address, then at the others, round and round', () => {
  const own = new URL('https://a.example/img/x.webp?v=1')
  const at = (hosts: readonly string[]) => [0, 1, 2, 3].map((attempt) => pictureAddress(own, hosts, attempt))
  expect(at([])).toEqual(Array.from({ length: 4 }, () => own.href))
  expect(at(STAMPED)).toEqual([own.href, own.href.replace('a.e', 'b.e'), own.href, own.href.replace('a.e', 'b.e')])
  expect(at(['https://c.example', 'https://b.example'])).toEqual(
    ['a', 'c', 'b', 'a'].map((host) => `https://${host}.example/img/x.webp?v=1`),
  )
})
