/** What a picture is by its bytes, whatever its name says. */

export type PictureKind = 'svg' | 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'pdf' | 'html' | 'other'

/** How each kind may be named. */
export const EXTENSIONS: Readonly<Record<string, PictureKind>> = {
  svg: 'svg',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
}

/** Tells the kind by the first bytes of a file. */
export function pictureKind(bytes: Uint8Array): PictureKind {
  const latin = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (latin.startsWith('\u0089PNG\r\n\u001A\n')) return 'png'
  if (latin.startsWith('\u00FF\u00D8\u00FF')) return 'jpeg'
  if (latin.startsWith('RIFF') && latin.slice(8, 12) === 'WEBP') return 'webp'
  if (latin.slice(4, 8) === 'ftyp' && /^avi[fs]/.test(latin.slice(8))) return 'avif'
  if (/^GIF8[79]a/.test(latin)) return 'gif'
  if (latin.startsWith('%PDF')) return 'pdf'
  // Before the root element an SVG may hold a byte-order mark, a declaration, a doctype and comments.
  const text = latin
    .replace(/^\u00EF\u00BB\u00BF/, '')
    .replace(/^(?:\s|<\?[^>]*>|<!--[\s\S]*?-->|<!doctype svg[^>]*>)*/i, '')
  if (/^<(?:\w+:)?svg[\s>/]/i.test(text)) return 'svg'
  return /^<!doctype html|^<html/i.test(text) ? 'html' : 'other'
}
