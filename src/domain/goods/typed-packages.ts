import { foldPlain } from '../basics/fold-text.ts'
import { parseDecimal } from '../basics/numbers.ts'
import type { PackageType } from '../vehicles/vehicles.ts'

/**
 * What people call packages, in the ten languages of the interface, as `foldPlain` leaves them. The one table of these
 * words: a new one is added here. A pallet without further words is a Euro pallet, as it is on the phone.
 */
const WORDS: Readonly<Record<PackageType, string>> = {
  Standard: 'packstuck packstucke packstueck packstuecke stuck stueck package packages sztuka sztuki sztuk',
  Europalette: `ep epal eur pal palette paletten europalette europaletten euro-palette euro-paletten pallet pallets
    euro-pallet euro-pallets europallet europallets palettes palet palets pale pales europalet europale europales bancale
    bancali palete paletes europalete europaletes paleta palety europaleta europalety pall pallar europall europallar
    eur-pall eur-pallar lastpall lastpallar`,
  Industriepalette: `ip industriepalette industriepaletten industripall industripallar blokpallet blokpallets`,
  Gitterbox: `gb gibo gitterbox gitterboxen gitterboxy gitterboxu gitterboksy gitterboksow mesh cage cages grillage grillages
    grillagee grillagees jaula jaulas cesta ceste gabbia gabbie rede gaiola gaiolas gaasbox gaasboxen gallerbox
    gallerboxar`,
  Colli: `colli collo kolli kollin karton kartons cartons carton colis bulto bultos volume volumes piece pieces pieza piezas
    kus kusy kusu paczka paczki paczek`,
  Coil: `coil coils bobine bobines bobina bobinas rotolo rotoli krag kregi kregow svitek svitky svitku rulle rullar`,
  Lose: `lose bulk vrac granel sfuso los luzem volne lost loose`,
}

/** Words of packages that need a second one: "industrial pallet", "palette industrielle", "mesh box". */
const OF_TWO: readonly (readonly [RegExp, PackageType])[] = [
  [/\bindustr/, 'Industriepalette'],
  [/\bprzemyslow|\bprumyslov/, 'Industriepalette'],
]

const TYPES = new Map(
  Object.entries(WORDS).flatMap(([type, words]) =>
    words.split(/\s+/).map((word) => [word, type as PackageType] as const),
  ),
)

/** What somebody typed about packages; a side that was not typed is missing. */
export interface TypedPackages {
  count?: number
  type?: PackageType
}

/**
 * Reads a number of packages, with the word for them or without: `33`, `33 Paletten`, `12x EPAL`, `4 palettes industrielles`.
 * Undefined where it is no number, or where no one knows the word.
 */
export function parseTypedPackages(text: string): TypedPackages | undefined {
  const [, number = '', words = ''] = /^([-−+\d., ]*)\s*(?:[x×]\s*(?=\p{L}))?(.*)$/u.exec(foldPlain(text)) ?? []
  const count = number === '' ? undefined : parseDecimal(number)
  if (number !== '' && count === undefined) return undefined
  const type = words === '' ? undefined : typeOf(words)
  if (words !== '' && type === undefined) return undefined
  if (count === undefined && type === undefined) return undefined
  return { ...(count !== undefined && { count }), ...(type !== undefined && { type }) }
}

function typeOf(words: string): PackageType | undefined {
  const [, two] = OF_TWO.find(([shape]) => shape.test(words)) ?? []
  if (two !== undefined) return two
  return words
    .split(/[ .]+/)
    .map((word) => TYPES.get(word))
    .find((type) => type !== undefined)
}
