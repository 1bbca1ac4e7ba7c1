import type { PlainDate } from '../../basics/dates.ts'
import { type InvoiceDocument, isSelfBilling, recipientOf } from '../invoice-document.ts'
import { isInEu } from '../../places/country-codes.ts'
import { accountOf, type Chart, personalAccount } from './accounts.ts'
import { cp1252 } from './cp1252.ts'

/** For which days and for whom it is; `createdAt` as `20261123140312000`. */
export interface DatevExport {
  from: PlainDate
  to: PlainDate
  chart: Chart
  /** Numbers of the tax adviser and of the client there, as the adviser gave them. */
  consultant: number
  client: number
  createdAt: string
}

/** Columns of the format up to the last one that is filled. */
const COLUMNS = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
  'Postensperre',
  'Diverse Adressnummer',
  'Geschäftspartnerbank',
  'Sachverhalt',
  'Zinssperre',
  'Beleglink',
  ...Array.from({ length: 8 }, (_, at) => [`Beleginfo - Art ${at + 1}`, `Beleginfo - Inhalt ${at + 1}`]).flat(),
  'KOST1 - Kostenstelle',
  'KOST2 - Kostenträger',
  'Kost-Menge',
  'EU-Land u. UStID (Bestimmung)',
  'EU-Steuersatz (Bestimmung)',
  'Abw. Versteuerungsart',
  'Sachverhalt L+L',
  'Funktionsergänzung L+L',
  'BU 49 Hauptfunktionstyp',
  'BU 49 Hauptfunktionsnummer',
  'BU 49 Funktionsergänzung',
  ...Array.from({ length: 20 }, (_, at) => [
    `Zusatzinformation - Art ${at + 1}`,
    `Zusatzinformation - Inhalt ${at + 1}`,
  ]).flat(),
  'Stück',
  'Gewicht',
  'Zahlweise',
  'Forderungsart',
  'Veranlagungsjahr',
  'Zugeordnete Fälligkeit',
  'Skontotyp',
  'Auftragsnummer',
  'Buchungstyp',
  'USt-Schlüssel (Anzahlungen)',
  'EU-Land (Anzahlungen)',
  'Sachverhalt L+L (Anzahlungen)',
  'EU-Steuersatz (Anzahlungen)',
  'Erlöskonto (Anzahlungen)',
  'Herkunft-Kz',
  'Buchungs GUID',
  'KOST-Datum',
  'SEPA-Mandatsreferenz',
  'Skontosperre',
  'Gesellschaftername',
  'Beteiligtennummer',
  'Identifikationsnummer',
  'Zeichnernummer',
  'Postensperre bis',
  'Bezeichnung SoBil-Sachverhalt',
  'Kennzeichen SoBil-Buchung',
  'Festschreibung',
  'Leistungsdatum',
] as const

/** Whether all days lie in one calendar year: a stack of bookings may not reach over the end of a financial year. */
export const isOneYear = ({ from, to }: Pick<DatevExport, 'from' | 'to'>): boolean =>
  from <= to && from.slice(0, 4) === to.slice(0, 4)

/** What the file is called: so the accounting program finds it by itself. */
export const datevFileName = ({ from, to }: Pick<DatevExport, 'from' | 'to'>): string =>
  `EXTF_Buchungsstapel_${plain(from)}_${plain(to)}.csv`

const plain = (day: PlainDate): string => day.replaceAll('-', '')

/**
 * Issued documents as a stack of bookings in DATEV's format, version 700, category 21, as CSV in Windows-1252: a booking for each way of
 * being taxed, of those issued within the days. What cancels is booked on the other side. Throws RangeError where the days reach over
 * the end of a year. Source: DATEV format description "Buchungsstapel", version 13
 */
export function toDatev(documents: readonly InvoiceDocument[], about: DatevExport): Uint8Array<ArrayBuffer> {
  if (!isOneYear(about)) throw new RangeError(`No stack of bookings from ${about.from} to ${about.to}`)
  const within = documents
    .filter(({ issueDate }) => issueDate >= about.from && issueDate <= about.to)
    .toSorted((a, b) => (a.issueDate + a.number < b.issueDate + b.number ? -1 : 1))
  const lines = [header(about), COLUMNS.join(';'), ...within.flatMap((document) => bookings(document, about.chart))]
  return cp1252(`${lines.join('\r\n')}\r\n`)
}

const quoted = (text: string, most: number): string =>
  `"${[...text.replaceAll(/\p{Cc}/gu, ' ')].slice(0, most).join('').replaceAll('"', '""')}"`

function header({ from, to, chart, consultant, client, createdAt }: DatevExport): string {
  const fields = [
    '"EXTF"',
    '700',
    '21',
    '"Buchungsstapel"',
    '13',
    createdAt,
    '',
    '"RE"',
    '""',
    '""',
    String(consultant),
    String(client),
    `${from.slice(0, 4)}0101`,
    // Digits of an account, and the days.
    '4',
    plain(from),
    plain(to),
    '"Rechnungen und Gutschriften"',
    '""',
    // A booking of finance, for every purpose, not closed.
    '1',
    '0',
    '0',
    '"EUR"',
    '',
    '""',
    '',
    '',
    `"${chart.slice(3)}"`,
    '',
    '',
    '""',
    '""',
  ]
  return fields.join(';')
}

/** The bookings of a document: the personal account against the account of each rate, gross. */
function bookings(document: InvoiceDocument, chart: Chart): string[] {
  const { totals, number, issueDate, dueDate, orders } = document
  const suppliedOn =
    orders
      .map(({ deliveredOn }) => deliveredOn)
      .toSorted()
      .at(-1) ?? issueDate
  const other = recipientOf(document)
  const [, month = '', day = ''] = issueDate.split('-')
  return totals.groups
    .filter(({ netCents, vatCents }) => netCents + vatCents !== 0)
    .map((group) => {
      const gross = group.netCents + group.vatCents
      const isDebit = gross > 0 !== isSelfBilling(document)
      const isNamed = group.category === 'AE' && isInEu(other.country)
      const cells: Partial<Record<(typeof COLUMNS)[number], string>> = {
        'Umsatz (ohne Soll/Haben-Kz)': `${Math.floor(Math.abs(gross) / 100)},${String(Math.abs(gross) % 100).padStart(2, '0')}`,
        'Soll/Haben-Kennzeichen': isDebit ? '"S"' : '"H"',
        'WKZ Umsatz': '"EUR"',
        Konto: personalAccount(document),
        'Gegenkonto (ohne BU-Schlüssel)': accountOf(document, group, chart),
        Belegdatum: `${day}${month}`,
        'Belegfeld 1': quoted(number.replaceAll(/[^\w$&%*+/-]/g, ''), 36),
        'Belegfeld 2': dueDate === undefined ? '' : `"${dueDate.slice(8)}${dueDate.slice(5, 7)}${dueDate.slice(2, 4)}"`,
        Buchungstext: quoted(other.name, 60),
        // The summary of services in other member states asks for it (§ 18a UStG).
        // The tax belongs to the month of supply (§ 13 Abs. 1 UStG).
        Leistungsdatum: `${suppliedOn.slice(8)}${suppliedOn.slice(5, 7)}${suppliedOn.slice(0, 4)}`,
        'EU-Land u. UStID (Bestimmung)': isNamed ? quoted((other.vatId ?? '').replaceAll(/[\s.-]/g, ''), 15) : '',
      }
      return COLUMNS.map((column) => cells[column] ?? '').join(';')
    })
}
