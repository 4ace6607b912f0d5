/** How the pond is painted: fish, the gun, and what flies and glows between them. */
import { isCalm } from '../dom.ts'

export interface Species {
  readonly name: string
  readonly times: number
}

export interface Swimmer {
  readonly species: Species
  x: number
  y: number
  /** Pixels a second; negative swims to the left. */
  readonly speed: number
  readonly size: number
  readonly wave: number
  /** Seconds that it still shakes after a hit that did not land it. */
  hurt: number
  caught: boolean
}

export interface Mark {
  readonly kind: 'shot' | 'ring' | 'coin' | 'text'
  x: number
  y: number
  readonly toX: number
  readonly toY: number
  age: number
  readonly life: number
  readonly text?: string
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Brush {
  /** Makes the canvas as fine as the screen, and empties it. */
  fit(width: number, height: number): void
  clear(width: number, height: number): void
  /** @param time seconds */
  drawFish(fish: Swimmer, time: number): void
  drawMark(mark: Mark): void
  /** @param aim where it points to, in radians */
  drawGun(at: Point, aim: number): void
}

/** @param art what the addresses of the pictures begin with */
export function createBrush(canvas: HTMLCanvasElement, art: string, kinds: readonly Species[]): Brush {
  const pen = canvas.getContext('2d')
  const pictures = new Map(
    kinds.map(({ name }) => {
      const image = new Image()
      image.src = `${art}${name}.webp`
      return [name, image] as const
    }),
  )
  const gun = new Image()
  gun.src = `${art}gun.webp`

  const drawFish = (fish: Swimmer, time: number): void => {
    const image = pictures.get(fish.species.name)
    if (!pen || !image?.complete || image.naturalWidth === 0) return
    const bob = isCalm() ? 0 : Math.sin(time * 1.4 + fish.wave) * 5
    const shake = fish.hurt > 0 ? Math.sin(time * 60) * 3 : 0
    pen.save()
    pen.translate(fish.x + shake, fish.y + bob)
    // The drawings look to the left.
    pen.scale(fish.speed > 0 ? -1 : 1, 1)
    pen.rotate(isCalm() ? 0 : Math.sin(time * 2 + fish.wave) * 0.06)
    if (fish.hurt > 0) pen.filter = 'brightness(1.6)'
    pen.drawImage(image, -fish.size / 2, -fish.size / 2, fish.size, fish.size)
    pen.restore()
  }

  const drawMark = (mark: Mark): void => {
    if (!pen) return
    const part = mark.age / mark.life
    const [x, y] = [mark.x + (mark.toX - mark.x) * part, mark.y + (mark.toY - mark.y) * part]
    pen.save()
    if (mark.kind === 'shot') {
      const light = pen.createRadialGradient(x, y, 0, x, y, 13)
      light.addColorStop(0, '#fff')
      light.addColorStop(0.4, '#ffe28a')
      light.addColorStop(1, '#ffb40000')
      pen.fillStyle = light
      pen.fillRect(x - 13, y - 13, 26, 26)
    } else if (mark.kind === 'ring') {
      pen.globalAlpha = 1 - part
      pen.strokeStyle = '#ffffffcc'
      pen.lineWidth = 3
      pen.beginPath()
      pen.arc(x, y, 8 + part * 34, 0, 7)
      pen.stroke()
    } else if (mark.kind === 'coin') {
      pen.globalAlpha = 1 - part * part
      const light = pen.createRadialGradient(x - 2, y - 2, 1, x, y, 8)
      light.addColorStop(0, '#fff6c8')
      light.addColorStop(0.5, '#ffd65a')
      light.addColorStop(1, '#b96a0c')
      pen.fillStyle = light
      pen.beginPath()
      pen.ellipse(x, y + part * part * 60, 8 * Math.abs(Math.cos(part * 12)) + 1.5, 8, 0, 0, 7)
      pen.fill()
    } else {
      pen.globalAlpha = part < 0.7 ? 1 : (1 - part) / 0.3
      pen.font = '800 26px system-ui, sans-serif'
      pen.textAlign = 'center'
      pen.lineWidth = 6
      pen.lineJoin = 'round'
      pen.strokeStyle = '#1b1206'
      pen.fillStyle = '#ffe28a'
      pen.strokeText(mark.text ?? '', x, y)
      pen.fillText(mark.text ?? '', x, y)
    }
    pen.restore()
  }

  const drawGun = ({ x, y }: Point, aim: number): void => {
    if (!pen || !gun.complete || gun.naturalWidth === 0) return
    pen.save()
    pen.translate(x, y)
    pen.rotate(aim + Math.PI / 2)
    pen.drawImage(gun, -44, -62, 88, 88)
    pen.restore()
  }

  return {
    fit: (width, height) => {
      const ratio = Math.min(2, devicePixelRatio)
      canvas.width = width * ratio
      canvas.height = height * ratio
      pen?.setTransform(ratio, 0, 0, ratio, 0, 0)
    },
    clear: (width, height) => pen?.clearRect(0, 0, width, height),
    drawFish,
    drawMark,
    drawGun,
  }
}
