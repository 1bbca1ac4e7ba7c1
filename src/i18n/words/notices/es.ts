import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const es: Translation<typeof de> = {
  'notice.delay.title': 'Comunicar el retraso al cliente …',
  'notice.delivery.title': 'Enviar aviso de entrega al destinatario …',
  'notice.pickup.title': 'Enviar aviso de recogida al lugar de carga …',
  'notice.delay.sent': 'Retraso comunicado',
  'notice.delivery.sent': 'Aviso enviado al destinatario',
  'notice.pickup.sent': 'Aviso enviado al lugar de carga',
  'notice.window': 'Acordado: {{window}}',
  'notice.late': 'Previsto: {{time}}, {{duration}} después de la franja',
  'notice.inTime': 'Previsto: {{time}}, dentro de la franja',
  'notice.expected': 'Previsto: {{time}}',
  'notice.unknown': 'Llegada prevista desconocida',
  'notice.forecasting': 'Cargando la previsión …',
  'notice.keeps': 'Falta en el pedido, se guardará en él',
  'notice.of': '{{number}} de {{count}}',
  'notice.failed': 'No se pudo cargar el pedido',
}
