import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PaperValues } from '#src/domain/extraction/fields.ts'
import { linesOf, type Paper } from '#src/domain/extraction/paper.ts'
import { readPaper, type ReadingContext } from '#src/domain/extraction/read-paper.ts'
import { CARRIER_NAMES, CUSTOMER_NAMES } from '#mock-server/seed/names.ts'

const namesOf = (table: string) => table.split('\n').map((line) => line.split('|')[0] ?? '')

/** A Tuesday of the mock world, its partners, and who we are there. */
export const WORLD: ReadingContext = {
  today: '2026-11-24',
  names: { customers: namesOf(CUSTOMER_NAMES), carriers: namesOf(CARRIER_NAMES), own: ['Nordkurs Spedition GmbH'] },
  ownContacts: ['nordkurs.example', '040 000 41'],
  orderPrefix: 'NK',
}

/** All that stands on a paper, as a dispatcher reads it. */
type Expected = Partial<PaperValues>

interface SamplePaper {
  file: string
  scanned?: true
  /** How many of its fields have to be right at least. */
  least: number
  expected: Expected
}

const stop = (side: 'pickup' | 'delivery', values: Readonly<Record<string, string | boolean>>): Expected =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${side}.${key}`, value]))

/** Papers of the mock world, each with what it says. */
export const SAMPLE_PAPERS: readonly SamplePaper[] = [
  {
    file: 'ladeauftrag-kaffee',
    least: 0,
    expected: {
      'customer.name': 'Hansekontor Kaffeerösterei GmbH',
      'customer.customerReference': 'HK-26-118734',
      'customer.email': 'versand@hansekontor-kaffeeroesterei.example',
      'customer.phone': '040 000 31-14',
      'customer.contactPerson': 'Antje Schäfer',
      ...stop('pickup', {
        company: 'Hansekontor Kaffeerösterei GmbH',
        street: 'Speicherstraße 8',
        postalCode: '20457',
        city: 'Hamburg',
        country: 'Deutschland',
        date: '2026-11-25',
        timeFrom: '08:00',
        timeTo: '12:00',
        reference: '4500119823',
      }),
      ...stop('delivery', {
        company: 'Frischemarkt Verteilzentrum',
        street: 'Lagerhofweg 77',
        postalCode: '80331',
        city: 'München',
        country: 'Deutschland',
        date: '2026-11-27',
        timeFrom: '06:00',
        timeTo: '10:00',
        fixed: true,
      }),
      'cargo.description': 'Röstkaffee in Säcken',
      'cargo.packageCount': 18,
      'cargo.packageType': 'Europalette',
      'cargo.weightKg': 9450,
      'cargo.loadingMeters': 7.2,
      'cargo.palletExchange': true,
      'price.customer': 1480,
    },
  },
  {
    file: 'ladeauftrag-feinkost',
    least: 0,
    expected: {
      'customer.name': 'Förde Feinkost GmbH & Co. KG',
      'customer.customerReference': '2026/11-0388',
      'customer.phone': '0431 000 27-41',
      'customer.contactPerson': 'Björn Petersen',
      ...stop('pickup', {
        company: 'Förde Feinkost GmbH & Co. KG',
        street: 'Industriestraße 31',
        postalCode: '24103',
        city: 'Kiel',
        country: 'Deutschland',
        date: '2026-11-26',
        timeFrom: '07:00',
        timeTo: '11:00',
      }),
      ...stop('delivery', {
        company: 'Getränkedepot Quellental',
        street: 'Am Stellwerk 5',
        postalCode: '50667',
        city: 'Köln',
        country: 'Deutschland',
        date: '2026-11-27',
        timeTo: '14:00',
        reference: '77120',
      }),
      'cargo.description': 'Feinkostsalate gekühlt',
      'cargo.packageCount': 24,
      'cargo.packageType': 'Europalette',
      'cargo.weightKg': 12_360,
      'cargo.loadingMeters': 9.6,
      'cargo.temperature.min': 2,
      'cargo.temperature.max': 6,
      'cargo.vehicleType': 'REEFER',
      'price.customer': 1350,
    },
  },
  {
    file: 'ladeauftrag-chemie',
    least: 0,
    expected: {
      'customer.name': 'Rheinufer Chemiehandel GmbH',
      'customer.customerReference': 'RC/2026/0912',
      'customer.phone': '0211 000 44-18',
      'customer.email': 'k.jaeger@rheinufer-chemiehandel.example',
      ...stop('pickup', {
        company: 'Rheinufer Chemiehandel GmbH',
        street: 'Werkstraße 3',
        postalCode: '40213',
        city: 'Düsseldorf',
        country: 'Deutschland',
        date: '2026-11-26',
        timeFrom: '10:00',
        timeTo: '14:00',
      }),
      ...stop('delivery', {
        company: 'Taunus Verpackungen Löwe GmbH',
        street: 'Güterbahnhofstraße 12',
        postalCode: '60311',
        city: 'Frankfurt am Main',
        country: 'Deutschland',
        date: '2026-11-27',
        timeFrom: '08:00',
      }),
      'cargo.description': 'Lösungsmittel in Fässern',
      'cargo.packageCount': 12,
      'cargo.packageType': 'Europalette',
      'cargo.weightKg': 11_400,
      'cargo.loadingMeters': 4.8,
      'cargo.adr.unNumber': '1230',
      'cargo.adr.name': 'METHANOL',
      'cargo.adr.class': '3',
      'cargo.adr.packingGroup': 'II',
      'cargo.adr.tunnelCode': 'D/E',
      'cargo.vehicleType': 'TAUTLINER',
      'price.customer': 890,
    },
  },
  {
    file: 'ladeauftrag-spielwaren',
    least: 0,
    expected: {
      'customer.name': 'Hase & Igel Spielwaren GmbH',
      'customer.customerReference': 'HI-99231',
      'order.number': 'NK-2026-004731',
      ...stop('pickup', {
        company: 'Umschlaghalle 7',
        street: 'Zum Umschlagplatz 2',
        postalCode: '28197',
        city: 'Bremen',
        country: 'Deutschland',
        date: '2026-11-30',
        timeFrom: '13:00',
        timeTo: '15:30',
      }),
      ...stop('delivery', {
        company: 'Baumarkt Zollstock',
        street: 'Logistikpark Süd 18',
        postalCode: '37073',
        city: 'Göttingen',
        country: 'Deutschland',
        date: '2026-12-01',
        timeFrom: '07:00',
        timeTo: '12:00',
        reference: 'B-48810',
      }),
      'cargo.description': 'Spielwaren, Displays',
      'cargo.packageCount': 22,
      'cargo.packageType': 'Europalette',
      'cargo.weightKg': 3960,
      'cargo.loadingMeters': 8.8,
      'cargo.tailLift': true,
      'price.customer': 640,
    },
  },
  {
    file: 'cmr-chemnitz',
    least: 0,
    expected: {
      'customer.name': 'Ruhrblech Stahlservice GmbH',
      'carrier.name': 'Rheinschiene Transport Krüger GmbH',
      'customer.customerReference': 'RS-660412',
      ...stop('pickup', {
        company: 'Ruhrblech Stahlservice GmbH',
        street: 'Ladestraße 40',
        postalCode: '47119',
        city: 'Duisburg',
        country: 'Deutschland',
        date: '2026-11-25',
      }),
      ...stop('delivery', {
        company: 'Śląskie Zakłady Łożysk sp. z o.o.',
        street: 'ul. Fabryczna 18',
        postalCode: '40-001',
        city: 'Katowice',
        country: 'Polen',
      }),
      'cargo.description': 'Kaltband verzinkt',
      'cargo.packageCount': 8,
      'cargo.packageType': 'Coil',
      'cargo.weightKg': 22_640,
      'vehicle.plate': 'DU-RK 412',
      'vehicle.trailerPlate': 'DU-RK 1412',
    },
  },
  {
    file: 'cmr-english',
    least: 0,
    expected: {
      'customer.name': 'Tulpenveld Bloemen B.V.',
      'carrier.name': 'Zuidersingel Transport B.V.',
      'customer.customerReference': 'TB-5521-26',
      ...stop('pickup', {
        company: 'Tulpenveld Bloemen B.V.',
        street: 'Havenweg 22',
        postalCode: '3011 AB',
        city: 'Rotterdam',
        country: 'Niederlande',
        date: '2026-11-26',
      }),
      ...stop('delivery', {
        company: 'Alpenrand Käserei AG',
        street: 'Gewerbering 6',
        postalCode: '8005',
        city: 'Zürich',
        country: 'Schweiz',
      }),
      'cargo.description': 'Cut flowers',
      'cargo.packageCount': 33,
      'cargo.packageType': 'Europalette',
      'cargo.weightKg': 6270,
      'cargo.temperature.min': 4,
      'cargo.temperature.max': 4,
    },
  },
  {
    file: 'lieferschein-moebel',
    least: 0,
    expected: {
      'customer.name': 'Teutoburger Küchenwerke GmbH',
      'customer.customerReference': '80047712',
      ...stop('pickup', {
        company: 'Teutoburger Küchenwerke GmbH',
        street: 'An der Verladerampe 60',
        postalCode: '32052',
        city: 'Herford',
        country: 'Deutschland',
      }),
      ...stop('delivery', {
        company: 'Möbelhaus Sonnenschein',
        street: 'Gewerbering 101',
        postalCode: '99084',
        city: 'Erfurt',
        country: 'Deutschland',
        date: '2026-11-27',
        timeFrom: '09:00',
        timeTo: '11:00',
      }),
      'cargo.packageCount': 10,
      'cargo.packageType': 'Colli',
      'cargo.weightKg': 1180,
      'cargo.loadingMeters': 3.5,
      'vehicle.plate': 'HF-TK 77',
    },
  },
  {
    file: 'lieferschein-getraenke',
    least: 0,
    expected: {
      'customer.name': 'Leinetal Getränke Vertriebs GmbH',
      'customer.customerReference': 'LS-2026-55102',
      'customer.phone': '0511 000 82-60',
      'order.number': 'NK-2026-004718',
      ...stop('pickup', {
        company: 'Leinetal Getränke Vertriebs GmbH',
        street: 'Lagerhofweg 3',
        postalCode: '30159',
        city: 'Hannover',
        country: 'Deutschland',
      }),
      ...stop('delivery', {
        company: 'Großmarkt Halle C',
        street: 'Am Freihafenbecken 14',
        postalCode: '34117',
        city: 'Kassel',
        country: 'Deutschland',
        date: '2026-11-26',
      }),
      'cargo.packageCount': 30,
      'cargo.packageType': 'Europalette',
      'cargo.weightKg': 22_380,
      'vehicle.plate': 'HH-NK 1204',
      'vehicle.trailerPlate': 'HH-NK 2204',
    },
  },
  {
    file: 'lieferschein-farben',
    least: 0,
    expected: {
      'customer.name': 'Oderbogen Folienwerk GmbH',
      'customer.customerReference': '2026-3317',
      'customer.contactPerson': 'Dirk Zöllner',
      ...stop('pickup', {
        company: 'Oderbogen Folienwerk GmbH',
        street: 'Speicherstraße 19',
        postalCode: '15230',
        city: 'Frankfurt (Oder)',
        country: 'Deutschland',
        date: '2026-11-30',
      }),
      ...stop('delivery', {
        company: 'Neckar Spritzguss Weißhaupt GmbH',
        street: 'Industriestraße 4',
        postalCode: '74072',
        city: 'Heilbronn',
        country: 'Deutschland',
      }),
      'cargo.description': 'Lackfolie und Farbe',
      'cargo.packageCount': 5,
      'cargo.packageType': 'Gitterbox',
      'cargo.weightKg': 2151,
      'cargo.adr.unNumber': '1263',
      // As table A has it.
      'cargo.adr.name': 'FARBE',
      'cargo.adr.class': '3',
      'cargo.adr.packingGroup': 'III',
      'cargo.adr.tunnelCode': 'D/E',
    },
  },
  {
    file: 'scan-druckguss',
    scanned: true,
    least: 0,
    expected: {
      'customer.name': 'Mainfranken Druckguss GmbH',
      'customer.customerReference': 'MD-2026-771',
      'customer.phone': '0931 000 61-20',
      ...stop('pickup', {
        company: 'Mainfranken Druckguss GmbH',
        street: 'Industriestraße 55',
        postalCode: '97070',
        city: 'Würzburg',
        country: 'Deutschland',
        date: '2026-11-25',
        timeFrom: '07:00',
        timeTo: '15:00',
      }),
      ...stop('delivery', {
        company: 'Ersatzteillager Kreuzweg',
        street: 'Werkstraße 8',
        postalCode: '38440',
        city: 'Wolfsburg',
        country: 'Deutschland',
        date: '2026-11-26',
        timeFrom: '06:30',
        timeTo: '10:30',
      }),
      'cargo.description': 'Druckgussteile Aluminium',
      'cargo.packageCount': 16,
      'cargo.packageType': 'Gitterbox',
      'cargo.weightKg': 13_440,
      'cargo.loadingMeters': 6.4,
      'price.customer': 780,
    },
  },
  {
    file: 'zlecenie-katowice',
    least: 0,
    expected: {
      'customer.name': 'Śląskie Zakłady Łożysk sp. z o.o.',
      'customer.customerReference': 'ZT/0456/11/2026',
      'customer.phone': '+48 32 000 11 22',
      'customer.contactPerson': 'Marek Kowalski',
      ...stop('pickup', {
        company: 'Śląskie Zakłady Łożysk sp. z o.o.',
        street: 'ul. Fabryczna 18',
        postalCode: '40-001',
        city: 'Katowice',
        country: 'Polen',
        date: '2026-11-25',
        timeFrom: '08:00',
        timeTo: '14:00',
      }),
      ...stop('delivery', {
        company: 'Schwäbische Schrauben Hübner KG',
        street: 'Industriestraße 20',
        postalCode: '70173',
        city: 'Stuttgart',
        country: 'Deutschland',
        date: '2026-11-27',
        timeFrom: '07:00',
        timeTo: '15:00',
      }),
      'cargo.description': 'łożyska kulkowe',
      'cargo.packageCount': 20,
      'cargo.packageType': 'Europalette',
      'cargo.weightKg': 18_400,
      'cargo.loadingMeters': 8,
      'cargo.vehicleType': 'MEGA',
      'price.customer': 1250,
    },
  },
  {
    file: 'email-maschinen',
    least: 0,
    expected: {
      'customer.name': 'Elbufer Maschinenbau AG',
      'customer.customerReference': 'EM-40712',
      'customer.email': 's.krueger@elbufer-maschinenbau.example',
      'customer.phone': '040 000 77-12',
      ...stop('pickup', {
        street: 'Ladestraße 71',
        postalCode: '21079',
        city: 'Hamburg-Harburg',
        country: 'Deutschland',
        date: '2026-11-25',
        timeFrom: '08:00',
        timeTo: '12:00',
      }),
      ...stop('delivery', {
        company: 'Bayernwerk Montage GmbH',
        street: 'Am Stellwerk 2',
        postalCode: '86150',
        city: 'Augsburg',
        country: 'Deutschland',
        date: '2026-11-26',
        timeTo: '15:00',
      }),
      'cargo.description': 'Maschinenteile',
      'cargo.packageCount': 18,
      'cargo.packageType': 'Europalette',
      'cargo.weightKg': 12_500,
      'cargo.loadingMeters': 7.2,
      'price.customer': 1390,
    },
  },
]

/** A paper of the folder as lines. */
export function samplePaper({ file, scanned }: Pick<SamplePaper, 'file' | 'scanned'>): Paper {
  const text = readFileSync(join(import.meta.dirname, 'papers', `${file}.txt`), 'utf8')
  return { lines: linesOf(text), ...(scanned && { scanned }) }
}

/** What was read of a paper beside what it says: fields that are right, others by name. */
export interface Share {
  right: number
  all: number
  /** Fields with another value than the paper's, or none. */
  wrong: readonly string[]
  /** Wrong ones that nobody is asked about. */
  sureButWrong: readonly string[]
  /** Fields that are right but that somebody is asked about. */
  checked: readonly string[]
}

/** Reads a sample paper and holds it against what it says. A field that the paper does not have must be missing or asked about. */
export async function shareOf(sample: SamplePaper): Promise<Share> {
  const readings: Readonly<Record<string, { value?: unknown; state: string } | undefined>> = await readPaper(
    samplePaper(sample),
    WORLD,
  )
  const expected = Object.entries(sample.expected)
  const isRight = ([field, value]: readonly [string, unknown]) => readings[field]?.value === value
  const wrong = expected.filter((entry) => !isRight(entry)).map(([field]) => field)
  const extra = Object.keys(readings).filter((field) => !(field in sample.expected))
  return {
    right: expected.length - wrong.length,
    all: expected.length,
    wrong,
    sureButWrong: [...wrong, ...extra].filter((field) => readings[field]?.state === 'sure'),
    checked: expected
      .filter((entry) => isRight(entry) && readings[entry[0]]?.state === 'check')
      .map(([field]) => field),
  }
}
