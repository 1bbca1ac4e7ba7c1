import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const fr: Translation<typeof de> = {
  'business.title': 'Mes commandes',
  'business.newest': 'seulement les {{count}} plus récentes sur {{all}}',
  'business.filter.title': 'Filtrer par étape',
  'business.empty': 'Pas encore de commandes à vous',
  'business.empty.text': 'Les commandes que vous avez créées apparaissent ici.',
  'business.noMatch': 'Aucune commande à cette étape',
  'business.column.progress': 'Avancement',
  'business.filter': 'Étape',
  'business.step': '{{name}} · {{percent}} · étape {{step}} sur {{steps}}',
}
