import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const it: Translation<typeof de> = {
  'errors.page.title': 'Qualcosa è andato storto',
  'errors.page.text': 'Impossibile mostrare questa pagina. Le bozze salvate non sono interessate.',
  'errors.panel.title': 'Impossibile mostrare questo pannello',
  'errors.panel.text': 'Il resto della postazione non è interessato.',
  'errors.toDispatcher': 'Vai al traffico',
  'errors.reload': 'Ricarica pagina',
  'errors.critical.title': 'Errore critico',
  'errors.critical.text': 'Impossibile mostrare l’applicazione. Le bozze salvate non sono interessate.',
  'errors.critical.countdown_one': 'La pagina si ricarica tra {{count}} secondo.',
  'errors.critical.countdown_other': 'La pagina si ricarica tra {{count}} secondi.',
  'errors.critical.stopped': 'La pagina non si ricarica più da sola.',
  'errors.critical.stop': 'Ferma',
  'errors.critical.reload': 'Ricarica',
  'errors.critical.reset': 'Azzera dati locali',
  'errors.critical.resetText':
    'Bozze, impostazioni e accesso su questo computer andranno persi. I dati sul server restano.',
  'errors.critical.resetSure': 'Sì, azzera',
  'errors.start.connecting': 'Inizializzazione connessione API…',
  'errors.start.title': 'Impossibile avviare l’applicazione',
  'errors.start.text': 'L’indirizzo del server è impostato in modo errato. Segnalarlo all’amministratore.',
}
