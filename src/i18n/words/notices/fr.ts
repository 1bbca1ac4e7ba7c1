import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const fr: Translation<typeof de> = {
  'notice.delay.title': 'Signaler le retard au client …',
  'notice.delivery.title': 'Envoyer l’avis de livraison au destinataire …',
  'notice.pickup.title': 'Envoyer l’avis d’enlèvement au lieu de chargement …',
  'notice.delay.sent': 'Retard signalé',
  'notice.delivery.sent': 'Avis envoyé au destinataire',
  'notice.pickup.sent': 'Avis envoyé au lieu de chargement',
  'notice.window': 'Convenu : {{window}}',
  'notice.late': 'Prévu : {{time}}, {{duration}} après le créneau',
  'notice.inTime': 'Prévu : {{time}}, dans le créneau',
  'notice.expected': 'Prévu : {{time}}',
  'notice.unknown': 'Arrivée prévue inconnue',
  'notice.forecasting': 'Chargement de la prévision …',
  'notice.keeps': 'Absent de la commande, y sera conservé',
  'notice.of': '{{number}} sur {{count}}',
  'notice.failed': 'La commande n’a pas pu être chargée',
}
