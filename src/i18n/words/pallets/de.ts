export const de = {
  'pallets.title': 'Paletten buchen …',
  'pallets.new': 'Paletten buchen',
  'pallets.change': 'Buchung ändern',
  'pallets.choose': 'Welche Buchung?',
  'pallets.delete': 'Palettenbuchung löschen …',
  'pallets.delete.confirm': 'Buchung löschen',
  'pallets.created': 'Paletten gebucht',
  'pallets.changed': 'Palettenbuchung geändert',
  'pallets.failed': 'Palettenkonto konnte nicht geladen werden',
  'pallets.none': 'Noch keine Buchungen',
  'pallets.day': 'Tag',
  'pallets.kind': 'Ladungsträger',
  'pallets.kind.euro': 'Europaletten',
  'pallets.kind.meshBox': 'Gitterboxen',
  'pallets.kind.industrial': 'Industriepaletten',
  'pallets.kind.dusseldorf': 'Düsseldorfer Paletten',
  'pallets.reason': 'Vorgang',
  'pallets.reason.notExchanged': 'Nicht getauscht',
  'pallets.reason.exchanged': 'Getauscht',
  'pallets.reason.returned': 'Rückgabe',
  'pallets.reason.correction': 'Korrektur',
  'pallets.reason.writtenOff': 'Ausbuchung',
  'pallets.quantity': 'Stück',
  'pallets.quantity.hint':
    'Rückgabe und Ausbuchung verringern den Saldo; Korrektur +: der Partner schuldet uns, −: wir ihm',
  'pallets.balance': 'Saldo',
  'pallets.reference': 'Palettenschein',
  'pallets.ours': '{{kind}}: {{count}} zu unseren Gunsten',
  'pallets.theirs': '{{kind}}: {{count}} zu unseren Lasten',
  'pallets.even': '{{kind}}: ausgeglichen',
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
