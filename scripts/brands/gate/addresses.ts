/** Addresses: where an https origin or a bare host name belongs, what else was written, and what to write for it. */
import type { Remark } from '../draft.ts'

const ORIGIN = 'an https origin and nothing more, such as "https://cdn.example.com"'
const HOST = 'a bare host name in lower case, such as "www.example.com"'

/** A host name as certificates have it: labels of at most 63 signs, the last one a word. */
const NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** Hosts that mean the visitor's own machine. */
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0)$/

/** Whether an origin leads to the visitor's own machine. */
export function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname)
}

/** Says what keeps a text from being an https origin. */
export function originRemark(text: string): Remark {
  if (text.includes('*')) {
    return {
      message: `"${text}" holds a wildcard, which would let in hosts that nobody has checked`,
      expected: ORIGIN,
      suggestion: 'name each host in a line of its own',
    }
  }
  const bare = !text.includes('://') && URL.canParse(`https://${text}`) && text.includes('.')
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (bare) {
    const { host } = new URL(`https://${text.replace(/^\/+/, '')}`)
    return { message: `"${text}" has no scheme`, expected: ORIGIN, suggestion: write(`https://${host}`) }
  }
  if (!url) return { message: `"${text}" is not an address`, expected: ORIGIN, suggestion: 'copy it from a browser' }
  const right = `https://${url.host}`
  if (!/^[a-z0-9.-]+$/.test(url.hostname)) {
    const message = `"${text}" holds a character that has no place in a host name`
    return { message, expected: ORIGIN, suggestion: 'copy it from a browser' }
  }
  if (url.username || url.password) {
    return {
      message: 'this address holds a username or a password, and everyone can read a bundle',
      expected: ORIGIN,
      suggestion: `${write(right)}, and change that password: it has been in a file`,
    }
  }
  if (url.protocol === 'http:') {
    return { message: `"${text}" is not encrypted`, expected: ORIGIN, suggestion: write(right) }
  }
  if (url.protocol !== 'https:') {
    return {
      message: `"${url.protocol}" is not a scheme that a site may use`,
      expected: ORIGIN,
      suggestion: write(right),
    }
  }
  const rest = url.pathname.slice(1) + url.search + url.hash
  return {
    message: rest
      ? `"${text}" goes on after the host; a rule for a host cannot hold a path`
      : `"${text}" is not how browsers write this origin`,
    expected: ORIGIN,
    suggestion: write(right),
  }
}

/** Says what keeps a text from being a host name. */
export function domainRemark(text: string): Remark {
  if (text.includes('*')) {
    return { message: `"${text}" holds a wildcard`, expected: HOST, suggestion: 'name each host in a line of its own' }
  }
  const address = text.includes('://') ? text : `https://${text}`
  const url = URL.canParse(address) ? new URL(address) : undefined
  const host = url?.hostname.replace(/\.$/, '')
  const better = host !== undefined && host !== text && NAME.test(host) ? host : undefined
  const suggestion = better ? write(better) : 'write the host as it stands in the address bar'
  return { message: domainMistake(text, url, host), expected: HOST, suggestion }
}

function domainMistake(text: string, url: URL | undefined, host: string | undefined): string {
  if (text.includes('://')) return `"${text}" is an address; a domain has no scheme`
  if (!url || !host) return `"${text}" is not a host name`
  if (host.startsWith('[')) return `"${text}" is a number, not a name; certificates and brands need a name`
  if (url.port || /:\d+/.test(text)) return `"${text}" holds a port`
  if (url.pathname !== '/' || url.search || url.hash || text.endsWith('/')) return `"${text}" goes on after the host`
  if (/^[\d.]+$/.test(host)) return `"${text}" is a number, not a name; certificates and brands need a name`
  if (/[^\p{ASCII}]/u.test(text)) return `"${text}" holds letters that host names write in another way`
  if (text !== text.toLowerCase()) return `"${text}" holds upper-case letters`
  if (text.endsWith('.')) return `"${text}" ends with a dot`
  if (!host.includes('.')) return `"${text}" has no dot, so it is a host in your own network only`
  return `"${text}" is not a host name`
}

const write = (text: string) => `write "${text}"`
