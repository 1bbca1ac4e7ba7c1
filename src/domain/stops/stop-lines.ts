import { germanDate, type PlainDate } from '../basics/dates.ts'
import { foldPlain } from '../basics/fold-text.ts'
import { lineParts, type LinePart, quotedPart } from '../basics/line-parts.ts'
import { parseTypedDate, parseTypedTime, parseTypedWindow } from '../basics/typed-dates.ts'
import { countryCode } from '../places/country-codes.ts'
import { checkPostalCode, countryName, DEFAULT_COUNTRY } from '../places/postal-codes.ts'
import type { StopKind } from './window.ts'
import type { FurtherStop } from './further-stops.ts'

/** What people call loading and unloading, in the ten languages of the interface, as `foldPlain` leaves them. */
const WORDS: Readonly<Record<StopKind, string>> = {
  pickup: `laden beladen beladung ladestelle load loading pickup charger chargement cargar carga caricare carico inladen
    zaladunek zaladowac nakladka nalozit lasta lastning carregar`,
  delivery: `entladen abladen entladung entladestelle unload unloading delivery decharger dechargement descargar descarga
    scaricare scarico lossen rozladunek rozladowac vykladka vylozit lossa lossning descarregar`,
}
const KIND_OF = new Map(
  Object.entries(WORDS).flatMap(([kind, words]) => words.split(/\s+/).map((word) => [word, kind as StopKind] as const)),
)

/** `+` loads, `−` unloads, and so does a word with a colon. */
const HEAD = /^\s*(?:([+−–-])|(\p{L}+)\s*:)\s*(.*)$/u
const NAMED = /^(?:(ref)\.?|(tel)\.?|(z\.?\s?hd\.?))\s*:?\s+(\S.*)$/iu
const NO_COMPANY = '–'

/**
 * Reads further places, a line each: `+ Muster GmbH, Hafenstr. 5, 28195 Bremen, 12.5., 8-12, fix, Ref 4711`. Abroad the country stands
 * before the postal code, `AT 1010 Wien`. A line that says neither loading nor unloading is of the `usual` kind. Undefined where there is
 * none, or a line names no place.
 */
export function parseStopLines(text: string, today: PlainDate, usual?: StopKind): FurtherStop[] | undefined {
  const typed = text.split('\n').filter((line) => line.trim() !== '')
  const stops = typed.map((line) => parseLine(line, today, usual))
  return stops.every((stop) => stop !== undefined) ? stops : undefined
}

function parseLine(line: string, today: PlainDate, usual: StopKind | undefined): FurtherStop | undefined {
  const [, sign, word = '', told = ''] = HEAD.exec(line) ?? []
  const said = sign === undefined ? KIND_OF.get(foldPlain(word)) : sign === '+' ? 'pickup' : 'delivery'
  const kind = said ?? usual
  if (kind === undefined) return undefined
  const rest = said === undefined ? line : told
  const stop: Partial<FurtherStop> = {}
  const free: string[] = []
  for (const part of lineParts(rest)) {
    const read = part.isQuoted ? undefined : partOf(part, today)
    if (read === undefined) free.push(part.text)
    else Object.assign(stop, read)
  }
  const { postalCode, city, country } = stop
  if (postalCode === undefined || city === undefined || country === undefined || free.length > 2) return undefined
  const [company, address] = free
  return {
    kind,
    ...(company !== undefined && company !== NO_COMPANY && { company }),
    ...(address !== undefined && { address }),
    ...{ ...stop, postalCode, city, country },
  }
}

/** What a part says by its shape; company and street have none. */
function partOf({ text }: LinePart, today: PlainDate): Partial<FurtherStop> | undefined {
  const place = placeOf(text)
  if (place !== undefined) return place
  if (/^fix(?:termin)?$/i.test(text)) return { fixed: true }
  const [, ref, phone, contact, said = ''] = NAMED.exec(text) ?? []
  if (ref !== undefined) return { reference: said }
  if (phone !== undefined) return { phone: said }
  if (contact !== undefined) return { contactPerson: said }
  const date = /^\d{1,2}[.:]?$/.test(text) ? undefined : parseTypedDate(text, today)
  if (date !== undefined) return { date }
  const window = parseTypedWindow(text)
  if (window === undefined) return undefined
  // A house number alone is no time.
  if (parseTypedTime(text) !== undefined && !/[:.,]\d{2}|uhr|h$/i.test(text)) return undefined
  return { ...(window.from && { timeFrom: window.from }), ...(window.to && { timeTo: window.to }) }
}

/** `28195 Bremen`, `AT 1010 Wien`, `NL 1012 AB Amsterdam`. */
function placeOf(text: string): Pick<FurtherStop, 'country' | 'postalCode' | 'city'> | undefined {
  const [, code, rest = ''] = /^(?:([A-Z]{2})[ -])?\s*(\S.*)$/.exec(text) ?? []
  const country = countryName(code)
  const words = rest.split(' ')
  for (const length of [2, 1]) {
    const [postalCode, city] = [words.slice(0, length).join(' '), words.slice(length).join(' ').trim()]
    if (!/\d/.test(postalCode) || !/^\p{L}/u.test(city)) continue
    if (checkPostalCode(country, postalCode) !== 'invalid') return { country, postalCode, city }
  }
  return undefined
}

/** Further places as they are typed, a line each. What is written so is read back as the same (`parseStopLines`). */
export const stopLines = (stops: readonly FurtherStop[]): string => stops.map(stopLine).join('\n')

function stopLine(stop: FurtherStop): string {
  const { kind, company, address, postalCode, city, country, date, timeFrom, timeTo } = stop
  const isFree = (text: string) => partOf({ text, isQuoted: false }, '2000-01-01') === undefined && text !== NO_COMPANY
  const code = countryName(country) === DEFAULT_COUNTRY ? '' : `${countryCode(country) ?? ''} `
  const parts = [
    company ? quotedPart(company, isFree) : address ? NO_COMPANY : '',
    address ? quotedPart(address, isFree) : '',
    `${code}${postalCode} ${city}`.trim(),
    date ? germanDate(date) : '',
    timeFrom && timeTo ? `${timeFrom}-${timeTo}` : timeFrom ? `ab ${timeFrom}` : timeTo ? `bis ${timeTo}` : '',
    stop.fixed === true ? 'fix' : '',
    stop.reference ? `Ref ${stop.reference}` : '',
    stop.contactPerson ? `z. Hd. ${stop.contactPerson}` : '',
    stop.phone ? `Tel ${stop.phone}` : '',
  ]
  return `${kind === 'pickup' ? '+' : '−'} ${parts.filter(Boolean).join(', ')}`
}
