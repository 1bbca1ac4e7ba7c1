import { mended } from './look-alikes.ts'

/** Labels that begin a part of a paper. Sender and consignee say a side only where nothing else does. */
export type Part = 'pickup' | 'delivery' | 'sender' | 'consignee' | 'customer' | 'carrier' | 'goods' | 'other'

/** Labels of one value. */
export type ValueLabel =
  | 'date'
  | 'paperDate'
  | 'time'
  | 'weight'
  | 'netWeight'
  | 'meters'
  | 'count'
  | 'packing'
  | 'description'
  | 'price'
  | 'noPrice'
  | 'reference'
  | 'ownNumber'
  | 'stopReference'
  | 'plate'
  | 'trailer'
  | 'vehicle'
  | 'temperature'
  | 'contact'
  | 'phone'
  | 'total'
  | 'exchange'
  | 'tailLift'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'company'

export interface Label {
  part?: Part
  value?: ValueLabel
  from: number
  to: number
}

type Row = readonly [words: string, means: { part?: Part; value?: ValueLabel }]

/**
 * Words by what they mean; German, the other languages of the CMR note, Polish. What is longer stands first. `~` begins a word
 * that may stand in running text; any other one stands at the beginning of a cell.
 */
const ROWS: readonly Row[] = [
  // A CMR note's boxes.
  [
    'auslieferungsort(?: des gutes)?|ablieferungsort|place of delivery(?: of the goods)?|lieu prévu pour la livraison',
    { part: 'delivery' },
  ],
  [
    'ort und tag der übernahme(?: des gutes)?|place and date of taking over(?: of the goods)?|lieu et date de la prise en charge',
    { part: 'pickup' },
  ],
  [
    'nachfolgende frachtführer|successive carriers|anweisungen des absenders|sender.s instructions|vorbehalte und bemerkungen|beigefügte dokumente|gut empfangen|ausgefertigt in|rückerstattung|besondere vereinbarungen|zu zahlen vom',
    { part: 'other' },
  ],
  // Dates and references of a side.
  [
    '~(?:belade|lade|abhol|verlade)(?:termin|datum|tag)|versanddatum|data załadunku|loading date|fecha de (?:carga|recogida)',
    { part: 'pickup', value: 'date' },
  ],
  [
    '~(?:entlade|liefer|anliefer|zustell)(?:termin|datum|tag)|data rozładunku|(?:un)loading date|delivery date|fecha de (?:entrega|descarga)',
    { part: 'delivery', value: 'date' },
  ],
  ['(?:belade|lade|abhol|verlade)(?:zeit(?:en|fenster)?|uhrzeit)|godzina załadunku', { part: 'pickup', value: 'time' }],
  [
    '(?:entlade|liefer|anliefer|annahme)(?:zeit(?:en|fenster)?|uhrzeit)|godzina rozładunku',
    { part: 'delivery', value: 'time' },
  ],
  [
    '~(?:lade|abhol|belade|verlade)(?:-?referenz|-?ref\\.?|nummer|-?nr\\.?)|numer załadunku|nr załadunku',
    { part: 'pickup', value: 'stopReference' },
  ],
  [
    '~(?:entlade|anliefer|liefer|avis)(?:-?referenz|-?ref\\.?|-?nummer|-?nr\\.?)|nr rozładunku|zeitfensterbuchung|slot-?nr\\.?',
    { part: 'delivery', value: 'stopReference' },
  ],
  // Sides.
  [
    '~entladestelle|~entladeort|~entladeadresse|~entladung|~entladen|~ausladen|~anlieferung|~anliefern|~zustellung|~lieferadresse|~lieferanschrift|~lieferort|~abladestelle|~abladen|lieferung an|lieferung|~unloading|delivery|~miejsce rozładunku|~rozładunek|~bringen (?:zu|nach|an)|descarga|(?:lugar de )?entrega',
    { part: 'delivery' },
  ],
  [
    '~beladestelle|~ladestelle|~ladeort|~ladeadresse|~beladung|~beladen|~laden|~geladen|~abholung|~abholen|~abholadresse|~abholort|~verladung|~verladeort|~übernahme|~loading|pick-?up|~miejsce załadunku|~załadunek|~abholen bei|(?:lugar de )?carga|recogida',
    { part: 'pickup' },
  ],
  ['absender|versender|sender|expéditeur|nadawca', { part: 'sender' }],
  ['empfänger|warenempfänger|consignee|destinataire|odbiorca', { part: 'consignee' }],
  ['auftraggeber|besteller|zleceniodawca|kunde', { part: 'customer' }],
  ['frachtführer|carrier|transporteur|przewoźnik|zleceniobiorca|auftragnehmer|unternehmer', { part: 'carrier' }],
  [
    'rechnung an|rechnungsanschrift|rechnungsadresse|rechnungsempfänger|bankverbindung|bank|gerichtsstand|geschäftsführer|mit freundlichen grüßen|freundliche grüße|viele grüße|beste grüße|z poważaniem|bedingungen|hinweise|zahlungsziel|termin płatności|warunki',
    { part: 'other' },
  ],
  // Values.
  [
    '~(?:brutto|gesamt)-?gewicht|~bruttogew\\.?|gewicht(?: brutto)?|gew\\.|(?<!\\S\\s)kg|gross weight|poids brut|waga(?: brutto)?|masa(?: brutto)?|brutto',
    { value: 'weight' },
  ],
  ['netto-?gewicht|gewicht netto|waga netto', { value: 'netWeight' }],
  ['~lademeter|ldm|metry ładunkowe', { value: 'meters' }],
  [
    'anzahl(?: der)?(?: packstücke| colli| paletten)?|menge|colli|kolli|packstücke|stellplätze|number of packages|nombre des colis|ilość|liczba palet|bultos',
    { part: 'goods', value: 'count' },
  ],
  ['(?:art der )?verpackung|verp\\.|einheit|method of packing|mode d.emballage|opakowanie', { value: 'packing' }],
  [
    '(?:offizielle )?(?:benennung für die beförderung|waren?bezeichnung|bezeichnung(?: des gutes)?)|nature of the goods|nature de la marchandise|ware|ladegut|ladung|gut|artikel|inhalt|towar|rodzaj towaru|mercancía',
    { part: 'goods', value: 'description' },
  ],
  [
    '~(?:stand(?:zeit|geld)|wartezeit|warenwert|versicherung(?:ssumme)?|nachnahme|haftung|ausfallfracht|wartość towaru|palettengebühr|vertragsstrafe)',
    { value: 'noPrice' },
  ],
  [
    '~fracht(?:preis|rate|satz|kosten|vergütung)?|~festpreis|~vergütung|~preis|~pauschal(?:e|preis)?|~stawka|fracht|precio|flete',
    { value: 'price' },
  ],
  [
    'ihre auftrags-?nr\\.?|ihre auftragsnummer|ihr zeichen|ihre referenz|ihre ref\\.?|your ref\\.?',
    { value: 'ownNumber' },
  ],
  [
    'unsere nummer|unsere (?:auftrags-?(?:nr\\.?|nummer)|referenz|ref\\.?)|unser zeichen|~(?:transport|lade|speditions|fracht)auftrag(?: nr\\.?| nummer|s?-?nr\\.?)|auftrags-?(?:nr\\.?|nummer)|auftrag(?: nr\\.?| nummer)?|referenz|~ref\\.?(?:-?nr\\.?)?|kundenreferenz|bestell-?(?:nr\\.?|nummer)|sendungs-?(?:nr\\.?|nummer)|transport-?(?:nr\\.?|nummer)|lieferschein(?: nr\\.?| nummer|-?nr\\.?|-?nummer)?|order (?:no\\.?|number)|~zlecenie transportowe nr|nr zlecenia|zlecenie nr|dossier|referencia|orden de carga',
    { value: 'reference' },
  ],
  [
    '(?:amtl\\. )?(?:kfz-?)?kennzeichen(?: (?:lkw|zugmaschine|motorwagen))?|kfz|lkw|zugmaschine|nr rej\\.(?: ciągnika)?',
    { value: 'plate' },
  ],
  ['kennzeichen (?:anhänger|auflieger)|anhänger|auflieger|trailer|naczepa', { value: 'trailer' }],
  ['fahrzeugtyp|fahrzeugart|fahrzeug(?:wunsch)?|equipment|typ pojazdu|pojazd', { value: 'vehicle' }],
  ['~temperatur(?:bereich|führung)?|kühltemperatur|temperatura', { value: 'temperature' }],
  [
    '~ansprechpartner(?:in)?|kontakt|disponent(?:in)?|sachbearbeiter(?:in)?|bearbeiter(?:in)?|osoba kontaktowa',
    { value: 'contact' },
  ],
  ['~tel(?:\\.|efon)?(?:-?nr\\.?)?|mobil|handy|fon', { value: 'phone' }],
  ['gesamt(?:summe)?|summe|total|razem', { value: 'total' }],
  ['~palettentausch|lademitteltausch|tausch', { value: 'exchange' }],
  ['~ladebordwand|~hebebühne|~lbw', { value: 'tailLift' }],
  ['uhrzeit|zeitfenster|zeit|von-bis|godzina|godz\\.', { value: 'time' }],
  ['termin|tag', { value: 'date' }],
  ['datum|date|data', { value: 'date' }],
  ['straße|strasse|str\\.|ulica', { value: 'street' }],
  ['plz|postleitzahl', { value: 'postalCode' }],
  ['ort|stadt', { value: 'city' }],
  ['firma|name', { value: 'company' }],
]

/** The alternatives of a row, without those inside brackets. */
function alternatives(words: string): string[] {
  let depth = 0
  const parts = ['']
  for (const letter of words) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (letter === '|' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

const START_OF_CELL = '(?<=^(?:[(\\d]{0,3}[).]?\\s)?|[.;,·/]\\s)'
const START_OF_WORD = '(?<![\\p{L}\\d-])'
const END = '(?![\\p{L}\\d])'

function patternOf(words: string): RegExp {
  const all = alternatives(words).map((one) =>
    one.startsWith('~') ? `${START_OF_WORD}(?:${one.slice(1)})` : `${START_OF_CELL}(?:${one})`,
  )
  return new RegExp(`(?:${all.join('|')})${END}`, 'giu')
}
const PATTERNS = ROWS.map(([words, means]) => [patternOf(words), means] as const)

/** Single words of labels, for what a scan has slightly wrong. */
const WORDS: readonly string[] =
  `beladestelle ladestelle entladestelle ladetermin entladetermin liefertermin beladung entladung anlieferung
  abholung empfanger absender auftraggeber frachtfuhrer gewicht bruttogewicht lademeter frachtpreis lieferschein lieferanschrift
  lieferadresse ladeauftrag transportauftrag auftragsnummer referenz kennzeichen verpackung bezeichnung paletten europaletten
  temperatur telefon netto brutto uhrzeit zeitfenster palettentausch ladebordwand lieferdatum ladedatum`
    .split(/\s+/)
    .flatMap((word) => [word, word.replace('empfanger', 'empfaenger').replace('frachtfuhrer', 'frachtfuehrer')])

/** The labels of a cell, in their order; of two that overlap the longer one. */
export function labelsIn(text: string, scanned: boolean): Label[] {
  // Figures and signs alone label nothing.
  if (!/\p{L}{2}/u.test(text)) return []
  const read = scanned ? mended(text, WORDS) : text
  const all = PATTERNS.flatMap(([pattern, means]) =>
    [...read.matchAll(pattern)].map((match) => ({ ...means, from: match.index, to: match.index + match[0].length })),
  ).toSorted((a, b) => a.from - b.from || b.to - a.to)
  return all.filter((label, at) => !all.slice(0, at).some((other) => other.to > label.from))
}
