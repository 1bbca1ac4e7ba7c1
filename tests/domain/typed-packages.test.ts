import { expect, test } from 'vitest'
import { parseTypedPackages } from '#src/domain/goods/typed-packages.ts'
import { PACKAGE_TYPES } from '#src/domain/vehicles/vehicles.ts'
import { languageCodes } from '#src/i18n/languages.ts'
import { wordsOf } from '#tests/support/words.ts'

test.each([
  ['33', { count: 33 }],
  ['33 Paletten', { count: 33, type: 'Europalette' }],
  ['33 Pal.', { count: 33, type: 'Europalette' }],
  ['12x EPAL', { count: 12, type: 'Europalette' }],
  ['1.200 Colli', { count: 1200, type: 'Colli' }],
  ['Gitterboxen', { type: 'Gitterbox' }],
  ['26 Industriepaletten', { count: 26, type: 'Industriepalette' }],
  ['14 pallets', { count: 14, type: 'Europalette' }],
  ['14 industrial pallets', { count: 14, type: 'Industriepalette' }],
  ['8 mesh boxes', { count: 8, type: 'Gitterbox' }],
  ['33 palettes', { count: 33, type: 'Europalette' }],
  ['4 palettes industrielles', { count: 4, type: 'Industriepalette' }],
  ['33 palés', { count: 33, type: 'Europalette' }],
  ['20 bancali', { count: 20, type: 'Europalette' }],
  ['20 paletes', { count: 20, type: 'Europalette' }],
  ['6 europallets', { count: 6, type: 'Europalette' }],
  ['24 palet', { count: 24, type: 'Europalette' }],
  ['24 palety przemysłowe', { count: 24, type: 'Industriepalette' }],
  ['24 průmyslových palet', { count: 24, type: 'Industriepalette' }],
  ['18 pallar', { count: 18, type: 'Europalette' }],
] as const)('%j is understood', (text, expected) => {
  expect(parseTypedPackages(text)).toEqual(expected)
})

test.each(['', ' ', 'Bananen', '12 Bananen', '1,2,3', 'x', '12 x'])('%j is not', (text) => {
  expect(parseTypedPackages(text)).toBeUndefined()
})

test.each(languageCodes)('%s: what the interface calls packages is understood when it is typed', (language) => {
  const words = wordsOf(language)
  const read = PACKAGE_TYPES.flatMap((type) =>
    Object.entries(words)
      .filter(([key]) => key.startsWith(`orders.package.${type}_`))
      .map(([, word]) => [type, word, parseTypedPackages(`2 ${word}`)?.type] as const),
  )
  expect(read.length).toBeGreaterThanOrEqual(PACKAGE_TYPES.length * 2)
  // Where a language has one word for both, a package is a collo.
  const isRight = ([type, , found]: (typeof read)[number]) =>
    found === type || (type === 'Standard' && found === 'Colli')
  expect(read.filter((one) => !isRight(one))).toEqual([])
})
