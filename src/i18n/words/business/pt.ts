import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pt: Translation<typeof de> = {
  'business.title': 'As minhas ordens',
  'business.newest': 'só as {{count}} mais recentes de {{all}}',
  'business.filter.title': 'Filtrar por passo',
  'business.empty': 'Ainda sem ordens próprias',
  'business.empty.text': 'Aqui aparecem as ordens que criou.',
  'business.noMatch': 'Nenhuma ordem está neste passo',
  'business.column.progress': 'Progresso',
  'business.filter': 'Passo',
  'business.step': '{{name}} · {{percent}} · passo {{step}} de {{steps}}',
}
