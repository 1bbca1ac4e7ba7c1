import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const es: Translation<typeof de> = {
  'classic.title': 'Navegación clásica',
  'classic.count_one': '{{total}} pantalla',
  'classic.count_other': '{{total}} pantallas',
  'classic.text': 'Todas las pantallas abiertas al rol {{role}}, con dirección y tecla.',
  'classic.daily': 'Trabajo diario',
  'classic.market': 'Mercado',
  'classic.office': 'Oficina',
  'classic.further': 'Otras',
}
