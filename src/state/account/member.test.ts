import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { avatarUrl } from './member.ts'

const brand = (images: string[]) => ({
  merchantCode: 'pampas01',
  origins: { images, games: [], support: [] },
})

beforeEach(() => vi.stubGlobal('location', { origin: 'https://www.pampas.example' }))
afterEach(() => vi.unstubAllGlobals())

// Spec 3, "Avatar".
test('the address of an avatar is built from an image host and the merchant’s path; a whole one stands as it is', () => {
  const at = (avatar: string, ...images: string[]) => avatarUrl({ avatar, avatarType: 'STATIC' }, brand(images))?.href
  expect(at('finch.webp', 'https://img.example')).toBe('https://img.example/pampas01/avatar/finch.webp')
  expect(at('https://img.example/a/b.webp', 'https://img.example')).toBe('https://img.example/a/b.webp')
  expect(at('https://evil.example/b.webp', 'https://img.example')).toBeUndefined()
  expect(at('../b.webp', 'https://img.example')).toBeUndefined()
})
