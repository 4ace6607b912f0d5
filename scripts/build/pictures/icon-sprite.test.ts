import { expect, test } from 'vitest'
import { withOwnIcons } from './icon-sprite.ts'

const symbol = (name: string): string =>
  `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="M0 0h${name.length}"/></symbol>`
const SPRITE = `<svg xmlns="http://www.w3.org/2000/svg">${['chevron-right', 'eye', 'eye-off', 'x'].map(symbol).join('')}</svg>`
const use = (name: string): string => `<svg><use href="/assets/icons-0a1b2c3d.svg#icon-${name}"></use></svg>`

test('a shell takes its icons from its page, which brings those once each, and the arrows of what comes next', () => {
  const { shell, icons } = withOwnIcons(`${use('x')}<i>${use('eye-off')}</i>${use('x')}`, SPRITE)
  expect(shell).toBe(
    '<svg><use href="#icon-x"></use></svg><i><svg><use href="#icon-eye-off"></use></svg></i><svg><use href="#icon-x"></use></svg>',
  )
  expect(icons).toBe(`<div hidden><svg>${symbol('chevron-right')}${symbol('eye-off')}${symbol('x')}</svg></div>`)
})
