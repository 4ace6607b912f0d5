import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contract, endpoints, listAssumptions } from './contract.ts'
import type { Endpoint } from './transport/endpoint.ts'

const methodsOf = ({ method }: Endpoint) => (typeof method === 'string' ? [method] : method)

describe('the contract', () => {
  test('is keyed by the names of its endpoints, and each method and path is used once', () => {
    expect(Object.entries(contract).map(([key, { name }]) => [key, name])).toEqual(
      Object.keys(contract).map((key) => [key, key]),
    )
    const calls = endpoints.flatMap((each) => methodsOf(each).map((method) => `${method} ${each.path}`))
    expect(new Set(calls).size).toBe(calls.length)
  })

  test('has every endpoint that a file here states, each by a name of its own', () => {
    const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: (name) => name.endsWith('.test.ts') })
    const stated = files.flatMap((file) => {
      const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
      return [...text.matchAll(/^export const (\w+) = endpoint\(/gm)].map(([, name]) => name)
    })
    expect(Object.keys(contract).toSorted()).toEqual(stated.toSorted())
  })

  test.each(endpoints)('$name can be sealed, and moves no money unasked', (each) => {
    if (each.sealed || each.money) expect(methodsOf(each)).not.toContain('GET')
    if (each.sealed) expect(methodsOf(each)).not.toContain('DELETE')
    // Where a connection breaks a browser sends a body again by itself: a seal is good once.
    if (each.money) expect(each.sealed).toBe(true)
    expect(each.path).toMatch(/^\/[A-Za-z0-9_/]+$/)
  })

  test('says its language under that name too in one call alone (spec 7, "launch-address call")', () => {
    expect(endpoints.filter(({ namesLanguage }) => namesLanguage).map(({ name }) => name)).toEqual(['getLaunchAddress'])
  })

  test('lets caches keep what is read without a token and moves nothing, for seconds', () => {
    const kept = Object.values<Endpoint>(contract).filter(({ cacheSeconds }) => cacheSeconds !== 0)
    expect(kept.map(({ name }) => name)).toContain('listLatestDraws')
    for (const { method, token, sealed, money, cacheSeconds } of kept) {
      expect({ method, token, sealed, money }).toEqual({ method: 'GET', token: 'never', sealed: false, money: false })
      expect(cacheSeconds).toBeGreaterThan(0)
      expect(cacheSeconds).toBeLessThanOrEqual(5)
    }
  })

  test('lists what is assumed, by path', () => {
    const list = listAssumptions()
    expect(list.map(({ path }) => path)).toEqual(
      list.map(({ path }) => path).toSorted((a, b) => a.localeCompare(b, 'en')),
    )
    expect(list.map(({ name }) => name)).toContain('getServiceLink')
    expect(list.map(({ name }) => name)).not.toContain('getBalance')
    expect(list.find(({ name }) => name === 'login')?.replyAlone).toBe(true)
  })
})
