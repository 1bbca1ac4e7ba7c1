import { isOnePart, lineParts, quotedPart } from '../basics/line-parts.ts'
import { type OrderPlace, placesOf, type WithPlaces } from './further-stops.ts'
import { isPackageType, type PackageType } from '../vehicles/vehicles.ts'
import { parseDimensions } from '../goods/dimensions.ts'
import type { GoodsLine } from './goods-lines.ts'
import { parseTypedLoadingMeters, parseTypedWeight } from '../goods/typed-measures.ts'
import { parseTypedPackages } from '../goods/typed-packages.ts'

/** Where a line is loaded and unloaded, counted from 1 in the order of the ride. */
const WAY = /^(\d{1,2})\s*(?:→|->|>)\s*(\d{1,2})$/
/** A second word for packages: `12 palettes industrielles`. */
const SECOND_WORD = /^(?:industri[ae]l\p{L}*|przemysłow\p{L}*|průmyslov\p{L}*)$/iu

/** Which place of its kind is the so manyth on the ride, from 1; the other way round for what is written. */
const partsOf = (order: WithPlaces, kind: OrderPlace['kind']): number[] =>
  placesOf(order).flatMap((place) => (place.kind === kind ? [place.part] : []))
const partAt = (order: WithPlaces, kind: OrderPlace['kind'], number: number): number | undefined =>
  partsOf(order, kind)[number - 1]
export const placeNumber = (order: WithPlaces, { kind, part }: OrderPlace): number =>
  partsOf(order, kind).indexOf(part) + 1

/**
 * Reads lines of goods, one each: `12 Paletten Lack, 4.800 kg, 4,8 LDM, 1,20 × 0,80 × 1,60 m, 1→2`: loaded at the first loading place,
 * unloaded at the second unloading place of the order; without that from the first to the last. Undefined where a line has no
 * description, or names a place the order does not have.
 */
export function parseGoodsLines(text: string, order: WithPlaces): GoodsLine[] | undefined {
  const typed = text.split('\n').filter((line) => line.trim() !== '')
  const lines = typed.map((line) => parseLine(line, order))
  return lines.every((line) => line !== undefined) ? lines : undefined
}

function parseLine(text: string, order: WithPlaces): GoodsLine | undefined {
  const [first, ...parts] = lineParts(text)
  if (first === undefined) return undefined
  const line: GoodsLine = first.isQuoted ? { description: first.text } : described(first.text)
  for (const { text: part, isQuoted } of parts) {
    const way = isQuoted ? null : WAY.exec(part)
    if (way) {
      const [loadedAt, unloadedAt] = [
        partAt(order, 'pickup', Number(way[1])),
        partAt(order, 'delivery', Number(way[2])),
      ]
      if (loadedAt === undefined || unloadedAt === undefined) return undefined
      Object.assign(line, loadedAt > 0 && { loadedAt }, unloadedAt > 0 && { unloadedAt })
      continue
    }
    const read = isQuoted ? undefined : figureOf(part)
    if (read === undefined) line.description = [line.description, part].filter(Boolean).join(', ')
    else Object.assign(line, read)
  }
  return line.description.trim() === '' ? undefined : line
}

function figureOf(part: string): Partial<GoodsLine> | undefined {
  const weight = parseTypedWeight(part)
  if (weight !== undefined) return { weight }
  const loadingMeters = parseTypedLoadingMeters(part)
  if (loadingMeters !== undefined) return { loadingMeters }
  return parseDimensions(part) === undefined ? undefined : { dimensions: part }
}

/** `12 Paletten Lack`: number and kind of packages before what it is. */
function described(text: string): GoodsLine {
  const words = text.split(' ')
  const length = SECOND_WORD.test(words[2] ?? '') ? 3 : 2
  const { count, type } = parseTypedPackages(words.slice(0, length).join(' ')) ?? {}
  return count === undefined || type === undefined
    ? { description: text }
    : { packageCount: count, packageType: type, description: words.slice(length).join(' ') }
}

/** Lines of goods as they are typed, one each. What is written so is read back as the same (`parseGoodsLines`). */
export const goodsLinesText = (lines: readonly GoodsLine[], order: WithPlaces): string =>
  lines.map((line) => goodsLineText(line, order)).join('\n')

function goodsLineText(line: GoodsLine, order: WithPlaces): string {
  const { loadedAt = 0, unloadedAt = 0, weight, loadingMeters } = line
  const [from, to] = [
    placeNumber(order, { kind: 'pickup', part: loadedAt }),
    placeNumber(order, { kind: 'delivery', part: unloadedAt }),
  ]
  return [
    ...headOf(line),
    weight === undefined ? '' : `${germanNumber(weight)} kg`,
    loadingMeters === undefined ? '' : `${germanNumber(loadingMeters)} LDM`,
    line.dimensions ?? '',
    placesOf(order).length > 2 ? `${from}→${to}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** Packages and description in one, where they are read so. */
function headOf({ description, packageCount, packageType }: GoodsLine): string[] {
  const packages = packageCount === undefined ? '' : `${packageCount} ${typedPackage(packageType, packageCount)}`
  const head = `${packages} ${description}`.trim()
  const read = isOnePart(head) && figureOf(head) === undefined ? described(head) : undefined
  const isRead = read?.description === description && read.packageCount === packageCount
  return isRead ? [head] : [packages, quotedPart(description, () => false)]
}

/** One of a kind of package, and several; what is none of them is a package. */
const PACKAGES: Readonly<Record<PackageType, readonly [one: string, several: string]>> = {
  Standard: ['Packstück', 'Packstücke'],
  Europalette: ['Europalette', 'Europaletten'],
  Industriepalette: ['Industriepalette', 'Industriepaletten'],
  Gitterbox: ['Gitterbox', 'Gitterboxen'],
  Colli: ['Colli', 'Colli'],
  Coil: ['Coil', 'Coils'],
  Lose: ['Lose', 'Lose'],
}

const typedPackage = (type: string | undefined, count: number): string =>
  PACKAGES[type !== undefined && isPackageType(type) ? type : 'Standard'][count === 1 ? 0 : 1]

const germanNumber = (value: number) => String(value).replace('.', ',')
