import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const es: Translation<typeof de> = {
  'commands.group.viewer': 'Vista',
  'viewer.title': 'Vista de {{name}}',
  'viewer.page': 'Página {{page}} de {{count}}',
  'viewer.zoomIn': 'Ampliar el documento',
  'viewer.zoomOut': 'Reducir el documento',
  'viewer.fit': 'Mostrar la página completa',
  'viewer.turn': 'Girar el documento',
  'viewer.boxes': 'Mostrar u ocultar los campos leídos',
  'viewer.nextPage': 'Página siguiente del documento',
  'viewer.previousPage': 'Página anterior del documento',
  'viewer.panLeft': 'Mover la vista a la izquierda',
  'viewer.panRight': 'Mover la vista a la derecha',
  'viewer.panUp': 'Mover la vista hacia arriba',
  'viewer.panDown': 'Mover la vista hacia abajo',
  'viewer.download': 'Descargar el documento',
  'viewer.foot.zoom': 'Zoom',
  'viewer.foot.page': 'Página',
  'viewer.foot.turn': 'Girar',
  'viewer.foot.boxes': 'Campos sí/no',
  'viewer.noPreview': 'Sin vista previa',
  'viewer.noPreviewText':
    'Este archivo no se puede mostrar aquí. Una vez descargado, lo abre el programa correspondiente.',
  'viewer.failed': 'No se pudo cargar el archivo',
  'viewer.asOf': 'Sin conexión, estado {{time}}',
  'viewer.problem.encrypted': 'Protegido con contraseña',
  'viewer.problemText.encrypted': 'Sin contraseña este PDF no se puede leer. Pida al remitente una versión abierta.',
  'viewer.problem.broken': 'Archivo dañado',
  'viewer.problemText.broken': 'El archivo no se puede abrir. El documento se conserva.',
  'viewer.problem.tooSlow': 'Visualización interrumpida',
  'viewer.problemText.tooSlow': 'El archivo tarda demasiado en mostrarse. Una vez descargado, lo abre otro programa.',
  'viewer.problem.noReader': 'No se puede mostrar',
  'viewer.problemText.noReader':
    'No se pudo iniciar el lector de PDF. Vuelva a cargar la página o descargue el archivo.',
  'viewer.reason.none': 'Aquí no se ve ninguna página',
}
