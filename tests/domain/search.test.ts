import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { addRecentSearch, parseRecentSearches } from '#src/domain/recents.ts'
import { foldText, searchable, textMatches } from '#src/domain/search.ts'

test.each([
  ['', false],
  ['ab', false],
  [' ab ', false],
  ['abc', true],
  ['  abc  ', true],
  ['   ', false],
])('%j can be searched for: %s', (input, expected) => {
  expect(searchable(input)).toBe(expected)
})

test.each([
  ['Müller', 'mueller'],
  ['MU\u0308LLER', 'mueller'],
  ['Straße', 'strasse'],
  ['Wrocław', 'wroclaw'],
  ['São Tomé', 'sao tome'],
  ['Čapek  Ñandú', 'capek nandu'],
  ['Køge', 'koge'],
  ['O’Brien', 'o’brien'],
  ['  zwei \t Worte ', 'zwei worte'],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each([
  ['Müller Spedition', 'müll', true],
  ['Müller Spedition', 'muell', true],
  ['Müller Spedition', 'mull', true],
  ['Mueller Spedition', 'Müller', true],
  ['Großbeeren', 'grossb', true],
  ['Łódź', 'lodz', true],
  ['Hamburg', 'bremen', false],
])('%j is found by %j: %s', (text, typed, expected) => {
  expect(textMatches(text, typed)).toBe(expected)
})

describe('recent searches', () => {
  test.each<[string, string[], string, string[]]>([
    ['the newest comes first', ['Köln'], 'Hamburg', ['Hamburg', 'Köln']],
    ['a repeated one moves up', ['Köln', 'Hamburg'], 'Hamburg', ['Hamburg', 'Köln']],
    ['in its newest spelling', ['Köln', 'HAMBURG'], 'Hamburg', ['Hamburg', 'Köln']],
    ['koeln is Köln', ['Köln'], 'koeln', ['koeln']],
    ['two characters are enough', [], ' HH ', ['HH']],
    ['one is not', ['Köln'], 'K', ['Köln']],
    ['blanks are nothing', ['Köln'], '    ', ['Köln']],
    [
      'ten are kept',
      ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'a10'],
      'neu',
      ['neu', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9'],
    ],
  ])('%s', (_name, before, term, after) => {
    expect(addRecentSearch(before, term)).toEqual(after)
  })

  test.each([
    [
      ['Köln', 7, null, 'x', 'Köln', ' Ulm '],
      ['Köln', 'Ulm'],
    ],
    ['Köln', []],
    [{ length: 3 }, []],
    [null, []],
  ])('%j in storage gives %j', (stored, recents) => {
    expect(parseRecentSearches(stored)).toEqual(recents)
  })

  property.prop([fc.array(fc.string()), fc.string()])('are never too many, too short or double', (before, term) => {
    const recents = addRecentSearch(before, term)
    expect(recents.length).toBeLessThanOrEqual(10)
    expect(recents.filter((recent) => recent.trim().length < 2)).toEqual([])
    expect(new Set(recents.map(foldText)).size).toBe(recents.length)
  })
})
