/** Brands that only the journeys need: the neutral one with a few lines changed, as an operator would. */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WILD_PAGE } from '../wild-texts.ts'

/** A members' club: a guest sees the login page and nothing else. One vendor's games open in a popup. */
const club = {
  id: 'club',
  name: 'Clubhouse',
  merchantCode: 'clubhouse',
  loginedToHomePage: true,
  navigation: { launch: { OG: 'popup' } },
}

/** Right-to-left and long text, to prove direction and room; its news are a page that no layout is drawn for. */
const pseudo = {
  id: 'pseudo',
  name: 'Pseudo',
  merchantCode: 'pseudo',
  languages: [
    { code: 'EN', catalogue: 'en' },
    { code: 'XB', catalogue: 'ar-XB', label: 'Right to left' },
    { code: 'XA', catalogue: 'en-XA', label: 'Long text' },
  ],
}

/** Every language that has a catalogue, under the codes that the spec names (and one for Spanish); and it counts visits. */
const polyglot = {
  id: 'polyglot',
  name: 'Polyglot',
  merchantCode: 'polyglot',
  languages: [
    { code: 'EN', catalogue: 'en' },
    { code: 'CN', catalogue: 'zh-Hans' },
    { code: 'ID', catalogue: 'id' },
    { code: 'TH', catalogue: 'th' },
    { code: 'VI', catalogue: 'vi' },
    { code: 'ES', catalogue: 'es' },
  ],
  analytics: { script: 'https://tags.example', reports: ['https://reports.example'] },
}

/** Third-party sign-in by every channel, of a project that is nobody's: its emulator answers. */
const social = {
  id: 'social',
  name: 'Social',
  merchantCode: 'social',
  country: 'AR',
  identity: {
    firebase: {
      apiKey: 'demo-key-of-nobody-at-all',
      authDomain: 'demo-livery.firebaseapp.com',
      projectId: 'demo-livery',
      channels: ['google', 'facebook', 'phone'],
    },
  },
}

/**
 * The phone channel of a project that is somebody's, so that no emulator answers for it: a journey does. Members have no
 * centre.
 */
const vouched = {
  id: 'vouched',
  name: 'Vouched',
  merchantCode: 'vouched',
  country: 'AR',
  access: { memberCentre: false },
  identity: {
    firebase: { ...social.identity.firebase, projectId: 'casa-norte', channels: ['phone'] },
  },
}

/** What of the neutral brand's file a variant changes in part. */
interface Neutral {
  readonly footer: Readonly<Record<string, unknown>>
}

/** Takes what a brand's money is worth out of a folder of brands: journeys type and count the same amounts in all of them. */
export async function countInOnes(brands: string): Promise<void> {
  for (const entry of await readdir(brands, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const file = join(brands, entry.name, 'brand.json')
    // What the gate takes.
    const brand = JSON.parse(await readFile(file, 'utf8')) as { readonly currency?: Readonly<Record<string, unknown>> }
    if (!brand.currency) continue
    const { unit: _, ...currency } = brand.currency
    await writeFile(file, `${JSON.stringify({ ...brand, currency }, null, 2)}\n`)
  }
}

/** Writes the variants into a folder that holds `wireframe`. */
export async function writeVariants(brands: string): Promise<void> {
  const source = join(brands, 'wireframe')
  const base = JSON.parse(await readFile(join(source, 'brand.json'), 'utf8')) as Neutral
  for (const variant of [club, pseudo, polyglot, social, vouched]) {
    const target = join(brands, variant.id)
    await cp(source, target, { recursive: true })
    // Its own name in the last line too: no bundle may hold another brand's.
    const footer = { ...base.footer, legalName: `${variant.name} Play Ltd` }
    const brand = { ...base, domains: [`${variant.id}.invalid`], footer, ...variant }
    await writeFile(join(target, 'brand.json'), `${JSON.stringify(brand, null, 2)}\n`)
  }
  const pages = join(brands, pseudo.id, 'pages/en')
  await mkdir(pages, { recursive: true })
  await writeFile(join(pages, 'news.md'), WILD_PAGE)
}
