import { expect, it } from 'vitest'
import { LANGUAGES, languageCodes } from '#src/i18n/languages.ts'
import type { MessageKey } from '#src/i18n/keys.ts'
import { wordsOf } from '#tests/support/words.ts'

/*
 * One word for one thing. What was said in two ways once, or in a way no forwarder says it, does not come back: neither in
 * the words of the interface nor in sentences made elsewhere.
 */

const sources = import.meta.glob<string>(
  ['../../src/**/*.{ts,tsx}', '../../machines/**/*.ts', '../../mock-server/**/*.ts', '!../../src/i18n/words/*/*.ts'],
  { eager: true, query: '?raw', import: 'default' },
)
/** The code without its comments. */
const code = Object.entries(sources).map(
  ([path, text]) => [path, text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')] as const,
)

/** What no one reads: words a command is found by, and notes somebody typed in the demo world. */
const IS_TYPED = /synonym|fields\.words|command-words|\/seed\/(?:cargo|set-orders|orders|order-charges|loading-points)/

/** What is not said any more, and what is said in its place. */
const GERMAN: readonly (readonly [RegExp, string])[] = [
  [/Transport ist noch nicht geladen/, 'Ware ist noch nicht verladen'],
  [/Speditionsauftr/, 'Transportauftrag'],
  [/Kunden ändern/, 'Kunde ändern …'],
  [/im Schnitt/, 'Ø'],
  [/Erfüllungsquote/, 'Abschlussquote'],
  [/Umsatz gesamt/, 'Gesamtumsatz'],
  [/\beilig/, 'Hoch, wie die Priorität'],
  [/Keine eigene Änderung vorhanden/, 'Nichts rückgängig zu machen'],
  [/Nichts zurückgenommen/, 'Nichts wiederherzustellen'],
  [/^Gemacht$/, 'Ausgeführt'],
  [/^Zurückgenommen/, 'Rückgängig gemacht'],
  [/nicht zurücknehmen|Rücknahme/, 'rückgängig machen'],
  [/erst wieder verbinden/, 'nur mit Verbindung möglich'],
  [/gelungen/, 'fehlgeschlagen, ausgeführt'],
  [/, Mitte /, 'Mittel'],
  [/ein eigener Preis gilt/, 'Kalkuliert, überschreibbar'],
  [/Vorschlag ab/, 'Empfohlen'],
  [/^Pflicht$/, '(Pflichtfeld)'],
  [/\bFassung\b/, 'Version'],
  [/^Gewünscht$/, 'Fahrzeugwunsch'],
  [/^Umfang$/, 'Menge'],
  [/^Zusätze$/, 'Zusatzleistungen'],
  [/Taste springt/, '+ Buchstabe: Gehe zu'],
  [/^Kopiert$/, '{{what}} kopiert'],
  [/Eigene Auswahl/, 'Ohne Ansicht'],
  [/Unterlage/, 'Dokumente'],
  [/Hebebühne/, 'Ladebordwand'],
  [/\bHalte?\b/, 'Stopp'],
  [/^Unternehmer$/, 'Frachtführer'],
  [/Liefertermin/, 'Entladetermin'],
]
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/speaks against/, 'Undoing this breaks a rule'],
  [/not open to your role/, 'You don’t have access'],
  [/steps before first/, 'earlier steps first'],
  [/Start anew/, 'Start over'],
  [/Lower list rows/, 'Shorter rows'],
  [/set wrongly/, 'misconfigured'],
  [/key jumps/, 'key: go to'],
  [/time window/, 'time slot'],
  [/is too much/, 'does not belong there'],
  [/pick-?up date/i, 'collection date'],
  [/inquir/i, 'enquiry'],
]
/** A word typed where it does not belong is not an amount that is too large. */
const TOO_MUCH: Readonly<
  Record<'cs' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'pt' | 'sv', readonly (readonly [RegExp, string])[]>
> = {
  cs: [[/“ je (?:příliš mnoho|moc)/, 'je navíc']],
  es: [[/» es demasiado/, 'sobra']],
  fr: [[/» (?:est|c’est) trop/, 'est de trop']],
  it: [[/» è troppo/, 'è di troppo']],
  nl: [[/’ is te veel/, 'hoort daar niet']],
  pl: [[/” to za dużo/, 'tu nie pasuje']],
  pt: [[/» é demais/, 'está a mais']],
  sv: [[/” är för mycket/, 'hör inte hemma där']],
}

it.each([
  ['de', GERMAN],
  ['en', ENGLISH],
  ['cs', TOO_MUCH.cs],
  ['es', TOO_MUCH.es],
  ['fr', TOO_MUCH.fr],
  ['it', TOO_MUCH.it],
  ['nl', TOO_MUCH.nl],
  ['pl', TOO_MUCH.pl],
  ['pt', TOO_MUCH.pt],
  ['sv', TOO_MUCH.sv],
] as const)('%s: what was said otherwise once is not said again', (language, forbidden) => {
  const found = Object.entries(wordsOf(language)).flatMap(([key, text]) =>
    forbidden.flatMap(([old, now]) =>
      old.test(text) && !IS_TYPED.test(key) ? [`${key}: „${text}“, say: ${now}`] : [],
    ),
  )
  expect(Object.keys(wordsOf(language)).length).toBeGreaterThan(2000)
  expect(found).toEqual([])
})

it('nor in sentences that are made outside the tables of words', () => {
  // Only what a phrase tells by itself: a word alone may be another one in code.
  const phrases = GERMAN.filter(([old]) => !old.source.startsWith('^') && !/Halte|eilig|gelungen/.test(old.source))
  const found = code
    .filter(([path]) => !IS_TYPED.test(path))
    .flatMap(([path, text]) =>
      text
        .split('\n')
        .filter((line) => !IS_TYPED.test(line))
        .flatMap((line) => phrases.flatMap(([old]) => (old.test(line) ? [`${path}: ${line.trim()}`] : []))),
    )
  expect(code.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})

/** Keys that name the same thing at different places. */
const SAME: readonly (readonly [MessageKey, MessageKey])[] = [
  ['chrome.documents', 'documents.title'],
  ['orders.documents', 'documents.title'],
  ['orders.field.proofOfDeliveryVerified', 'records.document.kind.pod'],
  ['orders.label.proof', 'records.document.kind.pod'],
  ['board.carrier', 'orders.carrier'],
  ['proposals.carrier', 'orders.carrier'],
  ['wizard.tailLift', 'orders.field.tailLift'],
  ['orders.needs.tailLift', 'orders.field.tailLift'],
  ['records.vehicle.tailLift', 'orders.field.tailLift'],
  ['price.line.LBW', 'orders.field.tailLift'],
  ['settings.health.smartMatching', 'chrome.health.smartMatching'],
  ['settings.health.angebotsMatching', 'chrome.health.angebotsMatching'],
  ['settings.health.gpsTracking', 'chrome.health.gpsTracking'],
  ['orders.transports', 'transports.title'],
  ['message.kind.transportOrder', 'papers.paper.forwarding'],
]

it.each(languageCodes)('%s: the same thing has the same name everywhere', (language) => {
  const words = wordsOf(language)
  expect(SAME.filter(([one, other]) => words[one] === undefined || words[one] !== words[other])).toEqual([])
})

it('durations are written in one place', () => {
  const inWords = languageCodes.flatMap((language) =>
    Object.entries(wordsOf(language)).flatMap(([key, text]) =>
      /\}\} ?(?:(?:h|u) ?\{\{|min(?!\p{L})|Min\.)/u.test(text) ? [`${language} ${key}: ${text}`] : [],
    ),
  )
  const inCode = code.flatMap(([path, text]) =>
    path.endsWith('/domain/basics/durations.ts') || IS_TYPED.test(path)
      ? []
      : (text.match(/^.*\$\{[^}]*\} (?:h|min|Minuten|Stunden)\b.*$/gm) ?? []).map((line) => `${path}: ${line}`),
  )
  expect([inWords, inCode]).toEqual([[], []])
})

it.each(languageCodes)('%s: percent stands as the language writes it', (language) => {
  const isApart = /\s/.test(new Intl.NumberFormat(LANGUAGES[language].locale, { style: 'percent' }).format(0.5))
  const wrong = Object.entries(wordsOf(language)).filter(([key, text]) => {
    // What is typed needs no blank, whatever the language.
    if (/^line\.|\.hint$|\.wrong$/.test(key)) return false
    return isApart ? /[\d}]%/.test(text) : /[\d}]\s%/.test(text)
  })
  expect(wrong).toEqual([])
})
