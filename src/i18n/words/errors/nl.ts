import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const nl: Translation<typeof de> = {
  'errors.page.title': 'Er is iets misgegaan',
  'errors.page.text': 'Deze pagina kon niet worden getoond. Opgeslagen concepten blijven behouden.',
  'errors.panel.title': 'Dit paneel kon niet worden getoond',
  'errors.panel.text': 'De rest van de werkplek werkt gewoon door.',
  'errors.toDispatcher': 'Naar planning',
  'errors.reload': 'Pagina herladen',
  'errors.critical.title': 'Kritieke fout',
  'errors.critical.text': 'De toepassing kon niet worden getoond. Opgeslagen concepten blijven behouden.',
  'errors.critical.countdown_one': 'De pagina wordt over {{count}} seconde opnieuw geladen.',
  'errors.critical.countdown_other': 'De pagina wordt over {{count}} seconden opnieuw geladen.',
  'errors.critical.stopped': 'De pagina laadt niet meer vanzelf opnieuw.',
  'errors.critical.stop': 'Stoppen',
  'errors.critical.reload': 'Herladen',
  'errors.critical.reset': 'Lokale gegevens wissen',
  'errors.critical.resetText':
    'Concepten, instellingen en aanmelding op deze computer gaan verloren. Gegevens op de server blijven.',
  'errors.critical.resetSure': 'Ja, wissen',
  'errors.start.connecting': 'API-verbinding initialiseren…',
  'errors.start.title': 'De toepassing kan niet starten',
  'errors.start.text': 'Het adres van de server is verkeerd ingesteld. Meld dit aan uw beheerder.',
}
