import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PictureHosts } from './picture-hosts.ts'
import { RemotePicture } from './remote-picture.tsx'

test('a picture that does not come is asked for three times more, at the other hosts in turn, and then given up', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  render(
    <PictureHosts value={['https://two.example', 'https://one.example']}>
      <RemotePicture
        src="https://one.example/a.webp"
        srcSet="https://one.example/a-2x.webp 2x"
        width={10}
        height={10}
        alt="A"
        fallback="none"
      />
    </PictureHosts>,
  )
  const asked: (string | null)[] = []
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const image = screen.getByAltText<HTMLImageElement>('A')
    asked.push(`${image.getAttribute('src')} ${image.getAttribute('srcset')}`)
    fireEvent.error(image)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
  }
  expect(asked).toEqual([
    'https://one.example/a.webp https://one.example/a-2x.webp 2x',
    'https://two.example/a.webp null',
    'https://one.example/a.webp null',
    'https://two.example/a.webp null',
  ])
  expect(screen.getByText('none')).toBeDefined()
})
