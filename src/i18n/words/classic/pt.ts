import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pt: Translation<typeof de> = {
  'classic.title': 'Navegação clássica',
  'classic.count_one': '{{total}} ecrã',
  'classic.count_other': '{{total}} ecrãs',
  'classic.text': 'Todos os ecrãs abertos à função {{role}}, com endereço e tecla.',
  'classic.daily': 'Trabalho diário',
  'classic.market': 'Mercado',
  'classic.office': 'Escritório',
  'classic.further': 'Outros',
}
