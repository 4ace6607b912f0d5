/** Pictures that the sandbox draws on request: banners, avatars, QR codes. */
import sharp from 'sharp'
import { createRandom, numberOf, type Random } from './random.ts'

export const AVATARS = ['ember', 'reef', 'moss', 'dusk', 'slate', 'coral', 'sand', 'plum'] as const

export const avatarAddress = (origin: string, avatar: string): string => `${origin}/sandbox/art/avatar/${avatar}.webp`
export const bannerAddress = (origin: string, id: string): string => `${origin}/sandbox/art/banner/${id}.webp`

/** A banner of 1200 by 480 pixels: lit hills under a large sun, in a palette of its own. */
export async function drawBanner(id: string): Promise<Buffer> {
  const random = createRandom(numberOf(`banner/${id}`))
  const hue = random.below(360)
  const sun = { x: 700 + random.below(360), y: 150 + random.below(120), r: 90 + random.below(70) }
  const hills = [0, 1, 2, 3].map((layer) => hill(random, layer, hue)).join('')
  return webp(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 480">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${hsl(hue + 40, 55, 16)}"/><stop offset="1" stop-color="${hsl(hue, 70, 46)}"/>
      </linearGradient>
      <radialGradient id="glow"><stop offset="0" stop-color="${hsl(hue + 24, 95, 78)}"/>
        <stop offset="1" stop-color="${hsl(hue + 24, 95, 60)}" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="1200" height="480" fill="url(#sky)"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="${sun.r * 2.6}" fill="url(#glow)" opacity=".55"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${hsl(hue + 24, 95, 80)}"/>${hills}</svg>`)
}

function hill(random: Random, layer: number, hue: number): string {
  const base = 280 + layer * 50
  const height = 70 - layer * 10
  const phase = random.next() * 6
  const points: string[] = []
  for (let x = 0; x <= 1200; x += 40) {
    const y = base - height * Math.sin(x / (170 + layer * 40) + phase) - random.below(8)
    points.push(`${x},${y.toFixed(1)}`)
  }
  return `<polygon points="0,480 ${points.join(' ')} 1200,480" fill="${hsl(hue + 30 - layer * 8, 48, 34 - layer * 8)}"/>`
}

/** An avatar of 160 by 160 pixels: a head and shoulders of plain shapes. */
export async function drawAvatar(name: string): Promise<Buffer> {
  const random = createRandom(numberOf(`avatar/${name}`))
  const hue = random.below(360)
  return webp(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">
    <rect width="160" height="160" fill="${hsl(hue, 42, 24)}"/>
    <circle cx="${40 + random.below(80)}" cy="${20 + random.below(40)}" r="56" fill="${hsl(hue + 40, 60, 38)}"/>
    <path d="M18 176c0-44 28-66 62-66s62 22 62 66z" fill="${hsl(hue + 180, 52, 58)}"/>
    <circle cx="80" cy="70" r="33" fill="${hsl(28, 48, 52 + random.below(24))}"/>
    <path d="M44 72c-2-34 20-46 38-46 22 0 38 16 34 44-10-4-16-14-18-22-12 12-34 14-54 24z" fill="${hsl(hue + 20, 30, 16)}"/>
  </svg>`)
}

const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${((hue % 360) + 360) % 360} ${saturation}% ${lightness}%)`

const webp = async (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).webp({ quality: 82, effort: 2 }).toBuffer()
