import { beforeAll, describe, expect, test } from 'vitest'
import { loadGermanPlaces } from '#src/domain/places/german/known.ts'
import { townFollowing } from '#src/domain/places/town-of-code.ts'

const at = (postalCode: string, city?: string, country?: string) => ({
  postalCode,
  ...(city !== undefined && { city }),
  ...(country !== undefined && { country }),
})

describe('The town that comes with another postal code', () => {
  beforeAll(loadGermanPlaces)

  test.each([
    ['where there is none yet', at(''), at('29221'), 'Celle'],
    ['in place of the town of the code before', at('30159', 'Hannover'), at('29221'), 'Celle'],
    ['however that is written', at('30159', ' HANNOVER '), at('29221'), 'Celle'],
    ['also of any town of the code before', at('01561', 'Ebersbach'), at('29221'), 'Celle'],
    ['not in place of a town of one’s own', at('30159', 'Messe'), at('29221'), undefined],
    ['nor of one that stood there before any code', at('', 'Hamburg'), at('29221'), undefined],
    ['nor of one the new code has as well', at('30159', 'Hannover'), at('30161'), undefined],
    ['of a code nobody knows none', at('30159', 'Hannover'), at('29999'), undefined],
    ['of half a code none', at(''), at('2922'), undefined],
    ['of no code none', at('29221', 'Celle'), at(''), undefined],
    ['of another country', at('30159', 'Hannover'), at('1030', undefined, 'Österreich'), 'Wien'],
  ])('%s', (_name, before, after, town) => {
    expect(townFollowing(before, after)).toBe(town)
  })
})
