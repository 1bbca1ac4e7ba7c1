import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const fr: Translation<typeof de> = {
  'classic.title': 'Navigation classique',
  'classic.count_one': '{{total}} écran',
  'classic.count_other': '{{total}} écrans',
  'classic.text': 'Tous les écrans ouverts au rôle {{role}}, avec adresse et touche.',
  'classic.daily': 'Travail quotidien',
  'classic.market': 'Marché',
  'classic.office': 'Bureau',
  'classic.further': 'Autres',
}
