import { array, assert, constantFrom, property, string, stringMatching, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstParagraph } from './plain-text.ts'

describe('the first paragraph of an announcement', () => {
  test.each([
    ['<p>Every Monday <strong>5%</strong> comes&nbsp;back.</p><p>More.</p>', 'Every Monday 5% comes back.'],
    ['<p>Invite <a href="/x">friends</a>.<br>Now</p>', 'Invite friends. Now'],
    ['<h2>Race</h2><p>Points.</p>', 'Race'],
    ['<p> </p><ul><li>One</li><li>Two</li></ul>', 'One'],
    ['No markup & no end', 'No markup & no end'],
    ['Fish &amp; chips &#8364; &unknown; &#0;', 'Fish & chips € &unknown; &#0;'],
    ['<script>alert(1)</script><style>p{}</style><p>Text</p>', 'Text'],
    ['<!-- <p>hidden</p> -->', 'hidden'],
    ['', ''],
    ['<img src=x><br>', ''],
  ])('%s', (html, text) => {
    expect(firstParagraph(html)).toBe(text)
  })

  test('never throws, and leaves no tag of a well-formed text', () => {
    const word = stringMatching(/^[\p{L}\d .,!?]{1,20}$/u)
    const tag = constantFrom('b', 'p', 'em', 'table', 'li', 'script')
    assert(
      property(array(tuple(tag, word), { maxLength: 8 }), (parts) => {
        const html = parts.map(([name, text]) => `<${name} class="x">${text}</${name}>`).join('')
        expect(firstParagraph(html)).not.toMatch(/<[a-z/]/i)
      }),
    )
    assert(property(string(), (text) => typeof firstParagraph(text) === 'string'))
  })
})
