import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const it: Translation<typeof de> = {
  'notice.delay.title': 'Comunica il ritardo al cliente …',
  'notice.delivery.title': 'Invia l’avviso di consegna al destinatario …',
  'notice.pickup.title': 'Invia l’avviso di ritiro al luogo di carico …',
  'notice.delay.sent': 'Ritardo comunicato',
  'notice.delivery.sent': 'Avviso inviato al destinatario',
  'notice.pickup.sent': 'Avviso inviato al luogo di carico',
  'notice.window': 'Concordato: {{window}}',
  'notice.late': 'Previsto: {{time}}, {{duration}} dopo la fascia oraria',
  'notice.inTime': 'Previsto: {{time}}, nella fascia oraria',
  'notice.expected': 'Previsto: {{time}}',
  'notice.unknown': 'Arrivo previsto sconosciuto',
  'notice.forecasting': 'Caricamento della previsione …',
  'notice.keeps': 'Manca nell’ordine, vi sarà salvata',
  'notice.of': '{{number}} di {{count}}',
  'notice.failed': 'Impossibile caricare l’ordine',
}
