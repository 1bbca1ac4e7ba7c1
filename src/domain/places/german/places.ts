import { foldPlain, foldText } from '../../basics/fold-text.ts'

/** A German postal code, its towns, and where they are. */
export interface GermanCode {
  postalCode: string
  /** The one that is known first, the others by name. */
  towns: readonly [string, ...string[]]
  lat: number
  lng: number
  /** No one says where it is: it lies in the middle of the codes around it. */
  estimated: boolean
}

/** A town with all its codes, in their order. */
export interface GermanTown {
  city: string
  codes: readonly GermanCode[]
}

/** What the table of German places knows. */
export interface GermanPlaces {
  codes: ReadonlyMap<string, GermanCode>
  /** The code itself, else the one next to it in the same postal area; undefined where the area has none. */
  nearest(postalCode: string): GermanCode | undefined
  /** The first code of the town of that name, however it is written. */
  named(city: string): GermanCode | undefined
  /** Towns that begin so, the one that is called so first, then the larger ones; at most `most`. */
  beginning(text: string, most: number): GermanTown[]
}

/** Fewest letters towns are looked for by. */
export const LEAST_LETTERS = 2

function codesOf(table: string): GermanCode[] {
  let [number, names, where] = [0, '', '']
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [step = '', newNames = '', newWhere = ''] = line.split('|')
      number += Number(step)
      names = newNames || names
      where = newWhere || where
      const estimated = where.startsWith('~')
      const [lat = 0, lng = 0] = where
        .slice(estimated ? 1 : 0)
        .split(',')
        .map((figure) => Number(figure) / 100)
      const [city = '', ...others] = names.split(';')
      return { postalCode: `${number}`.padStart(5, '0'), towns: [city, ...others], lat, lng, estimated }
    })
}

/** Reads `GERMAN_PLACE_TABLE`. */
export function readGermanPlaces(table: string): GermanPlaces {
  const all = codesOf(table)
  const codes = new Map(all.map((code) => [code.postalCode, code]))
  const towns = new Map<string, GermanCode[]>()
  for (const code of all)
    for (const city of code.towns) {
      const known = towns.get(city)
      if (known) known.push(code)
      else towns.set(city, [code])
    }
  // What is looked for is written in two ways: `ü` as `ue` and as `u`.
  const written = [...towns].map(([city, own]) => ({ city, codes: own, forms: [foldText(city), foldPlain(city)] }))
  const byForm = new Map(written.toReversed().flatMap((town) => town.forms.map((form) => [form, town] as const)))
  return {
    codes,
    nearest(postalCode) {
      if (!/^\d{5}$/.test(postalCode)) return undefined
      const there = codes.get(postalCode)
      if (there) return there
      const asked = Number(postalCode)
      const off = (code: GermanCode) => Math.abs(Number(code.postalCode) - asked)
      return all
        .filter((code) => code.postalCode.startsWith(postalCode.slice(0, 2)))
        .toSorted((one, other) => off(one) - off(other))[0]
    },
    named: (city) => byForm.get(foldText(city.trim()))?.codes[0],
    beginning(text, most) {
      const [long, plain] = [foldText(text.trim()), foldPlain(text.trim())]
      if (long.length < LEAST_LETTERS) return []
      const isExact = ({ forms }: (typeof written)[number]) => Number(forms.includes(long))
      return written
        .filter(({ forms: [one = '', other = ''] }) => one.startsWith(long) || other.startsWith(plain))
        .toSorted(
          (one, other) =>
            isExact(other) - isExact(one) || other.codes.length - one.codes.length || (one.city < other.city ? -1 : 1),
        )
        .slice(0, most)
        .map(({ city, codes: own }) => ({ city, codes: own }))
    },
  }
}
