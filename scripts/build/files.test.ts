import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { put, replaceFolder, share, shortHash } from './files.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'files-'))
const read = (path: string) => readFileSync(path, 'utf8')

describe('shared files', () => {
  test('are one file on the disk, until a bundle writes its own', async () => {
    const dir = folder()
    writeFileSync(join(dir, 'app.js'), 'shared')
    for (const brand of ['a', 'b']) await share(join(dir, 'app.js'), join(dir, brand, 'assets/app.js'))
    expect(statSync(join(dir, 'a/assets/app.js')).ino).toBe(statSync(join(dir, 'b/assets/app.js')).ino)
    await put(join(dir, 'a'), 'assets/app.js', 'its own')
    expect([read(join(dir, 'a/assets/app.js')), read(join(dir, 'b/assets/app.js')), read(join(dir, 'app.js'))]).toEqual(
      ['its own', 'shared', 'shared'],
    )
    writeFileSync(join(dir, 'new.js'), 'new')
    await share(join(dir, 'new.js'), join(dir, 'b/assets/app.js'))
    expect([read(join(dir, 'b/assets/app.js')), read(join(dir, 'app.js'))]).toEqual(['new', 'shared'])
  })
})

describe('replacing a folder', () => {
  const make = (dir: string, name: string) => {
    mkdirSync(join(dir, name), { recursive: true })
    writeFileSync(join(dir, name, 'index.html'), name)
  }

  test('leaves the new one alone', async () => {
    const dir = folder()
    make(dir, 'old')
    make(dir, 'new')
    await replaceFolder(join(dir, 'new'), join(dir, 'old'))
    expect(readdirSync(dir)).toEqual(['old'])
    expect(read(join(dir, 'old/index.html'))).toBe('new')
    make(dir, 'first')
    await replaceFolder(join(dir, 'first'), join(dir, 'deep/target'))
    expect(read(join(dir, 'deep/target/index.html'))).toBe('first')
  })

  test('that fails leaves the old one as it was', async () => {
    const dir = folder()
    make(dir, 'old')
    await expect(replaceFolder(join(dir, 'missing'), join(dir, 'old'))).rejects.toThrow('ENOENT')
    expect(readdirSync(dir)).toEqual(['old'])
    expect(read(join(dir, 'old/index.html'))).toBe('old')
  })

  test('finds the old one again that a stopped run had moved aside', async () => {
    const dir = folder()
    make(dir, 'site')
    renameSync(join(dir, 'site'), join(dir, 'site.old'))
    await expect(replaceFolder(join(dir, 'missing'), join(dir, 'site'))).rejects.toThrow('ENOENT')
    expect(read(join(dir, 'site/index.html'))).toBe('site')
    expect(existsSync(join(dir, 'site.old'))).toBe(false)
  })
})

test('a short hash is the content’s alone', () => {
  expect(shortHash('a')).toBe('ca978112')
  expect(shortHash(Buffer.from('a'))).toBe(shortHash('a'))
})
