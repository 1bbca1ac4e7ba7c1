import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pt: Translation<typeof de> = {
  'notice.delay.title': 'Comunicar o atraso ao cliente …',
  'notice.delivery.title': 'Enviar aviso de entrega ao destinatário …',
  'notice.pickup.title': 'Enviar aviso de recolha ao local de carga …',
  'notice.delay.sent': 'Atraso comunicado',
  'notice.delivery.sent': 'Aviso enviado ao destinatário',
  'notice.pickup.sent': 'Aviso enviado ao local de carga',
  'notice.window': 'Acordado: {{window}}',
  'notice.late': 'Previsto: {{time}}, {{duration}} após a janela',
  'notice.inTime': 'Previsto: {{time}}, dentro da janela',
  'notice.expected': 'Previsto: {{time}}',
  'notice.unknown': 'Chegada prevista desconhecida',
  'notice.forecasting': 'A carregar a previsão …',
  'notice.keeps': 'Falta na ordem, será guardado nela',
  'notice.of': '{{number}} de {{count}}',
  'notice.failed': 'Não foi possível carregar a ordem',
}
