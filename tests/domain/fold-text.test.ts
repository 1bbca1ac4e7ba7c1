import { expect, test } from 'vitest'
import { foldPlain, foldText } from '#src/domain/basics/fold-text.ts'

test.each([
  ['Müller', 'mueller'],
  ['MU\u0308LLER', 'mueller'],
  ['Straße', 'strasse'],
  ['Wrocław', 'wroclaw'],
  ['São Tomé', 'sao tome'],
  ['Čapek  Ñandú', 'capek nandu'],
  ['Køge', 'koge'],
  ['Đakovo', 'dakovo'],
  ['Hafnarfjörður', 'hafnarfjoerdur'],
  ['Þórshöfn', 'thorshoefn'],
  ['Ærø', 'aero'],
  ['Sacré-Cœur', 'sacre-coeur'],
  ['O’Brien', 'o’brien'],
  ['  zwei \t Worte ', 'zwei worte'],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each([
  ['Müller', 'muller'],
  ['Großbeeren', 'grossbeeren'],
  ['Łódź', 'lodz'],
])('%j without its dots is %j', (text, folded) => {
  expect(foldPlain(text)).toBe(folded)
})
