import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const es: Translation<typeof de> = {
  'errors.page.title': 'Algo ha ido mal',
  'errors.page.text': 'No se pudo mostrar esta página. Los borradores guardados no se ven afectados.',
  'errors.panel.title': 'No se pudo mostrar este panel',
  'errors.panel.text': 'El resto del puesto de trabajo sigue bien.',
  'errors.toDispatcher': 'A Tráfico',
  'errors.reload': 'Recargar página',
  'errors.critical.title': 'Error crítico',
  'errors.critical.text': 'No se pudo mostrar la aplicación. Los borradores guardados no se ven afectados.',
  'errors.critical.countdown_one': 'La página se recarga en {{count}} segundo.',
  'errors.critical.countdown_other': 'La página se recarga en {{count}} segundos.',
  'errors.critical.stopped': 'La página ya no se recarga sola.',
  'errors.critical.stop': 'Detener',
  'errors.critical.reload': 'Recargar',
  'errors.critical.reset': 'Borrar datos locales',
  'errors.critical.resetText':
    'Se pierden borradores, ajustes y acceso en este ordenador. Los datos del servidor quedan.',
  'errors.critical.resetSure': 'Sí, borrar',
  'errors.start.connecting': 'Iniciando la conexión API…',
  'errors.start.title': 'La aplicación no puede iniciarse',
  'errors.start.text': 'La dirección del servidor está mal configurada. Avise a su administración.',
}
