export const de = {
  'ocr.read': 'Dokument einlesen',
  'ocr.readAnew': 'Neu lesen',
  'ocr.readBy': 'Mit Vorlage einlesen',
  'ocr.chooseTemplate': 'Vorlage wählen',
  'ocr.noTemplate': 'Ohne Vorlage',
  'ocr.allFields': 'alle Felder, die sich finden',
  'ocr.cancel': 'Einlesen abbrechen',
  'ocr.done': 'Gelesen',
  'ocr.found_one': '{{name}}: {{count}} Feld gelesen',
  'ocr.found_other': '{{name}}: {{count}} Felder gelesen',
  'ocr.waiting': 'Wartet, bis das Dokument davor gelesen ist',
  'ocr.sending': 'Felder werden gesucht',
  'ocr.problem.format': 'Dateien dieser Art werden nicht gelesen',
  'ocr.problem.encrypted': 'Die Datei ist mit einem Kennwort geschützt',
  'ocr.problem.broken': 'Die Datei ist beschädigt',
  'ocr.problem.empty': 'Auf dem Papier ist kein Text zu erkennen',
  'ocr.problem.resolution': 'Auflösung {{dpi}} dpi, das ist zu grob',
  'ocr.problem.tooSlow': 'Das Lesen hat zu lange gedauert',
  'ocr.problem.noReader': 'Das Leseprogramm konnte nicht geladen werden',
  'ocr.reason.underWay': 'Das Dokument wird schon gelesen',
  'ocr.reason.notUnderWay': 'Das Dokument wird gerade nicht gelesen',
  'ocr.reason.notRead': 'Das Dokument ist noch nicht gelesen',
  'ocr.makeOrder': 'Eingelesenen Auftrag anlegen',
  'ocr.orderMade': '{{number}} eingelesen',
  'ocr.madeBefore': 'Schon angelegt als {{number}}',
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
