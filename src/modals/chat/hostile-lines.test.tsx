/** 10,000 hostile chat lines: each stands as it was written, and is nothing but words. */
import { render } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOSTILE_TEXTS, hostileText } from '../../testing/hostile/hostile-text.ts'
import { Conversation, ConversationLine } from '../../ui/lists/conversation.tsx'

const AT_ONCE = 100

test('a line is text: no tag of it becomes one', () => {
  const { rerender, container } = render(<div />)
  const some = fc.array(hostileText, { minLength: AT_ONCE, maxLength: AT_ONCE })
  fc.assert(
    fc.property(some, (texts) => {
      rerender(
        <Conversation label="Talk">
          {texts.map((text, at) => (
            // What comes at one place is another text each time.
            <ConversationLine key={at} side={at % 2 === 0 ? 'own' : 'other'} about={text} text={text} />
          ))}
        </Conversation>,
      )
      const lines = [...container.querySelectorAll('li')]
      expect(lines.map((line) => line.lastElementChild?.textContent)).toEqual(texts)
      expect(lines.map((line) => line.firstElementChild?.textContent)).toEqual(texts)
      const names = new Set([...container.querySelectorAll('*')].map(({ localName }) => localName))
      expect([...names].toSorted()).toEqual(['div', 'li', 'ol', 'p'])
    }),
    { numRuns: HOSTILE_TEXTS / AT_ONCE },
  )
}, 120_000)
