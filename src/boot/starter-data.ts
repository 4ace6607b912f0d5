/** What the build stamps for the inline starter, as inert JSON in the element `starter`. */
export interface StarterData {
  /** The application's entry module. */
  readonly entry: string
  readonly membersOnly: boolean
  /** The brand's languages, the default first. */
  readonly languages: readonly {
    readonly code: string
    readonly tag: string
    readonly direction: 'ltr' | 'rtl'
    readonly url: string
  }[]
  /** Addresses of the boot calls; `{host}` stands for the page's host. */
  readonly calls: readonly { readonly url: string; readonly headers: Readonly<Record<string, string>> }[]
  readonly languageHeader: string
  readonly credentials: RequestCredentials
}
