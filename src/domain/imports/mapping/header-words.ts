import { foldText } from '../../basics/fold-text.ts'
import type { ImportField } from '../fields.ts'
import type { ValueKind } from '../reading/value-kinds.ts'

export type Side = 'pickup' | 'delivery'
type StopPart = Extract<ImportField, `pickup.${string}`> extends `pickup.${infer Part}` ? Part : never
type PlainField = Exclude<ImportField, `${Side}.${string}`>

/** What the head of a column says by itself: which stop, which part of it, or which field of the order. */
export interface HeadWords {
  side?: Side
  part?: StopPart
  field?: PlainField | 'skip'
}

/** Words of heads as `foldText` leaves them, German and English. The delivery comes first: "Entladung" holds "ladung". */
const SIDES: readonly (readonly [Side, RegExp])[] = [
  [
    'delivery',
    /entlad|anlief|auslief|liefer|empf|ziel|nach\b|deliver|unload|consignee|destination|drop|zustell|\bto\b/,
  ],
  [
    'pickup',
    /lade(?!m)|belad|abhol|absend|versend|start\b|herkunft|pick.?up|loading(?! m)|shipper|origin|sender|\bfrom\b/,
  ],
]

const PARTS: readonly (readonly [StopPart, RegExp])[] = [
  [
    'window',
    /zeitfenster|von ?[-–—/ ]? ?bis|fenster|slot|window|ladezeit|lieferzeit|entladezeit|uhrzeit|\bzeit\b|\btime\b/,
  ],
  ['timeFrom', /zeit ?(?:von|ab)|uhrzeit (?:von|ab)|\bab\b|time from|earliest|frueh/],
  ['timeTo', /zeit ?bis|uhrzeit bis|time to|latest|spaet|\bbis\b/],
  ['date', /datum|\btag\b|\bdate\b|termin|day\b/],
  ['postalCode', /plz|postleitzahl|postcode|postal|zip/],
  ['street', /stra(?:ss|s)e|\bstr\b|adresse|anschrift|street|address/],
  ['country', /\bland\b|laenderk|country|\blkz\b/],
  ['reference', /(?:lade|liefer|entlade|abhol)(?:referenz|nummer|nr|-nr| nr|schein)/],
  ['city', /ort\b|stadt|town|city/],
  ['company', /stelle|firma|name|empfaenger|absender|versender|company|consignee|shipper|werk\b|lager\b/],
]

const FIELDS: readonly (readonly [PlainField | 'skip', RegExp])[] = [
  ['skip', /intern|verlade(?:r|kosten)|ust|mwst|status|fahrer|kennzeichen/],
  [
    'reference',
    /auftrags? ?[-.]? ?(?:nr|nummer|no)|referenz|bestell|order ?(?:no|number|id)|\bref\b|reference|tour ?(?:nr|nummer)|sendung|\bnr\b|po number/,
  ],
  ['customer', /kunde|auftraggeber|mandant|customer|client/],
  ['packageType', /packmittel|verpackung|ladehilfs|package type|packaging|\bart\b/],
  ['packageCount', /\bpal\b|palett|packst|colli|anzahl|menge|stueck|pallets?|packages|qty|quantity|pieces|\bep\b|epal/],
  ['weight', /gewicht|\bkg\b|brutto|weight|gross|tonnage/],
  ['loadingMeters', /\bldm\b|lademeter|loading ?met|\blm\b/],
  ['price', /fracht|preis|price|rate\b|erloes|betrag|amount|freight|€|\beur\b/],
  ['vehicleType', /fahrzeug|lkw|vehicle|truck|equipment|trailer/],
  ['description', /ware|gut\b|artikel|inhalt|bezeichnung|goods|commodity|cargo|material|produkt/],
  ['note', /bem\b|bemerk|hinweis|notiz|kommentar|info|remark|note|comment/],
]

const find = <T>(table: readonly (readonly [T, RegExp])[], text: string): T | undefined =>
  table.find(([, words]) => words.test(text))?.[0]

/** What the head of a column says, and what its values look like, as far as that decides. */
export function headWords(header: string, kind: ValueKind): HeadWords {
  const text = foldText(header.replaceAll(/[._/()|]+/g, ' '))
  if (text === '') return {}
  const side = find(SIDES, text)
  const field = find(FIELDS, text)
  const part = partOf(text, kind, side)
  // "Anlieferung" above windows is the window, "Beladung" above days the day.
  if (part !== undefined && (field === undefined || isOfStop(part, side, kind))) {
    return { ...(side && { side }), part }
  }
  return { ...(side && { side }), ...(field && { field }) }
}

function isOfStop(part: StopPart, side: Side | undefined, kind: ValueKind): boolean {
  if (kind === 'date' || kind === 'window' || kind === 'time' || kind === 'code') return true
  return part === 'postalCode' || part === 'reference' || (side !== undefined && kind === 'text')
}

function partOf(text: string, kind: ValueKind, side: Side | undefined): StopPart | undefined {
  if (kind === 'date') return 'date'
  if (kind === 'window') return 'window'
  const said = find(PARTS, text)
  if (kind === 'time') return said === 'timeTo' ? 'timeTo' : 'timeFrom'
  if (said !== undefined && !isTimeOf(said, kind)) return said
  return side === undefined ? undefined : byKind(kind)
}

/** A head that speaks of time above words or figures does not. */
const isTimeOf = (part: StopPart, kind: ValueKind) =>
  ['window', 'timeFrom', 'timeTo', 'date'].includes(part) && kind !== 'blank'

function byKind(kind: ValueKind): StopPart | undefined {
  if (kind === 'code') return 'postalCode'
  return kind === 'text' ? 'company' : undefined
}
