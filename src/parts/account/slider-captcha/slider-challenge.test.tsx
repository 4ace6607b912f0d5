/** Another provider than ours, as an operator would add it: it draws nothing of its own and passes at once. */
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { captchaProof } from '../../../api/account/slider-captcha.ts'
import { lazyView } from '../../../ui/states/lazy-view.tsx'
import type { ChallengeProps } from './adapter.ts'
import { SliderChallenge } from './slider-challenge.tsx'

/** What the vendor's own script would be handed. */
interface Widget {
  readonly done: (token: string) => void
  readonly closed: () => void
}

async function openVendor() {
  const opened: Widget[] = []
  const Vendor = lazyView<ChallengeProps>(async () => ({ onPass, onGiveUp }: ChallengeProps) => {
    opened.push({ done: onPass, closed: onGiveUp })
    return <p>The vendor's window is open.</p>
  })
  await Vendor.preload()
  const settled: unknown[] = []
  const markup = renderToStaticMarkup(
    <SliderChallenge provider="vendor-x" adapter={Vendor} onSettled={(proof) => settled.push(proof)} />,
  )
  return { markup, opened, settled }
}

test('an adapter shows what it likes, and its token goes out under its name as a proof', async () => {
  const { markup, opened, settled } = await openVendor()
  expect(markup).toContain('vendor&#x27;s window')
  expect(settled).toEqual([])
  opened[0]?.done('03AGdBq24PBCbwiDRaS_MJ7Z')
  expect(settled).toEqual([{ provider: 'vendor-x', token: '03AGdBq24PBCbwiDRaS_MJ7Z' }])
  expect(v.safeParse(captchaProof, settled[0]).success).toBe(true)
})

test('who closes it gives no proof', async () => {
  const { opened, settled } = await openVendor()
  opened[0]?.closed()
  expect(settled).toEqual([null])
})
