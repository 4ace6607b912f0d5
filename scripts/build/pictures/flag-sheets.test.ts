import { getCountries } from 'libphonenumber-js/min'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../tools/root.ts'
import { drawSheets } from './flag-sheets.ts'

test('every country that has a dialling code has a flag, in the sheet of its letter, none of them large', async () => {
  const sheets = await drawSheets(join(ROOT, 'node_modules/country-flag-icons/3x2'))
  const flagless = getCountries().filter((code) => !sheets.get(code.charAt(0))?.includes(`<view id="${code}" `))
  expect(flagless).toEqual([])
  for (const svg of sheets.values()) {
    expect(svg.length).toBeLessThan(24_000)
    expect(svg.match(/ id="(?![A-Z]{2}")/g), 'a name within a flag may be another flag’s as well').toBeNull()
    expect(svg).not.toMatch(/<script|<style|href=|\son\w+=/)
  }
})
