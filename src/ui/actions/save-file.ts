/** Hands a file to the platform, which knows where the reader keeps such. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not at once: the platform reads it after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
