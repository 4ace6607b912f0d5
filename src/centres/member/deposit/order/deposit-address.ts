/** Where a payment page shall lead back to: this page with the deposits open; the platform names the order itself. */
export function returnUrl(): string {
  const url = new URL(location.href)
  const kept = [...url.searchParams].filter(([name]) => name !== 'member' && !name.startsWith('m.'))
  url.hash = ''
  url.search = new URLSearchParams([...kept, ['member', 'depositv2']]).toString()
  return url.href
}
