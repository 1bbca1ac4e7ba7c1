import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import {
  addRecentCommand,
  addRecentSearch,
  parseRecentCommands,
  parseRecentSearches,
} from '#src/domain/accounts/recents.ts'
import { foldText } from '#src/domain/basics/fold-text.ts'

describe('recent searches', () => {
  test.each<[string, string[], string, string[]]>([
    ['the newest comes first', ['Köln'], 'Hamburg', ['Hamburg', 'Köln']],
    ['a repeated one moves up', ['Köln', 'Hamburg'], 'Hamburg', ['Hamburg', 'Köln']],
    ['in its newest spelling', ['Köln', 'HAMBURG'], 'Hamburg', ['Hamburg', 'Köln']],
    ['koeln is Köln', ['Köln'], 'koeln', ['koeln']],
    ['and Köln is koeln', ['KOELN', 'Ulm'], 'Köln', ['Köln', 'Ulm']],
    ['STRASSE is Straße', ['Ulm', 'Straße'], 'STRASSE', ['STRASSE', 'Ulm']],
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
      ['Köln', 7, null, 'x', 'KOELN', ' Ulm ', 'y'.repeat(201)],
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

describe('recent commands', () => {
  const twenty = Array.from({ length: 20 }, (_, at) => `c${at}`)

  test('are the newest first, none twice, at most twenty', () => {
    expect(addRecentCommand(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b'])
    expect(addRecentCommand(twenty, 'new')).toEqual(['new', ...twenty.slice(0, 19)])
  })

  test('in storage are texts of a sensible length', () => {
    expect(parseRecentCommands(['a', 7, 'x'.repeat(201), 'b'])).toEqual(['a', 'b'])
    expect(parseRecentCommands([...twenty, 'late'])).toEqual(twenty)
    expect(parseRecentCommands('a')).toEqual([])
  })
})
