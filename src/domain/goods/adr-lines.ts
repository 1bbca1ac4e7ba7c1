import { bareTunnelCode, isAdrClass, isExplosive, isPackingGroup, isTunnelCode, riskLabels } from './adr.ts'
import type { AdrLine } from './adr-line-text.ts'
import { parseDecimal } from '../basics/numbers.ts'

/** Commas part the particulars, but not the digits of a number. */
const PARTS = /(,(?!\d)|(?<!\d),|;)/
/** Subsidiary risks in their brackets, whose commas part nothing: `(6.1)`, `(3, 8)`. */
const RISKS = /\(\s*\d(?:\.\d)?(?:\s*[,+]\s*\d(?:\.\d)?)*\s*\)/g

/** Lines of substances, one each, in the order of the ADR; undefined where a line names no UN number. */
export function parseAdrLines(text: string): AdrLine[] | undefined {
  const typed = text.split('\n').filter((line) => line.trim() !== '')
  const lines = typed.map(parseLine)
  return lines.every((line) => line !== undefined) ? lines : undefined
}

/** Discarded packagings: that they are empty is part of their name. */
const NAMED_EMPTY: ReadonlySet<string> = new Set(['3509'])

function parseLine(text: string): AdrLine | undefined {
  const [, unNumber, rest = ''] = /^\s*(?:UN\s*)?(\d{4})(?!\d)\s*(.*)$/i.exec(text) ?? []
  if (unNumber === undefined) return undefined
  const line: AdrLine = { unNumber }
  const pieces = rest.replaceAll(RISKS, (risks) => risks.replaceAll(/\s*[,+]\s*/g, '+')).split(PARTS)
  let name = ''
  let isInName = true
  for (let at = 0; at < pieces.length; at += 2) {
    const [part = '', before = ''] = [pieces[at], pieces[at - 1]]
    const isNamed = isInName && NAMED_EMPTY.has(unNumber) && markOf(part.trim())?.empty === true
    if (!isNamed && take(line, part.trim(), at === 0)) isInName = false
    // A name keeps its own commas as they were typed: `N,N-DIMETHYLFORMAMID`.
    else name += name === '' ? part : isInName ? before + part : `, ${part.trim()}`
  }
  return { ...line, ...(name.trim() !== '' && { name: name.trim() }) }
}

/** Takes one particular into a line; false where it can only be a part of the name. The first part names no packages. */
function take(line: AdrLine, part: string, isFirst: boolean): boolean {
  if (part === '') return !isFirst
  const particulars =
    classOf(part) ??
    parseAdrAmount(part) ??
    groupOrTunnel(part) ??
    markOf(part) ??
    (isFirst ? undefined : packagesOf(part))
  Object.assign(line, particulars)
  return particulars !== undefined
}

const LITRES = /^(?:l|ltr\.?|liter|litres?)$/i

/** An amount with its unit, `500 l`, `1.234,5 kg`, `2 t`; undefined for what is none. Tonnes become kg. */
export function parseAdrAmount(part: string): Pick<AdrLine, 'quantity' | 'unit'> | undefined {
  const [, amount = '', unit = ''] = /^\s*([\d.,]+)\s*(kg|l|ltr\.?|liter|litres?|t|to)\s*$/i.exec(part) ?? []
  const quantity = parseDecimal(amount)
  if (quantity === undefined) return undefined
  if (LITRES.test(unit)) return { quantity, unit: 'l' }
  // Grams are the finest anybody says of a tonne.
  return { quantity: /^t/i.test(unit) ? Math.round(quantity * 1e6) / 1000 : quantity, unit: 'kg' }
}

/** `3`, `3 (6.1)`, `1.4S`, and `(6.1)` alone. */
function classOf(part: string): Partial<AdrLine> | undefined {
  const [, written = '', bracket] = /^([^\s(]*)\s*(?:\(([\d.+\s]+)\))?$/.exec(part) ?? []
  const risks = bracket === undefined ? [] : riskLabels(bracket)
  if (risks === undefined || (written === '' && risks.length === 0)) return undefined
  // `1.1L` is a class of explosives, `1.1l` are litres.
  if (written !== '' && (!isAdrClass(written) || written.endsWith('l'))) return undefined
  return {
    ...(written !== '' && { class: isExplosive(written) ? written.toUpperCase() : written }),
    ...(risks.length > 0 && { risks: risks.join(', ') }),
  }
}

function groupOrTunnel(part: string): Partial<AdrLine> | undefined {
  if (isPackingGroup(part)) return { packingGroup: part.toUpperCase() }
  return isTunnelCode(part) ? { tunnelCode: bareTunnelCode(part) } : undefined
}

/** What is said of a substance in words: limited and excepted quantities, the environment, empties, tank and bulk. */
const MARKS: readonly (readonly [RegExp, Partial<AdrLine>])[] = [
  [/^(?:lq|(?:in )?begrenzten? mengen?|limited quantit(?:y|ies))$/i, { limited: true }],
  [/^(?:eq|(?:in )?freigestellten? mengen?|excepted quantit(?:y|ies))$/i, { excepted: true }],
  [/^(?:umweltgef(?:\.|ährdend|aehrdend)|environmentally hazardous)$/i, { environmental: true }],
  [/^(?:leer|ungereinigt|leer,? ungereinigt|empty uncleaned)$/i, { empty: true }],
  [/^(?:(?:im )?tank|tank(?:wagen|fahrzeug|container))$/i, { carriage: 'tank' }],
  [/^(?:(?:in )?loser? schüttung|schüttgut|lose|bulk)$/i, { carriage: 'bulk' }],
  [/^versandstücke$/i, { carriage: 'packages' }],
]

const markOf = (part: string) => MARKS.find(([words]) => words.test(part))?.[1]

/** `10 Fässer`, `4 x IBC`. */
function packagesOf(part: string): Partial<AdrLine> | undefined {
  const [, count, kind] = /^(\d{1,5})\s*(?:[x×]\s*)?(?<=[\sx×])(\p{L}[\p{L}\d .()/-]{2,39})$/iu.exec(part) ?? []
  if (count === undefined || kind === undefined || Number(count) < 1) return undefined
  return { packages: Number(count), packaging: kind }
}
