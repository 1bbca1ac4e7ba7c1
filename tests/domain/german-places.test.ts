import { beforeAll, describe, expect, test } from 'vitest'
import { germanPlaces, loadGermanPlaces } from '#src/domain/places/german/known.ts'
import { beforeMeasuring, findPlace, locate, needsPlaces, PLACES, roadDistanceKm } from '#src/domain/places/places.ts'

const km = (from: string, to: string) => roadDistanceKm({ postalCode: from }, { postalCode: to })

describe('German places', () => {
  beforeAll(loadGermanPlaces)

  test('each postal code has its town', () => {
    expect(germanPlaces()?.codes.size).toBe(8168)
    expect(
      ['01067', '06112', '21629', '29221', '31134', '80331', '98527'].map(
        (code) => `${code} ${findPlace('DE', code)?.city}`,
      ),
    ).toEqual([
      '01067 Dresden',
      '06112 Halle',
      '21629 Neu Wulmstorf',
      '29221 Celle',
      '31134 Hildesheim',
      '80331 München',
      '98527 Suhl',
    ])
  })

  test('roads are 1.27 times the straight line: towns next to each other are no hundred kilometres apart', () => {
    expect([km('29221', '30159'), km('31134', '30159'), km('21629', '20457')]).toEqual([
      { km: 46, estimated: false },
      { km: 36, estimated: false },
      { km: 19, estimated: false },
    ])
  })

  test('the usual towns stay where they were', () => {
    expect(PLACES.filter(({ country, postalCode }) => findPlace(country, postalCode)?.country !== country)).toEqual([])
    const moved = PLACES.filter((place) => {
      const { lat, lng } = findPlace(place.country, place.postalCode) ?? { lat: 0, lng: 0 }
      return lat !== place.lat || lng !== place.lng
    })
    expect(moved).toEqual([])
    expect([needsPlaces({ postalCode: '30159' }), needsPlaces({ postalCode: '30165' })]).toEqual([false, true])
  })

  test('all are learnt before a town is measured that is no usual one, and for usual ones nothing is', async () => {
    const hamburg = { country: 'DE', postalCode: '20457' }
    const learnt = async (...places: { country?: string; postalCode: string }[]) => {
      let times = 0
      await beforeMeasuring(places, async () => void (times += 1))
      return times
    }
    expect([
      await learnt(hamburg, { country: 'AT', postalCode: '1030' }),
      await learnt(hamburg, { country: 'DE', postalCode: '29221' }),
      await learnt({ postalCode: '29221' }, { postalCode: '31134' }),
      await learnt(hamburg, { country: 'AT', postalCode: '1031' }),
    ]).toEqual([0, 1, 1, 1])
  })

  test('what lies somewhere among the codes around it is marked', () => {
    expect([locate({ postalCode: '25859' }).exact, km('25859', '24103')]).toEqual([false, { km: 96, estimated: true }])
    expect([...(germanPlaces()?.codes.values() ?? [])].filter(({ estimated }) => estimated).length).toBe(1084)
  })

  test('a code nobody has lies next to the one before it, the placeholder nowhere', () => {
    expect([findPlace('DE', '29220')?.city, findPlace('DE', '00000'), findPlace('AT', '29221')?.city]).toEqual([
      'Celle',
      undefined,
      undefined,
    ])
    const nearest = (code: string) => germanPlaces()?.nearest(code)?.postalCode
    expect(['29220', '29999', '99999', '2922'].map(nearest)).toEqual(['29221', '29699', '99998', undefined])
  })

  test('a town is found by its name, and by the letters it begins with', () => {
    const found = (text: string) =>
      germanPlaces()
        ?.beginning(text, 3)
        .map(({ city, codes }) => `${city} ${codes[0]?.postalCode}${codes.length > 1 ? ` +${codes.length - 1}` : ''}`)
    expect([
      findPlace('DE', '', 'hildesheim')?.postalCode,
      found('cell'),
      found('ha'),
      found('c'),
      found('mue'),
      found('körner'),
    ]).toEqual([
      '31134',
      ['Celle 29221 +4'],
      ['Hamburg 20095 +100', 'Hannover 30159 +28', 'Halle (Saale) 06108 +12'],
      [],
      ['München 80331 +74', 'Münster 48143 +13', 'Mülheim an der Ruhr 45468 +8'],
      ['Körner 99998'],
    ])
  })
})
