import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const es: Translation<typeof de> = {
  'business.title': 'Mis pedidos',
  'business.newest': 'solo los {{count}} más recientes de {{all}}',
  'business.filter.title': 'Filtrar por paso',
  'business.empty': 'Aún no hay pedidos propios',
  'business.empty.text': 'Aquí aparecen los pedidos que usted ha creado.',
  'business.noMatch': 'Ningún pedido está en este paso',
  'business.column.progress': 'Avance',
  'business.filter': 'Paso',
  'business.step': '{{name}} · {{percent}} · paso {{step}} de {{steps}}',
}
