export const de = {
  'errors.page.title': 'Etwas ist schiefgelaufen',
  'errors.page.text': 'Diese Seite konnte nicht angezeigt werden. Gespeicherte Entwürfe sind nicht betroffen.',
  'errors.panel.title': 'Dieses Panel konnte nicht angezeigt werden',
  'errors.panel.text': 'Der Rest des Arbeitsplatzes ist nicht betroffen.',
  'errors.toDispatcher': 'Zur Dispo',
  'errors.reload': 'Seite neu laden',
  'errors.critical.title': 'Kritischer Fehler',
  'errors.critical.text': 'Die Anwendung konnte nicht angezeigt werden. Gespeicherte Entwürfe sind nicht betroffen.',
  'errors.critical.countdown_one': 'Die Seite wird in {{count}} Sekunde neu geladen.',
  'errors.critical.countdown_other': 'Die Seite wird in {{count}} Sekunden neu geladen.',
  'errors.critical.stopped': 'Die Seite lädt nicht mehr von selbst neu.',
  'errors.critical.stop': 'Anhalten',
  'errors.critical.reload': 'Neu laden',
  'errors.critical.reset': 'Lokale Daten zurücksetzen',
  'errors.critical.resetText':
    'Entwürfe, Einstellungen und Anmeldung auf diesem Computer gehen verloren. Daten auf dem Server bleiben.',
  'errors.critical.resetSure': 'Ja, zurücksetzen',
  'errors.start.connecting': 'Initialisiere API Verbindung…',
  'errors.start.title': 'Die Anwendung kann nicht starten',
  'errors.start.text': 'Die Adresse des Servers ist falsch eingestellt. Bitte melden Sie das Ihrer Administration.',
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
