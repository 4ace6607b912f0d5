import { expect, test } from 'vitest'
import { complete, missingOptional } from './lockfile.ts'

const lock = {
  name: 'scratch',
  packages: {
    '': { version: '1.0.0' },
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: {
        '@tool/binding-linux-x64-gnu': '2.0.0',
        '@tool/binding-linux-arm64-musl': '2.0.0',
        '@tool/binding-win32-x64-msvc': '2.0.0',
        '@tool/binding-wasm32-wasi': '2.0.0',
        fsevents: '~2.3.2',
      },
    },
    'node_modules/@tool/binding-linux-x64-gnu': { version: '2.0.0', optional: true },
  },
}

test('names what npm left out, with the system that each is for', () => {
  expect(missingOptional(lock)).toEqual({
    'node_modules/@tool/binding-linux-arm64-musl': {
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['musl'],
    },
    'node_modules/@tool/binding-win32-x64-msvc': {
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['win32'],
      cpu: ['x64'],
    },
    'node_modules/@tool/binding-wasm32-wasi': { version: '2.0.0', dev: true, optional: true, cpu: ['wasm32'] },
  })
})

test('completed, nothing is missing, nothing that was there changed, and npm’s order holds', () => {
  const done = complete(lock)
  expect(missingOptional(done)).toEqual({})
  expect(done).toMatchObject(lock)
  expect(Object.keys(done.packages).slice(0, 2)).toEqual(['', 'node_modules/@tool/binding-linux-arm64-musl'])
})

test('where another version holds the place, it lies below its parent', () => {
  const two = {
    packages: {
      'node_modules/tool': { version: '2.0.0', optionalDependencies: { 'native-darwin-arm64': '2.0.0' } },
      'node_modules/native-darwin-arm64': { version: '1.0.0' },
    },
  }
  expect(Object.keys(missingOptional(two))).toEqual(['node_modules/tool/node_modules/native-darwin-arm64'])
  expect(missingOptional(complete(two))).toEqual({})
})
