import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pl: Translation<typeof de> = {
  'errors.page.title': 'Coś poszło nie tak',
  'errors.page.text': 'Nie udało się wyświetlić strony. Zapisane szkice są bezpieczne.',
  'errors.panel.title': 'Nie udało się wyświetlić tego panelu',
  'errors.panel.text': 'Reszta obszaru roboczego działa.',
  'errors.toDispatcher': 'Do dyspozycji',
  'errors.reload': 'Odśwież stronę',
  'errors.critical.title': 'Błąd krytyczny',
  'errors.critical.text': 'Nie udało się wyświetlić aplikacji. Zapisane szkice są bezpieczne.',
  'errors.critical.countdown_one': 'Strona odświeży się za {{count}} sekundę.',
  'errors.critical.countdown_few': 'Strona odświeży się za {{count}} sekundy.',
  'errors.critical.countdown_many': 'Strona odświeży się za {{count}} sekund.',
  'errors.critical.countdown_other': 'Strona odświeży się za {{count}} sekundy.',
  'errors.critical.stopped': 'Strona już sama się nie odświeży.',
  'errors.critical.stop': 'Zatrzymaj',
  'errors.critical.reload': 'Odśwież',
  'errors.critical.reset': 'Wyczyść dane lokalne',
  'errors.critical.resetText':
    'Szkice, ustawienia i logowanie na tym komputerze przepadną. Dane na serwerze pozostaną.',
  'errors.critical.resetSure': 'Tak, wyczyść',
  'errors.start.connecting': 'Łączenie z API…',
  'errors.start.title': 'Nie można uruchomić aplikacji',
  'errors.start.text': 'Adres serwera jest błędnie ustawiony. Proszę zgłosić to administracji.',
}
