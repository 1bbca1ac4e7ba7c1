/** Working days within which the proof of delivery comes, unless the company has settled others. */
const PROOF_DAYS = 5
/** Least sum of the carrier's insurance in euros for each event. Source: GüKG § 7a Abs. 2 */
const LEAST_INSURED = '600.000 €'

/** One agreement of the order to a carrier: what it is about, and what holds. */
export interface Term {
  title: string
  text: string
}

/** What the terms depend on, as printed; what is undefined is not known. */
export interface CarrierTermFacts {
  /** Loading and unloading in different countries: the CMR holds. */
  crossBorder: boolean
  /**
   * Loading and unloading in one country, and the carrier of another one; undefined where his country is not known. Source:
   * Regulation (EC) 1072/2009, Art. 2 (6)
   */
  isCabotage: boolean | undefined
  palletExchange: boolean
  /** `34 × Europalette` */
  pallets: string | undefined
  /** `55,00 €` an hour, of the company's settings. */
  waitingRate: string | undefined
  proofDays: number | undefined
  /** To whom the carrier's invoice is made out: `Nordkurs Spedition GmbH, Versmannstraße 24, 20457 Hamburg`. */
  invoiceTo: string | undefined
  invoiceEmail: string | undefined
  /** What the company agrees beyond that, in its own words; it goes before all other lines. */
  own: string | undefined
}

/**
 * The terms of an order as one who orders a carriage states them; those a forwarder works by himself (ADSp) are none of them.
 * Sources: HGB §§ 407, 412, 425, 431; CMR Art. 23, 24, 26; GüKG §§ 3, 7a, 7b; MiLoG §§ 13, 20 with AEntG § 14; Regulations (EC)
 * 1072/2009 Art. 3, 5, 8 and 561/2006.
 */
export function carrierTerms(facts: CarrierTermFacts): Term[] {
  const { crossBorder, isCabotage, own } = facts
  return [
    { title: 'Rechtsgrundlage', text: crossBorder ? LAW.cmr : LAW.hgb },
    { title: 'Haftung', text: crossBorder ? LIABILITY.cmr : LIABILITY.hgb },
    { title: 'Erlaubnis', text: LICENCE },
    { title: 'Versicherung', text: crossBorder ? INSURANCE.cmr : INSURANCE.hgb },
    { title: 'Fahrer', text: DRIVERS },
    { title: 'Mindestlohn', text: WAGES },
    ...(crossBorder || isCabotage === false ? [] : [{ title: 'Kabotage', text: cabotageText(isCabotage) }]),
    { title: 'Weitergabe', text: SUBLETTING },
    { title: 'Kundenschutz', text: CUSTOMERS },
    { title: 'Fahrzeug und Ladungssicherung', text: SECURING },
    { title: 'Standgeld', text: waitingText(facts) },
    { title: 'Lademittel', text: palletText(facts) },
    { title: 'Meldungen', text: REPORTS },
    { title: 'Ablieferbeleg', text: proofText(facts) },
    { title: 'Rechnung', text: invoiceText(facts) },
    ...(own === undefined ? [] : [{ title: 'Besondere Vereinbarungen', text: `${own} ${OWN_FIRST}` }]),
  ]
}

const OTHER_TERMS = 'Geschäftsbedingungen des Frachtführers gelten nicht, auch wenn wir ihnen nicht widersprechen.'
const LAW = {
  hgb: `Für diesen Frachtvertrag gelten die §§ 407 ff. HGB. ${OTHER_TERMS}`,
  cmr: `Für die grenzüberschreitende Beförderung gilt die CMR, ergänzend gelten die §§ 407 ff. HGB. ${OTHER_TERMS}`,
}
const LIABILITY = {
  hgb: 'Für Verlust und Beschädigung des Gutes haftet der Frachtführer nach §§ 425 ff. HGB mit bis zu 8,33 SZR je kg Rohgewicht (§ 431 Abs. 1 HGB), für die Überschreitung der Lieferfrist mit bis zum Dreifachen der Fracht (§ 431 Abs. 3 HGB). Ein anderer Höchstbetrag gilt nur, wenn er hier vereinbart ist.',
  cmr: 'Für Verlust und Beschädigung des Gutes haftet der Frachtführer mit bis zu 8,33 SZR je kg Rohgewicht (Art. 23 Abs. 3 CMR), für die Überschreitung der Lieferfrist mit bis zur Höhe der Fracht (Art. 23 Abs. 5 CMR). Ein höherer Wert oder ein besonderes Interesse gilt nur, wenn er im Frachtbrief steht (Art. 24 und 26 CMR).',
}
const LICENCE =
  'Der Frachtführer besitzt die Erlaubnis nach § 3 GüKG oder die Gemeinschaftslizenz (Art. 3 VO (EG) Nr. 1072/2009) und führt den Nachweis im Fahrzeug mit. Entfällt sie, teilt er es sofort mit und führt den Auftrag nicht aus.'
const INSURANCE = {
  hgb: `Der Frachtführer unterhält eine Güterschaden-Haftpflichtversicherung nach § 7a GüKG über mindestens ${LEAST_INSURED} je Schadensereignis, führt den Nachweis mit und weist sie auf Verlangen nach.`,
  cmr: 'Der Frachtführer unterhält eine Versicherung seiner Haftung nach der CMR, führt den Nachweis mit und weist sie auf Verlangen nach.',
}
const DRIVERS =
  'Fahrer aus Drittstaaten werden nur mit gültiger Arbeitserlaubnis oder Fahrerbescheinigung eingesetzt und führen sie im Original mit (§ 7b GüKG, Art. 5 VO (EG) Nr. 1072/2009). Lenk- und Ruhezeiten werden eingehalten (VO (EG) Nr. 561/2006).'
const WAGES =
  'Der Frachtführer zahlt seinen Beschäftigten mindestens den gesetzlichen Mindestlohn (§ 20 MiLoG) und verpflichtet eingesetzte Nachunternehmer ebenso. Von Ansprüchen Dritter nach § 13 MiLoG in Verbindung mit § 14 AEntG stellt er uns frei.'
const CABOTAGE =
  'höchstens drei Beförderungen in sieben Tagen nach einer grenzüberschreitenden Einfahrt, danach vier Tage Pause. Die Nachweise sind mitzuführen (Art. 8 VO (EG) Nr. 1072/2009).'
const cabotageText = (isCabotage: boolean | undefined): string =>
  isCabotage === undefined
    ? `Soweit der Frachtführer in einem anderen Staat ansässig ist, gilt: ${CABOTAGE}`
    : `Diese Beförderung ist Kabotage: ${CABOTAGE}`
const SUBLETTING =
  'Den Auftrag an andere weiterzugeben oder in eine Frachtbörse einzustellen, bedarf unserer vorherigen Zustimmung in Textform. Umladen und Zuladen ebenso.'
const CUSTOMERS =
  'Von Auftraggebern, die der Frachtführer erst durch diesen Auftrag kennenlernt, nimmt er während seiner Dauer und sechs Monate danach ohne unsere Zustimmung keine Beförderungsaufträge an, weder selbst noch über Dritte.'
const SECURING =
  'Das Fahrzeug ist sauber, trocken, geruchsfrei und mit ausreichenden Mitteln zur Ladungssicherung ausgestattet. Der Frachtführer verlädt betriebssicher (§ 412 Abs. 1 HGB). Vorbehalte sind bei der Übernahme in den Frachtbrief einzutragen.'
const REPORTS =
  'Verspätungen, Schäden, Fehlmengen und Annahmeverweigerungen sind uns sofort zu melden. Weisungen holt der Frachtführer bei uns ein.'
const OWN_FIRST = 'Dies geht den vorstehenden Bedingungen vor.'

/** HGB § 412 Abs. 2 and 3 leave the free time open; two hours at each end are custom (VBGL § 5 Abs. 2). */
function waitingText({ waitingRate }: CarrierTermFacts): string {
  const price =
    waitingRate === undefined
      ? 'Danach wird Standgeld nach Vereinbarung gezahlt (§ 412 Abs. 3 HGB)'
      : `Danach werden ${waitingRate} je Stunde gezahlt, je angefangene halbe Stunde anteilig (§ 412 Abs. 3 HGB)`
  return `Je zwei Stunden für Beladung und Entladung sind frei, gerechnet ab Ankunft, frühestens ab Beginn des Zeitfensters. ${price}, soweit die Wartezeit nicht vom Frachtführer zu vertreten, sofort gemeldet und im Frachtbrief quittiert ist.`
}

function palletText({ palletExchange, pallets }: CarrierTermFacts): string {
  if (!palletExchange) return 'Ein Tausch von Lademitteln ist nicht vereinbart.'
  const what = pallets === undefined ? 'Lademittel sind' : `Lademittel (${pallets}) sind`
  return `${what} an beiden Stellen Zug um Zug zu tauschen. Über jeden Tausch, auch einen unterbliebenen, ist ein Palettenschein auszustellen; ohne ihn gilt der Tausch als offen.`
}

function proofText({ proofDays = PROOF_DAYS }: CarrierTermFacts): string {
  const days = proofDays === 1 ? 'eines Werktags' : `${proofDays} Werktagen`
  return `Der quittierte Frachtbrief oder Lieferschein ist uns binnen ${days} nach der Ablieferung vorzulegen, als PDF oder Foto; er ist Voraussetzung für die Zahlung der Fracht.`
}

function invoiceText({ invoiceTo, invoiceEmail }: CarrierTermFacts): string {
  const to = invoiceTo === undefined ? '' : `an ${invoiceTo}, `
  const by = invoiceEmail === undefined ? '' : ` per E-Mail an ${invoiceEmail}`
  return `Die Rechnung ist ${to}mit unserer Auftragsnummer und dem Ablieferbeleg zu stellen${by === '' ? '' : ','}${by}.`
}
